import { redirect } from "react-router";
import { findOrder } from "../../data/orders/orders.server.ts";
import { orderHref } from "../../domain/orders/order-view.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { orderNotFoundReply } from "../../shared/orders/order-not-found.server.ts";
import { passwordProblem } from "../../shared/sign-in/new-password.ts";
import { sendRegisterCode } from "../../shared/sign-in/one-time-codes.server.ts";
import type { Route } from "./+types/order-account";

const pageOf = (publicId: string) => `/orders/${encodeURIComponent(publicId)}`;

export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params.publicId), 303);

/** An account for a guest's order; its phone is proved by a code as in every registration (specification 2.9). */
export const action = confirmed(async (tools, { params: { publicId } }: Route.ActionArgs) => {
  const { db, session, submission, reply, refuse, where } = tools;
  const order = await findOrder(db, session.owner, publicId);
  if (!order) return orderNotFoundReply(where, pageOf(publicId));
  const back = orderHref(order);
  if (session.account || !order.isOwn) return reply(null, { to: back }, back);
  if (!submission.fields.has("returnTo")) submission.fields.set("returnTo", back);
  const password = submission.fields.get("password") ?? "";
  const weak = passwordProblem(tools, "password", [order.phone]);
  if (weak !== null) return refuse({ fields: { password: weak } });
  const contact = { kind: "phone", value: order.phone } as const;
  return sendRegisterCode(tools, contact, { name: order.name, password }, { next: back, intention: "" });
});
