import { redirect } from "react-router";
import { wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { moveFields } from "../../http/forms/line-fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { cartChanged, readLine, reasonSentences } from "../../shared/cart/cart-answers.server.ts";
import { ownWishlist } from "../../shared/wishlist/wishlist-changes.server.ts";
import { moveWishes, staySentences } from "./move-wishes.server.ts";

export const loader = () => redirect(wishlistPath, 303);

export const action = confirmed(async (tools) => {
  const { db, now, t, reply, refuse } = tools;
  const owner = ownWishlist(tools);
  const { product, variant: variantId = 0 } = readLine(tools, moveFields);
  const asked = product === undefined ? null : { productId: product, variantId };
  const { moved, stays, units, ids } = await moveWishes(db, { ...owner, now }, asked);
  const unmoved = stays.map(({ line, reason }) => ({ chosen: line, reason }));
  const reasons = reasonSentences(unmoved, staySentences, tools);
  if (moved.length === 0 && stays.length > 0) {
    const form = [t("actions.wishlistNoneMoved"), ...reasons].join(" ");
    return refuse({ values: asked ? { product: String(product), variant: String(variantId) } : {}, form });
  }
  const stayed = stays.map(({ line, reason }) => ({ product: line.product.id, variant: line.variantId, reason }));
  const answer = {
    ...cartChanged(tools, units),
    wishlist: ids,
    moved: moved.map(({ productId }) => productId),
    stayed,
  };
  if (moved.length === 0) return reply(null, answer);
  const text = [t("actions.wishlistMoved", { count: moved.length }), ...reasons].join(" ");
  return reply({ text, link: { href: "/shop/cart", text: t("actions.viewCart") } }, answer);
});
