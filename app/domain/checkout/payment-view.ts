import { deadlineView, type DateView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import { formatOrderNumber } from "../orders/order-number.ts";
import type { PaymentKind, PaymentState } from "../orders/order-states.ts";
import type { Viewer } from "../viewer.ts";
import type { BankAccount } from "./payment.ts";

/** Payment of one order, for a visitor who may open it; amounts in santim, times in UTC ms. */
export interface OwnPayment {
  orderId: number;
  publicId: string;
  /** Ten digits, as stored. */
  number: string;
  kind: PaymentKind;
  state: PaymentState;
  /** Amount due or paid, without parcels cancelled before payment. */
  amount: number;
  payBy: number | null;
  name: string;
  phone: string;
  email: string | null;
  /** Bank reference of the transfer that the shopper reported. */
  bankReference: string | null;
  /** 1: an operator has already looked for the transfer. */
  isDecided: 0 | 1;
  /** Money that came too late or twice: owed to the shopper, or refunded. */
  lateAmount: number | null;
  /** 1: Chapa received another amount or currency than asked for. */
  isMismatch: 0 | 1;
  /** How often Chapa's page was opened. */
  tries: number;
  /** Chapa's page that was last opened for this amount. */
  page: string | null;
}

/**
 * What a payment's page shows. transfer: how to transfer; reported: an operator is looking for the transfer; notFound:
 * it did not arrive; pay: a link to Chapa's page; off: Chapa is unavailable; checking: the shopper comes back from
 * Chapa; otherwise nothing is left to pay.
 */
type PaymentStep =
  | "transfer"
  | "reported"
  | "pay"
  | "off"
  | "checking"
  | "paid"
  | "failed"
  | "notFound"
  | "expired"
  | "void";

/** View model of a payment's page; amounts are finished strings. */
export interface PaymentView {
  step: PaymentStep;
  href: string;
  orderHref: string;
  number: string;
  amount: string;
  until: DateView | null;
  accounts: readonly BankAccount[];
  bankReference: string | null;
  /** Whether a transfer may be reported now; one that came too late is refunded. */
  mayReport: boolean;
  /** Whether Chapa may know more than we do. */
  mayCheck: boolean;
  lateAmount: string | null;
  /** Money came that does not pay the order: another amount or currency than asked for. */
  isMismatch: boolean;
}

interface Circumstances {
  viewer: Pick<Viewer, "locale" | "now">;
  accounts: readonly BankAccount[];
  isChapaOn: boolean;
  /** The shopper was redirected here by Chapa. */
  isBack: boolean;
}

/** View model of a payment's page at `viewer.now` (UTC ms). */
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
