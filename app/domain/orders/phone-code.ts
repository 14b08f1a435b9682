import type { PaymentKind, PaymentState } from "./order-states.ts";

/** Santim above which the phone of an order for cash is confirmed, unless CASH_CODE_ABOVE says otherwise: 10,000 birr. */
export const cashCodeAbove = 1_000_000;

/** Hours for which an order holds its goods while its phone is not confirmed. */
const phoneCodeHours = 24;

/**
 * Reads CASH_CODE_ABOVE: whole santim, "0" or "off" for no limit (`above` null), empty for the default of 10,000 birr. Null for
 * anything else.
 */
export function readCashCodeAbove(text: string): { above: number | null } | null {
  const typed = text.trim();
  if (typed === "") return { above: cashCodeAbove };
  if (typed === "off") return { above: null };
  if (!/^\d{1,12}$/.test(typed)) return null;
  return { above: Number(typed) === 0 ? null : Number(typed) };
}

interface CashOrder {
  kind: PaymentKind;
  /** What is to be paid at the door, in santim, whatever currency was shown. */
  total: number;
  /** Santim; null: no order needs a code. */
  above: number | null;
}

/** Whether an order is told to its sellers only once its phone is confirmed by code: for cash, and above the limit. */
export function isPhoneCodeNeeded({ kind, total, above }: CashOrder): boolean {
  return kind === "cash" && above !== null && total > above;
}

/** Until when (UTC ms) an order placed now holds its goods for the code of its phone. */
export function phoneCodeUntil(now: number): number {
  return now + phoneCodeHours * 3_600_000;
}

/** Whether an order still waits for the code of its phone: cash with an end has not been made certain. */
export function waitsForPhoneCode(payment: { kind: PaymentKind; state: PaymentState; payBy: number | null }): boolean {
  return payment.kind === "cash" && payment.state === "due" && payment.payBy !== null;
}
