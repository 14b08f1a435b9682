import { redirect } from "react-router";
import { closeShare, findShare, openShare, removeWish, renewShare } from "../../data/wishlists/wishlists.server.ts";
import { intentionOf } from "../../domain/cart/intention.ts";
import { sharedWishlistPath, wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { lineName, moveFields, productFields, removeFields, shareFields } from "../../http/forms/line-fields.server.ts";
import { newLinkSecret } from "../../http/secrets/link-secrets.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import { type ActionTools, targets } from "../../request/action-context.server.ts";
import { cartChanged, readLine, reasonSentences } from "../../shared/cart/cart-answers.server.ts";
import { refuseExhibitedWish } from "../../shared/cart/exhibition-rules.server.ts";
import { askToSignIn } from "../../shared/sign-in/ask-to-sign-in.server.ts";
import { addToWishlist, ownWishlist, wishlistOwner } from "../../shared/wishlist/wishlist-changes.server.ts";
import { moveWishes, staySentences } from "./move-wishes.server.ts";

export const loader = () => redirect(wishlistPath, 303);

/** Specification 4.5, 4.6, 7.2. */
export const action = targets({ items: add, remove, move, share });

async function add(tools: ActionTools): Promise<Response> {
  const { session, submission, publicOrigin, reply, refuse } = tools;
  // A card's heart button sends product and option in one value.
  const line = lineName.safeParse(submission.fields.get("product"));
  if (line.success) {
    submission.fields.set("product", String(line.data.productId));
    submission.fields.set("variant", String(line.data.variantId));
  }
  if (!wishlistOwner(session)) {
    const { product } = readLine(tools, productFields);
    // Before the sign-in, which a refused addition does not need.
    const over = await refuseExhibitedWish(tools, product);
    if (over) return refuse(over);
    const returnTo = safePath(submission.fields.get("returnTo"), publicOrigin);
    return askToSignIn(tools, intentionOf("wishlistAdd", submission.fields, returnTo));
  }
  const added = await addToWishlist(tools);
  return added.ok ? reply(added.message, { wishlist: added.ids }) : refuse(added.problem);
}

async function remove(tools: ActionTools): Promise<Response> {
  const { db, t, reply } = tools;
  const owner = ownWishlist(tools);
  const { product: productId, variant: variantId = null } = readLine(tools, removeFields);
  const wishlist = await removeWish(db, owner.account, { productId, variantId });
  return reply(t("actions.wishlistRemoved"), { wishlist });
}

async function move(tools: ActionTools): Promise<Response> {
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
}

async function share(tools: ActionTools): Promise<Response> {
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
}
