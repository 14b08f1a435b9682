import type { DeskParcelRow } from "../../../data/orders/desk-parcels.server.ts";
import { formatEtb } from "../../../domain/money.ts";
import { orderLineView } from "../../../domain/orders/order-line-view.ts";
import type { ParcelState, PaymentKind, PaymentState } from "../../../domain/orders/order-states.ts";
import { useDesk } from "../../../shared/desk/desk-parts.tsx";
import { ChosenLine } from "../../../ui/chosen-line.tsx";

/** null where nothing is to be collected at the door. */
export function cashDue(
  payment: { kind: PaymentKind; state: PaymentState },
  { state, total }: { state: ParcelState; total: number },
): string | null {
  const isOpen = payment.kind === "cash" && payment.state === "due" && state !== "cancelled" && state !== "delivered";
  return isOpen ? formatEtb(total) : null;
}

export function ParcelGoods({ lines }: { lines: DeskParcelRow["lines"] }) {
  const { locale } = useDesk().viewer;
  return (
    <ul role="list">
      {lines.map((line) => {
        const shown = orderLineView(line, locale);
        return (
          <li key={shown.key}>
            <ChosenLine line={shown} />
          </li>
        );
      })}
    </ul>
  );
}
