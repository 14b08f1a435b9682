import { waitsForPhoneCode } from "./phone-code.ts";
import type { Order } from "./order.ts";

/** `says`: a key of the `orders` texts. */
export function paymentNote({ payment }: Pick<Order, "payment">) {
  const says = keyOf(payment);
  return { says, isOpen: says === "transferDue" || says === "pagePending" } as const;
}

function keyOf(payment: Order["payment"]) {
  const { kind, state } = payment;
  if (waitsForPhoneCode(payment)) return "cashUnconfirmed";
  if (state === "expired" && kind === "cash") return "phoneExpired";
  if (state === "due") return kind === "cash" ? "cash" : "transferDue";
  return state === "pending" ? "pagePending" : state;
}
