import { redirect } from "react-router";
import { findAccount } from "../../data/accounts/accounts.server.ts";
import { findOrder } from "../../data/orders/orders.server.ts";
import { orderHref } from "../../domain/orders/order-view.ts";
import { wayInHref } from "../../domain/accounts/way-in.ts";
import { hashPassword } from "../../http/secrets/password.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { unknownOrder } from "../orders/unknown-order.server.ts";
import { passwordProblem } from "../sign-in/new-password.ts";
import { refuseCode } from "../sign-in/refuse-code.ts";
import { sendCode } from "../sign-in/send-code.ts";
import type { Route } from "./+types/order-account";

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/orders/${encodeURIComponent(params.publicId)}`, 303);

/**
 * An account for the guest who ordered: {password}. Name and phone are the order's; the phone is proved by a code as in every
 * registration (specification 2.9), and the order comes along at the sign-in that follows.
 */
export const action = confirmed(async (tools, { context, params: { publicId } }: Route.ActionArgs) => {
  const { db, session, submission, t, where } = tools;
  const order = await findOrder(db, session.owner, publicId);
  if (!order) return unknownOrder(where);
  const back = orderHref(order);
  if (session.account || !order.isOwn) return replyDone({ ...where, to: back }, null, { to: back });
  if (!submission.fields.has("returnTo")) submission.fields.set("returnTo", back);
  const password = submission.fields.get("password") ?? "";
  const weak = submission.repeated.has("password")
    ? t("actions.checkFields")
    : passwordProblem(password, order.phone, t);
  if (weak !== null) return replyProblem(where, { fields: { password: weak }, values: {}, form: null });
  const tooMany = await refuseCode(tools, order.phone);
  if (tooMany) return tooMany;
  const contact = { kind: "phone", value: order.phone } as const;
  const known = await findAccount(db, contact);
  const pending = { name: order.name, passwordHash: await hashPassword(password), locale: localeOf(context) };
  await sendCode(tools, context, { purpose: "register", contact, isGood: known === null, pending, accountId: null });
  const to = wayInHref("/register/code", { next: back, intention: "" });
  return replyDone({ ...where, to }, null, { to });
});
