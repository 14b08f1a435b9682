import { redirect } from "react-router";
import { closeShare, findShare, openShare, renewShare } from "../../data/wishlists/wishlists.server.ts";
import { sharedWishlistPath, wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { newLinkSecret } from "../../http/secrets/link-secrets.server.ts";
import { shareFields } from "../../http/forms/line-fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { readLine } from "../../shared/cart/cart-answers.server.ts";
import { ownWishlist } from "../../shared/wishlist/wishlist-changes.server.ts";

export const loader = () => redirect(wishlistPath, 303);

export const action = confirmed(async (tools) => {
  const { db, now, publicOrigin, t, reply } = tools;
  const owner = ownWishlist(tools);
  const { renew, revoke } = readLine(tools, shareFields);
  if (revoke) {
    await closeShare(db, owner.account);
    return reply(t("actions.wishlistUnshared"), { address: null });
  }
  const save = renew ? renewShare : openShare;
  await save(db, owner.account, { secret: newLinkSecret(), now });
  const secret = await findShare(db, owner.account);
  const address = secret && publicOrigin + sharedWishlistPath(secret);
  return reply(t(renew ? "actions.wishlistRenewed" : "actions.wishlistShared"), { address });
});
