import { redirect } from "react-router";
import { addLines, findOrderedAgain } from "../../data/orders/reorder.server.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { planReorder, type NotAgain } from "../../domain/orders/reorder.ts";
import type { Locale } from "../../domain/viewer.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { cartChanged, nameList } from "../../shared/cart/cart-answers.server.ts";
import { unknownOrder } from "../../shared/orders/order-pages.server.ts";
import type { Route } from "./+types/reorder";

const pageOf = (publicId: string) => `/orders/${encodeURIComponent(publicId)}`;

export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params.publicId), 303);

export const action = confirmed(async (tools, { params: { publicId } }: Route.ActionArgs) => {
  const { db, session, now, t, where, submission } = tools;
  const { owner, idHash } = session;
  const ordered = await findOrderedAgain(db, owner, publicId);
  if (!ordered) return unknownOrder(where, pageOf(publicId));
  if (!submission.fields.has("returnTo")) submission.fields.set("returnTo", `/orders/${publicId}`);
  const refuse = (...form: string[]) => replyProblem(where, { form: form.join(" ") });
  const { adds, left } = planReorder(ordered.lines, ordered.held, now);
  const reasons = reorderSentences(left, tools.locale, t);
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
  const answer = { ...cartChanged(tools, units), left: left.map(({ line, reason }) => [line.product.id, reason]) };
  return replyDone({ ...where, to: "/shop/cart" }, { kind: left.length > 0 ? "warning" : "done", text }, answer);
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

function reorderSentences(left: readonly NotAgain[], locale: Locale, t: Translate): string[] {
  const reasons = [...new Set(left.map(({ reason }) => reason))];
  return reasons.map((reason) => {
    const names = left.filter((one) => one.reason === reason).map(({ line }) => chosenText(chosenNames(line), locale));
    return t(sentences[reason], { names: nameList(names, locale, t) });
  });
}
