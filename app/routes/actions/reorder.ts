import { redirect } from "react-router";
import { addLines } from "../../data/cart/carts.server.ts";
import { findOrderedAgain } from "../../data/orders/reorder.server.ts";
import { planReorder, type NotAgain } from "../../domain/orders/reorder.ts";
import type { TextKey } from "../../i18n/translate.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { cartChanged, reasonSentences } from "../../shared/cart/cart-answers.server.ts";
import { orderNotFoundReply } from "../../shared/orders/order-not-found.server.ts";
import type { Route } from "./+types/reorder";

const pageOf = (publicId: string) => `/orders/${encodeURIComponent(publicId)}`;

export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params.publicId), 303);

export const action = confirmed(async (tools, { params: { publicId } }: Route.ActionArgs) => {
  const { db, session, now, t, reply, refuse, where, submission } = tools;
  const { owner, idHash } = session;
  const ordered = await findOrderedAgain(db, owner, publicId);
  if (!ordered) return orderNotFoundReply(where, pageOf(publicId));
  if (!submission.fields.has("returnTo")) submission.fields.set("returnTo", `/orders/${publicId}`);
  const { adds, left } = planReorder(ordered.lines, ordered.held, now);
  const unordered = left.map(({ line, reason }) => ({ chosen: line, reason }));
  const reasons = reasonSentences(unordered, sentences, tools);
  if (adds.length === 0) return refuse({ form: [t("buying.reorderedNone"), ...reasons].join(" ") });
  const lines = adds.map(({ line, quantity, price }) => ({
    productId: line.product.id,
    variantId: line.variantId,
    quantity,
    price,
  }));
  const units = await addLines(db, { owner, idHash, now }, lines);
  if (typeof units !== "number") return refuse({ form: t("buying.reorderTryAgain") });
  const text = [t("buying.reordered", { count: adds.length }), ...reasons].join(" ");
  const answer = { ...cartChanged(tools, units), left: left.map(({ line, reason }) => [line.product.id, reason]) };
  return reply({ kind: left.length > 0 ? "warning" : "done", text }, answer, "/shop/cart");
});

const sentences: Record<NotAgain["reason"], TextKey> = {
  gone: "actions.wishlistGone",
  soldOut: "actions.wishlistSoldOut",
  optionGone: "actions.wishlistGone",
  optionSoldOut: "actions.wishlistSoldOut",
  chooseVariant: "buying.reorderVariant",
  oneAtATime: "actions.wishlistNoneFree",
  overStock: "actions.wishlistNoneFree",
  overLimit: "actions.wishlistOverLimit",
  cartFull: "buying.reorderCartFull",
  closed: "buying.reorderClosed",
  fewer: "buying.reorderFewer",
};
