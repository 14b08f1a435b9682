import { deadlineView, type DateView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import { formatOrderNumber } from "../orders/order-number.ts";
import type { PaymentKind, PaymentState } from "../orders/order-states.ts";
import type { Viewer } from "../viewer.ts";
import type { BankAccount } from "./payment.ts";

/** How one order is to be paid, for who may see it; amounts in santim, times in UTC ms. */
export interface OwnPayment {
  orderId: number;
  publicId: string;
  /** Ten digits, as stored. */
  number: string;
  kind: PaymentKind;
  state: PaymentState;
  /** What there is to pay, or was paid: parcels cancelled before are left out. */
  amount: number;
  payBy: number | null;
  name: string;
  phone: string;
  email: string | null;
  /** The transfer its shopper reported. */
  bankReference: string | null;
  /** 1: an operator looked for it already. */
  isDecided: 0 | 1;
  /** Owed back or given back: money that came too late or twice. */
  lateAmount: number | null;
  /** 1: Chapa has money for it that is not what was asked for. */
  isMismatch: 0 | 1;
  /** Openings of Chapa's page. */
  tries: number;
  /** Chapa's page that was opened last for this amount. */
  page: string | null;
}

/**
 * What the page of a payment shows: transfer, reported, notFound: how to transfer, that we look for it, that it did not come; pay, off: Chapa's page, and
 * that it is closed; checking: the shopper comes back from it; the others: nothing is to be paid here any more.
 */
type PaymentStep =
  "transfer" | "reported" | "pay" | "off" | "checking" | "paid" | "failed" | "notFound" | "expired" | "void";

/** The page of a payment; amounts are finished strings. */
export interface PaymentView {
  step: PaymentStep;
  href: string;
  orderHref: string;
  number: string;
  amount: string;
  until: DateView | null;
  accounts: readonly BankAccount[];
  bankReference: string | null;
  /** Whether the number of a transfer may be told now: what came too late is given back. */
  mayReport: boolean;
  /** Whether it is worth asking Chapa what became of it. */
  mayCheck: boolean;
  lateAmount: string | null;
  /** Whether money came that does not pay the order: not the amount or currency asked for. */
  isMismatch: boolean;
}

interface Circumstances {
  viewer: Pick<Viewer, "locale" | "now">;
  accounts: readonly BankAccount[];
  isChapaOn: boolean;
  /** The address is the one Chapa leads back to. */
  isBack: boolean;
}

/** The page of a payment at `viewer.now` (UTC ms). */
export function paymentView(payment: OwnPayment, { viewer, accounts, isChapaOn, isBack }: Circumstances): PaymentView {
  const { kind, number, publicId, payBy, bankReference, isDecided, lateAmount, tries, state } = payment;
  const mayCheck = kind === "chapa" && isChapaOn && tries > 0 && state !== "paid" && lateAmount === null;
  const step = isBack && mayCheck ? "checking" : stepOf(payment, viewer.now, isChapaOn);
  const isOpen = step === "transfer" || step === "pay" || step === "off";
  return {
    step,
    href: `/orders/${publicId}/pay`,
    orderHref: `/orders/${publicId}`,
    number: formatOrderNumber(number),
    amount: formatEtb(payment.amount),
    until: isOpen && payBy !== null ? deadlineView(payBy, viewer.locale) : null,
    accounts: step === "transfer" ? accounts : [],
    bankReference,
    mayReport: kind === "transfer" && state !== "paid" && lateAmount === null && !isDecided,
    mayCheck,
    lateAmount: lateAmount === null ? null : formatEtb(lateAmount),
    isMismatch: payment.isMismatch === 1,
  };
}

function stepOf({ kind, state, payBy }: OwnPayment, now: number, isChapaOn: boolean): PaymentStep {
  if (state === "failed" && kind === "transfer") return "notFound";
  if (state !== "due" && state !== "pending") return state;
  if (payBy !== null && payBy <= now) return "expired";
  if (state === "due") return "transfer";
  return isChapaOn ? "pay" : "off";
}
