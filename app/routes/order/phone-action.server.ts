import { isCodeSpent, spendCode } from "../../data/accounts/one-time-codes.server.ts";
import { findOrder } from "../../data/orders/orders.server.ts";
import { confirmOrderPhone } from "../../data/orders/phone-confirmation.server.ts";
import { waitsForPhoneCode } from "../../domain/orders/phone-code.ts";
import { orderHref } from "../../domain/orders/order-view.ts";
import type { Order } from "../../domain/orders/order.ts";
import { type ActionTools, callOutbox } from "../../request/action-context.server.ts";
import { orderCode } from "../../shared/checkout/phone-code.server.ts";
import { orderNotFoundReply } from "../../shared/orders/order-not-found.server.ts";
import { checkCode, sendCode, wrongCode, takeCodeTry } from "../../shared/sign-in/one-time-codes.server.ts";

/**
 * An already confirmed order counts as success, because the form may be sent twice or from two tabs. 404 for orders of
 * others.
 */
export async function phoneAction(tools: ActionTools, publicId: string): Promise<Response> {
  const { db, session, submission, where, now } = tools;
  const order = await findOrder(db, session.owner, publicId);
  if (!order) return orderNotFoundReply(where);
  submission.fields.set("returnTo", orderHref(order));
  const isAgain = submission.fields.has("again");
  if (!isAgain && !submission.fields.has("code")) return wrongCode(tools);
  if (!isWaiting(order, now)) return answerSettled(tools, order);
  return isAgain ? sendAnother(tools, order) : confirm(tools, order);
}

function isWaiting({ payment }: Order, now: number): boolean {
  return waitsForPhoneCode(payment) && payment.payBy! > now;
}

async function sendAnother(tools: ActionTools, { phone, number }: Order): Promise<Response> {
  await takeCodeTry(tools, phone);
  await sendCode(tools, orderCode(phone, number));
  return tools.reply(tools.t("buying.phoneCodeSent"));
}

async function confirm(tools: ActionTools, order: Order): Promise<Response> {
  const { db, session, now } = tools;
  const { publicId, phone } = order;
  const code = await checkCode(tools, "order");
  // A session may have ordered to another phone since.
  if (code.contact !== phone) return wrongCode(tools);
  const spend = spendCode(db, { purpose: "order", sessionHash: session.idHash, now }, code.codeHash);
  const owner = session.owner;
  try {
    await confirmOrderPhone(db, { owner, publicId, now }, spend);
  } catch (error) {
    if (!isCodeSpent(error)) throw error;
  }
  const after = (await findOrder(db, owner, publicId)) ?? order;
  return isWaiting(after, now) ? wrongCode(tools) : answerSettled(tools, after);
}

function answerSettled(tools: ActionTools, order: Order): Response | Promise<Response> {
  const { reply, refuse, t } = tools;
  const to = orderHref(order);
  if (order.payment.kind === "cash" && order.payment.payBy === null) {
    callOutbox(tools);
    return reply(t("buying.phoneConfirmed"), { to }, to);
  }
  return refuse({ form: t("buying.phoneNotWaiting") }, 409);
}
