import { beginTry, keepPage } from "../../data/payments/payment-tries.server.ts";
import { findOwnPayment } from "../../data/payments/payments.server.ts";
import { nextCheck } from "../../domain/checkout/payment.ts";
import { formatOrderNumber } from "../../domain/orders/order-number.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { openPage } from "../../outbound/chapa.ts";

type Tools = Pick<ReturnType<typeof actionContext>, "db" | "chapa" | "publicOrigin" | "now" | "session">;

/**
 * Where the shopper of a placed order pays: Chapa's page, the same one again while it is open; our own page of the payment
 * where Chapa does not answer; the order itself where nothing is paid there. An order stays as it is, whatever Chapa does.
 * Throws as the database does.
 */
export async function openPayment(tools: Tools, publicId: string): Promise<string> {
  const { db, chapa, now, session, publicOrigin } = tools;
  const payment = await findOwnPayment(db, session.owner, publicId);
  if (payment?.kind !== "chapa") return `/orders/${publicId}`;
  const own = `/orders/${publicId}/pay`;
  if (!chapa || payment.state !== "pending" || (payment.payBy ?? 0) <= now) return own;
  if (payment.page) return payment.page;
  const { orderId, amount, number, name, phone, email } = payment;
  const begun = await beginTry(db, { orderId, amount, now, checkAt: nextCheck(now, now) });
  if (!begun) return own;
  const { reference } = begun;
  const back = `${publicOrigin}${own}?back=1`;
  const page = await openPage(chapa, {
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
