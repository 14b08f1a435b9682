import { redirect } from "react-router";
import { removeWish } from "../../data/wishlists/wishlists.server.ts";
import { wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { readLine } from "../../shared/cart/cart-answers.server.ts";
import { ownWishlist } from "../../shared/wishlist/wishlist-changes.server.ts";

export const loader = () => redirect(wishlistPath, 303);

export const action = confirmed(async (tools) => {
  const { db, t, reply } = tools;
  const owner = ownWishlist(tools);
  const { product: productId, variant: variantId = null } = readLine(tools, removeFields);
  const wishlist = await removeWish(db, owner.account, { productId, variantId });
  return reply(t("actions.wishlistRemoved"), { wishlist });
});
