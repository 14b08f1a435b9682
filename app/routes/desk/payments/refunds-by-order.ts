import type { OpenPayments } from "../../../data/payments/operator-payments.server.ts";

type Refund = OpenPayments["refunds"][number];

/** Refunds are recorded for a whole order, so an order that the limit would cut is left out. */
export function refundsByOrder(refunds: readonly Refund[], limit: number): [Refund, ...Refund[]][] {
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
