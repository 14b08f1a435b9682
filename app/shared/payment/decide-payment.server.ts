import type { By } from "../../data/events/operator-events.server.ts";
import {
  closeMismatch,
  confirmTransfer,
  findOperatorPayment,
  markRefunded,
  type OperatorPayment,
  refuseTransfer,
} from "../../data/payments/operator-payments.server.ts";

/** `number` of the order, `reference` of the opening at the provider. */
export type PaymentDecision =
  | { intent: "paid"; number: string; amount: number }
  | { intent: "missing"; number: string }
  | { intent: "refunded"; number: string; amount: number; how: string }
  | { intent: "closed"; reference: string; reason: string };

/**
 * done: `isNew` is false if it was decided before; amount: another one is due (paid), or owed (refunded); isPaid: a
 * paid one cannot be missing; unknown: no such order, transfer or opening.
 */
export type DecisionAnswer =
  | { kind: "done"; isNew: boolean; payment: OperatorPayment }
  | { kind: "amount"; due: number }
  | { kind: "isPaid" }
  | { kind: "unknown" };

interface Tools extends By {
  db: D1Database;
}

/** For the desk and the operator's command, with its event. Call `callOutbox` afterwards. */
export async function decidePayment({ db, author, now }: Tools, asked: PaymentDecision): Promise<DecisionAnswer> {
  if (asked.intent === "closed") {
    const number = await closeMismatch(db, { ...asked, author, now });
    const payment = number && (await findOperatorPayment(db, number));
    return payment ? { kind: "done", isNew: true, payment } : { kind: "unknown" };
  }
  const found = await findOperatorPayment(db, asked.number);
  if (asked.intent === "refunded") {
    if (!found) return { kind: "unknown" };
    const isDone = await markRefunded(db, { ...asked, author, now });
    return isDone ? { kind: "done", isNew: true, payment: found } : { kind: "amount", due: found.refundDue };
  }
  if (found?.kind !== "transfer") return { kind: "unknown" };
  const by = { number: asked.number, seen: found.state, author, now };
  if (asked.intent === "missing") {
    if (found.state === "paid") return { kind: "isPaid" };
    const isNew = await refuseTransfer(db, by);
    return { kind: "done", isNew, payment: (await findOperatorPayment(db, asked.number))! };
  }
  const { amount } = asked;
  if (isWaiting(found) && amount !== found.amount) return { kind: "amount", due: found.amount };
  const isNew = await confirmTransfer(db, { ...by, amount });
  const after = (await findOperatorPayment(db, asked.number))!;
  // A parcel was cancelled meanwhile, or the transfer was reported.
  if (!isNew && isWaiting(after)) return { kind: "amount", due: after.amount };
  return { kind: "done", isNew, payment: after };
}

const isWaiting = ({ state }: OperatorPayment) => state === "due" || state === "reported";
