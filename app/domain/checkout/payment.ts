import type { Order } from "../orders/order.ts";
import type { Locale } from "../languages.ts";
import { pastedLine } from "../pasted-line.ts";
import type { Viewer } from "../viewer.ts";
import { deadlineView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import { formatOrderNumber } from "../orders/order-number.ts";
import type { PaymentKind, PaymentState } from "../orders/order-states.ts";
import { isOnlineKind } from "../orders/payment-providers.ts";

const MINUTE = 60_000;

/** Each try has a new reference at the provider. */
export const payTries = 20;

/** amount in santim; null where missing or unreadable. */
export interface Transaction {
  reference: string | null;
  amount: number | null;
  currency: string | null;
  status: string | null;
  outsideReference: string | null;
}

/** mismatch: another amount or currency than requested; an operator decides. */
export type Verdict = "paid" | "failed" | "open" | "mismatch";

export function judge(transaction: Transaction, asked: { reference: string; amount: number }): Verdict {
  if (transaction.reference !== asked.reference) return "open";
  if (transaction.status !== null && FAILED.has(transaction.status)) return "failed";
  if (transaction.status !== "success") return "open";
  return transaction.amount === asked.amount && transaction.currency === "ETB" ? "paid" : "mismatch";
}

const FAILED = new Set(["failed", "failed/cancelled", "cancelled"]);

/** An amount in birr in decimals, in santim. */
export function parseBirr(value: unknown): number | null {
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  const match = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0")) : null;
}

/** null once the payment page is too old to be paid. */
export function nextCheck(openedAt: number, now: number): number | null {
  const age = Math.max(now - openedAt, MINUTE);
  return age > 3 * 24 * 60 * MINUTE ? null : now + Math.max(2 * MINUTE, Math.floor(age / 4));
}

/** 4 to 40 letters and digits; else null. */
export function parseBankReference(text: string): string | null {
  const typed = pastedLine(text).replace(/\s+/g, "").toUpperCase();
  return /^[A-Z0-9][A-Z0-9/._-]{2,38}[A-Z0-9]$/.test(typed) ? typed : null;
}

export type BankAccount = ReturnType<typeof parseBankAccounts>[number];

/** BANK_ACCOUNTS, one per line: "Bank; account number; holder", optionally with the Amharic names of both. */
export function parseBankAccounts(text: string, locale: Locale = "en") {
  return text.split("\n").flatMap((line) => {
    const parts = line.split(";").map((part) => part.trim());
    const [bank = "", number = "", holder = "", bankAm = "", holderAm = ""] = parts;
    if (!bank || !number || !holder || (parts.length !== 3 && (parts.length !== 5 || !bankAm || !holderAm))) return [];
    if (locale === "en") return [{ bank, number, holder }];
    return [bankAm ? { bank: bankAm, number, holder: holderAm } : { bank, number, holder, lang: "en" as const }];
  });
}

export interface OwnPayment extends Pick<Order, "publicId" | "number" | "name" | "phone" | "email"> {
  orderId: number;
  kind: PaymentKind;
  state: PaymentState;
  /** Without parcels cancelled before payment. */
  amount: number;
  payBy: number | null;
  bankReference: string | null;
  /** 1: an operator has already looked for the transfer. */
  isDecided: 0 | 1;
  /** Money that came too late or twice: owed to the shopper, or refunded. */
  lateAmount: number | null;
  /** 1: the provider received another amount or currency than requested. */
  isMismatch: 0 | 1;
  /** How often the provider's page was opened. */
  tries: number;
  page: string | null;
}

export type PaymentView = ReturnType<typeof paymentView>;

interface Circumstances {
  viewer: Pick<Viewer, "locale" | "now">;
  accounts: readonly BankAccount[];
  isPageOn: boolean;
  isBack: boolean;
}

export function paymentView(payment: OwnPayment, { viewer, accounts, isPageOn, isBack }: Circumstances) {
  const { kind, number, publicId, payBy, bankReference, isDecided, lateAmount, tries, state } = payment;
  const mayCheck = isPageOn && tries > 0 && state !== "paid" && lateAmount === null;
  // checking: the shopper comes back from the provider.
  const step = isBack && mayCheck ? ("checking" as const) : stepOf(payment, viewer.now, isPageOn);
  const isOpen = step === "transfer" || step === "pay" || step === "off";
  return {
    step,
    page: isOnlineKind(kind) ? kind : null,
    href: `/orders/${publicId}/pay`,
    orderHref: `/orders/${publicId}`,
    number: formatOrderNumber(number),
    amount: formatEtb(payment.amount),
    until: isOpen && payBy !== null ? deadlineView(payBy, viewer.locale) : null,
    accounts: step === "transfer" ? accounts : [],
    bankReference,
    /** A transfer that came too late is refunded. */
    mayReport: kind === "transfer" && state !== "paid" && lateAmount === null && !isDecided,
    mayCheck,
    lateAmount: lateAmount === null ? null : formatEtb(lateAmount),
    isMismatch: payment.isMismatch === 1,
  };
}

/** reported: an operator is looking for the transfer; notFound: it did not arrive; off: the provider is not set up. */
function stepOf({ kind, state, payBy }: OwnPayment, now: number, isPageOn: boolean) {
  if (state === "failed" && kind === "transfer") return "notFound";
  if (state !== "due" && state !== "pending") return state;
  if (payBy !== null && payBy <= now) return "expired";
  if (state === "due") return "transfer";
  return isPageOn ? "pay" : "off";
}
