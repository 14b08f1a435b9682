import { redirect } from "react-router";
import { addLines, findOrderedAgain } from "../../data/orders/reorder.server.ts";
import { planReorder } from "../../domain/orders/reorder.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { unknownOrder } from "../orders/unknown-order.server.ts";
import { cartChanged } from "./cart-changed.ts";
import { reorderSentences } from "./reorder-sentences.ts";
import type { Route } from "./+types/reorder";

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/orders/${encodeURIComponent(params.publicId)}`, 303);

/** Puts what is still sold of an order into the cart, at today's prices, and says what is not; then leads to the cart. */
export const action = confirmed(async (tools, { context, params: { publicId } }: Route.ActionArgs) => {
  const { db, session, now, t, where, submission } = tools;
  const { owner, idHash } = session;
  const found = await findOrderedAgain(db, owner, publicId);
  if (!found) return unknownOrder(where);
  if (!submission.fields.has("returnTo")) submission.fields.set("returnTo", `/orders/${publicId}`);
  const refuse = (...form: string[]) => replyProblem(where, { fields: {}, values: {}, form: form.join(" ") });
  const { adds, left } = planReorder(found.lines, found.held, now);
  const reasons = reorderSentences(left, localeOf(context), t);
  if (adds.length === 0) return refuse(t("buying.reorderedNone"), ...reasons);
  const lines = adds.map(({ line, quantity, price }) => ({
    productId: line.product.id,
    variantId: line.variantId,
    quantity,
    price,
  }));
  const units = await addLines(db, { owner, idHash, now }, lines);
  if (units === null) return refuse(t("buying.reorderTryAgain"));
  const text = [t("buying.reordered", { count: adds.length }), ...reasons].join(" ");
  const answer = { ...cartChanged(context, units), left: left.map(({ line, reason }) => [line.product.id, reason]) };
  return replyDone({ ...where, to: "/shop/cart" }, { kind: left.length > 0 ? "warning" : "done", text }, answer);
});
