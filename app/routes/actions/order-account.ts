import { redirect } from "react-router";
import { findAccount } from "../../data/accounts/accounts.server.ts";
import { findOrder } from "../../data/orders/orders.server.ts";
import { orderHref } from "../../domain/orders/order-view.ts";
import { wayInHref } from "../../domain/accounts/way-in.ts";
import { hashPassword } from "../../http/secrets/password.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { orderNotFoundReply } from "../../shared/orders/order-not-found.server.ts";
import { passwordProblem } from "../../shared/sign-in/new-password.ts";
import { sendCode, takeCodeTry } from "../../shared/sign-in/one-time-codes.server.ts";
import type { Route } from "./+types/order-account";

const pageOf = (publicId: string) => `/orders/${encodeURIComponent(publicId)}`;

export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params.publicId), 303);

/** An account for a guest's order; its phone is proved by a code as in every registration (specification 2.9). */
export const action = confirmed(async (tools, { params: { publicId } }: Route.ActionArgs) => {
  const { db, session, submission, reply, refuse, where, locale } = tools;
  const order = await findOrder(db, session.owner, publicId);
  if (!order) return orderNotFoundReply(where, pageOf(publicId));
  const back = orderHref(order);
  if (session.account || !order.isOwn) return reply(null, { to: back }, back);
  if (!submission.fields.has("returnTo")) submission.fields.set("returnTo", back);
  const password = submission.fields.get("password") ?? "";
  const weak = passwordProblem(tools, "password", [order.phone]);
  if (weak !== null) return refuse({ fields: { password: weak } });
  await takeCodeTry(tools, order.phone);
  const contact = { kind: "phone", value: order.phone } as const;
  const known = await findAccount(db, contact);
  const pending = { name: order.name, passwordHash: await hashPassword(password), locale };
  await sendCode(tools, { purpose: "register", contact, isGood: known === null, pending, accountId: null });
  const to = wayInHref("/register/code", { next: back, intention: "" });
  return reply(null, { to }, to);
});
