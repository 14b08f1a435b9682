import type { RouterContextProvider } from "react-router";
import type { OpenPayments, OperatorPayment } from "../../../data/payments/operator-payments.server.ts";
import { phoneText } from "../../../domain/accounts/phone.ts";
import { momentView } from "../../../domain/date-view.ts";
import { formatEtb } from "../../../domain/money.ts";
import { formatOrderNumber } from "../../../domain/orders/order-number.ts";
import { translator } from "../../../request/locale.server.ts";
import { viewerContext } from "../../../request/viewer.server.ts";

type Context = Readonly<RouterContextProvider>;

export function paymentsView(context: Context, open: OpenPayments, limit: number) {
  const { locale, now } = context.get(viewerContext);
  const t = context.get(translator);
  const moment = (at: number) => momentView(at, locale, now);
  const hasMore = Object.values(open).some((rows: unknown[]) => rows.length > limit);
  return {
    transfers: open.transfers.slice(0, limit).map(({ number, amount, bankReference, reportedAt, state }) => ({
      ...orderOf(number),
      amount: formatEtb(amount),
      bankReference,
      reported: moment(reportedAt),
      late: state === "reported" ? null : t(`deskEvents.state_${state}`),
    })),
    mismatches: open.mismatches.slice(0, limit).map(({ number, amount, reference, openedAt }) => ({
      ...orderOf(number),
      amount: formatEtb(amount),
      reference,
      opened: moment(openedAt),
    })),
    refunds: refundsByOrder(open.refunds, limit).map(([first, ...more]) => ({
      ...orderOf(first.number),
      name: first.name,
      phone: first.phone,
      phoneText: phoneText(first.phone),
      since: moment(first.createdAt),
      total: formatEtb([first, ...more].reduce((sum, { amount }) => sum + amount, 0)),
      parts: [first, ...more].map(({ parcel, amount }) => ({
        parcel: parcel > 0 ? t("deskPayments.parcel", { number: parcel }) : t("deskPayments.surplus"),
        amount: formatEtb(amount),
      })),
    })),
    hasMore,
  };
}

export type PaymentsView = ReturnType<typeof paymentsView>;

export function foundPayment(context: Context, number: string, payment: OperatorPayment) {
  const t = context.get(translator);
  const { kind, state, amount, refundDue, bankReference } = payment;
  return {
    ...orderOf(number),
    kind: t(`orders.kind_${kind}`),
    state: t(`deskEvents.state_${state}`),
    amount: formatEtb(amount),
    refundDue: refundDue > 0 ? formatEtb(refundDue) : null,
    bankReference,
    mayConfirm: kind === "transfer" && state !== "paid",
  };
}

export type FoundPayment = ReturnType<typeof foundPayment>;

function orderOf(number: string) {
  return { number, order: formatOrderNumber(number), href: `/desk/orders/${number}` };
}

type Refund = OpenPayments["refunds"][number];

/** Refunds are recorded for a whole order, so an order that the limit would cut is left out. */
function refundsByOrder(refunds: readonly Refund[], limit: number): [Refund, ...Refund[]][] {
  const cut = refunds.length > limit ? refunds[limit]!.number : null;
  const byOrder = new Map<string, [Refund, ...Refund[]]>();
  for (const refund of refunds) {
    const known = byOrder.get(refund.number);
    if (known) known.push(refund);
    else byOrder.set(refund.number, [refund]);
  }
  const whole = [...byOrder].filter(([number]) => number !== cut || byOrder.size === 1);
  return whole.map(([, parts]) => parts);
}
