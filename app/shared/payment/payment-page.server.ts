import type { Budget } from "../../data/budget.server.ts";
import {
  beginTry,
  checkLater,
  failTry,
  keepPage,
  receivePayment,
  setMismatch,
  type PaymentTry,
} from "../../data/payments/payment-tries.server.ts";
import { findOwnPayment } from "../../data/payments/payments.server.ts";
import { nextCheck, judge, type Verdict } from "../../domain/checkout/payment.ts";
import { isOnlineKind, type PageSettings } from "../../domain/orders/payment-providers.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import { logEvent } from "../../http/log.server.ts";
import type { Count } from "../../request/count.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { paymentPages } from "./payment-pages.ts";

type Tools = Pick<ActionTools, "db" | "budget" | "paymentPages" | "publicOrigin" | "now" | "session">;

/**
 * Where the shopper pays: the provider's page (the same while it is open), our own where the provider fails, the order's where
 * nothing is due. Never changes the order; throws as the database does.
 */
export async function openPayment(tools: Tools, publicId: string): Promise<string> {
  const { db, budget, now, session, publicOrigin } = tools;
  const payment = await findOwnPayment(db, session.owner, publicId);
  if (!payment || !isOnlineKind(payment.kind)) return `/orders/${publicId}`;
  const settings = tools.paymentPages.get(payment.kind);
  const own = `/orders/${publicId}/pay`;
  if (!settings || payment.state !== "pending" || (payment.payBy ?? 0) <= now) return own;
  if (payment.page) return payment.page;
  const { orderId, amount, number, name, phone, email } = payment;
  const begun = await beginTry(db, { orderId, amount, now, checkAt: nextCheck(now, now) });
  if (!begun) return own;
  const { reference } = begun;
  const back = `${publicOrigin}${own}?back=1`;
  const page = await paymentPages[payment.kind].open(limitedByBudget(settings, budget), {
    reference,
    amount,
    name,
    phone,
    email,
    orderNumber: formatOrderNumber(number),
    back,
  });
  if (!page) return own;
  await keepPage(db, reference, page);
  return page;
}

/** The limit of a shopper's own request (docs/decisions/0047). */
export function limitedByBudget(settings: PageSettings, budget: Budget): PageSettings {
  return { ...settings, limit: budget.waitOutside() };
}

/**
 * Asks the provider about one attempt and stores the verdict; page, webhook and timer may call it in any order and repeat it.
 * "unknown": no answer, nothing stored. Throws as the database does.
 */
export async function settleTry(db: D1Database, settings: PageSettings, one: PaymentTry, now: number) {
  const transaction = await paymentPages[one.kind].verify(settings, one.reference);
  if (!transaction) return "unknown";
  const verdict = judge(transaction, one);
  const { reference, openedAt } = one;
  if (verdict === "paid") {
    await receivePayment(db, { reference, outsideReference: transaction.outsideReference, now });
  } else if (verdict === "failed") await failTry(db, reference, now, nextCheck(openedAt, now));
  else if (verdict === "mismatch") {
    logEvent("payment", `${reference}: not the amount or currency that was asked for`);
    await setMismatch(db, reference);
  } else await checkLater(db, reference, nextCheck(openedAt, now));
  return verdict;
}

export function countVerdicts(count: Count, verdicts: readonly (Verdict | "unknown")[]): void {
  for (const outcome of verdicts) if (outcome !== "open") count({ event: "payment", outcome });
}
