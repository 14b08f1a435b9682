import { deadlineView, type DateView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import { formatOrderNumber } from "../orders/order-number.ts";
import type { PaymentKind, PaymentState } from "../orders/order-states.ts";
import type { Viewer } from "../viewer.ts";
import type { BankAccount } from "./payment.ts";
import { isOnlineKind, type OnlineKind } from "../orders/payment-providers.ts";

export interface OwnPayment {
  orderId: number;
  publicId: string;
  number: string;
  kind: PaymentKind;
  state: PaymentState;
  /** Without parcels cancelled before payment. */
  amount: number;
  payBy: number | null;
  name: string;
  phone: string;
  email: string | null;
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

/**
 * reported: an operator is looking for the transfer; notFound: it did not arrive; off: the provider is not set up; checking:
 * the shopper comes back from the provider.
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

export interface PaymentView {
  step: PaymentStep;
  page: OnlineKind | null;
  href: string;
  orderHref: string;
  number: string;
  amount: string;
  until: DateView | null;
  accounts: readonly BankAccount[];
  bankReference: string | null;
  /** A transfer that came too late is refunded. */
  mayReport: boolean;
  mayCheck: boolean;
  lateAmount: string | null;
  isMismatch: boolean;
}

interface Circumstances {
  viewer: Pick<Viewer, "locale" | "now">;
  accounts: readonly BankAccount[];
  isPageOn: boolean;
  isBack: boolean;
}

export function paymentView(payment: OwnPayment, { viewer, accounts, isPageOn, isBack }: Circumstances): PaymentView {
  const { kind, number, publicId, payBy, bankReference, isDecided, lateAmount, tries, state } = payment;
  const mayCheck = isPageOn && tries > 0 && state !== "paid" && lateAmount === null;
  const step = isBack && mayCheck ? "checking" : stepOf(payment, viewer.now, isPageOn);
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
    mayReport: kind === "transfer" && state !== "paid" && lateAmount === null && !isDecided,
    mayCheck,
    lateAmount: lateAmount === null ? null : formatEtb(lateAmount),
    isMismatch: payment.isMismatch === 1,
  };
}

function stepOf({ kind, state, payBy }: OwnPayment, now: number, isPageOn: boolean): PaymentStep {
  if (state === "failed" && kind === "transfer") return "notFound";
  if (state !== "due" && state !== "pending") return state;
  if (payBy !== null && payBy <= now) return "expired";
  if (state === "due") return "transfer";
  return isPageOn ? "pay" : "off";
}
