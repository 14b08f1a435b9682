import type { RouterContextProvider } from "react-router";
import { intentionOf } from "../../domain/cart/intention.ts";
import { wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { askToSignIn } from "../sign-in/ask-to-sign-in.ts";
import { cartChanged } from "./cart-changed.ts";
import { fieldProblem } from "./line-sentences.ts";
import { moveLineToWishlist } from "./move-line-to-wishlist.ts";
import { wishlistOwner } from "./wishlist-owner.ts";

/** Moves a line to the wishlist, {product, variant?}; a guest signs in first, and then it is done. */
export async function wishLine(
  tools: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { session, submission, t, where } = tools;
  if (!wishlistOwner(session)) {
    const parsed = parseFields(submission, removeFields);
    if (!parsed.ok) return replyProblem(where, fieldProblem(parsed.fields, parsed.values, t));
    return askToSignIn(tools, intentionOf("cartWish", submission.fields, "/shop/cart"));
  }
  const moved = await moveLineToWishlist(tools, context);
  if (!moved.ok) return replyProblem(where, moved.problem);
  const link = { href: wishlistPath, text: t("actions.viewWishlist") };
  const message = { kind: "done", text: t("buying.movedToWishlist", { name: moved.name }), link } as const;
  return replyDone(where, message, { ...cartChanged(context, moved.count), wishlist: moved.ids });
}
