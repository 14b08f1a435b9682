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

/** decided: before, or otherwise; due: another amount is due (paid), or owed (refunded). */
export type DecisionAnswer = "done" | "decided" | "unknown" | { due: number };

/** With its event. Call `callOutbox` afterwards. */
export async function decidePayment(
  { db, author, now }: By & { db: D1Database },
  asked: PaymentDecision,
): Promise<DecisionAnswer> {
  const done = (isDone: boolean) => (isDone ? "done" : "decided");
  if (asked.intent === "closed") return done(await closeMismatch(db, { ...asked, author, now }));
  const found = await findOperatorPayment(db, asked.number);
  if (!found || (found.kind !== "transfer" && asked.intent !== "refunded")) return "unknown";
  if (asked.intent === "refunded") {
    return (await markRefunded(db, { ...asked, author, now })) ? "done" : owed(found.refundDue);
  }
  const by = { number: asked.number, seen: found.state, author, now };
  if (asked.intent === "missing") return done(found.state !== "paid" && (await refuseTransfer(db, by)));
  const { amount } = asked;
  if (isWaiting(found) && amount !== found.amount) return owed(found.amount);
  if (await confirmTransfer(db, { ...by, amount })) return "done";
  const after = (await findOperatorPayment(db, asked.number))!;
  // A parcel was cancelled meanwhile, or the transfer was reported.
  return isWaiting(after) ? owed(after.amount) : "decided";
}

const owed = (due: number) => (due > 0 ? { due } : "decided");

const isWaiting = ({ state }: OperatorPayment) => state === "due" || state === "reported";
