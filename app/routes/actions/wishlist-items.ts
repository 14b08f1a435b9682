import { redirect } from "react-router";
import { intentionOf } from "../../domain/cart/intention.ts";
import { wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { lineName, productFields } from "../../http/forms/line-fields.server.ts";
import { safePath } from "../../http/safe-path.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { readLine } from "../../shared/cart/cart-answers.server.ts";
import { askToSignIn } from "../../shared/sign-in/ask-to-sign-in.server.ts";
import { addToWishlist, wishlistOwner } from "../../shared/wishlist/wishlist-changes.server.ts";
import { refuseExhibitedWish } from "../../shared/cart/exhibition-rules.server.ts";

export const loader = () => redirect(wishlistPath, 303);

/** Add to wishlist (specification 4.5, 4.6, 7.2). */
export const action = confirmed(async (tools) => {
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
});
