import { redirect } from "react-router";
import { closeShare, findShare, openShare, renewShare } from "../../data/wishlists/wishlists.server.ts";
import { sharedWishlistPath, wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import { newShareSecret } from "../../http/secrets/link-secrets.server.ts";
import { shareFields } from "../../http/forms/line-fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { fieldProblem } from "../../shared/cart/cart-answers.server.ts";
import { signInForWishlist, wishlistOwner } from "../../shared/wishlist/wishlist-changes.server.ts";

export { sendForm as clientAction } from "../../client/send-form.ts";

export const loader = () => redirect(wishlistPath, 303);

export const action = confirmed(async (tools) => {
  const { db, session, submission, now, publicOrigin, t, where } = tools;
  const owner = wishlistOwner(session);
  if (!owner) return signInForWishlist(tools);
  const parsed = parseFields(submission, shareFields);
  if (!parsed.ok) return replyProblem(where, fieldProblem(parsed.fields, parsed.values, t));
  const { renew, revoke } = parsed.value;
  if (revoke) {
    await closeShare(db, owner.account);
    return replyDone(where, t("actions.wishlistUnshared"), { address: null });
  }
  const save = renew ? renewShare : openShare;
  await save(db, owner.account, { secret: newShareSecret(), now });
  const secret = await findShare(db, owner.account);
  const address = secret && publicOrigin + sharedWishlistPath(secret);
  return replyDone(where, t(renew ? "actions.wishlistRenewed" : "actions.wishlistShared"), { address });
});
