import type { PaymentKind, PaymentState } from "./order-states.ts";

/** Santim: 10,000 birr, unless CASH_CODE_ABOVE says otherwise. */
export const cashCodeAbove = 1_000_000;

const phoneCodeHours = 24;

/** "0" or "off": no limit (`above` null); empty: the default. */
export function readCashCodeAbove(text: string): { above: number | null } | null {
  const typed = text.trim();
  if (typed === "") return { above: cashCodeAbove };
  if (typed === "off") return { above: null };
  if (!/^\d{1,12}$/.test(typed)) return null;
  return { above: Number(typed) === 0 ? null : Number(typed) };
}

interface CashOrder {
  kind: PaymentKind;
  total: number;
  /** null: no order needs a code. */
  above: number | null;
}

/** Sellers get such an order only once its phone is confirmed. */
export function isPhoneCodeNeeded({ kind, total, above }: CashOrder): boolean {
  return kind === "cash" && above !== null && total > above;
}

export function phoneCodeUntil(now: number): number {
  return now + phoneCodeHours * 3_600_000;
}

export function waitsForPhoneCode(payment: { kind: PaymentKind; state: PaymentState; payBy: number | null }): boolean {
  return payment.kind === "cash" && payment.state === "due" && payment.payBy !== null;
}
