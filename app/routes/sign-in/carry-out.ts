import type { RouterContextProvider } from "react-router";
import type { Intention } from "../../domain/cart/intention.ts";
import type { FlashMessage } from "../../http/forms/flash.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { addToCart } from "../actions/add-to-cart.ts";
import { addToWishlist } from "../actions/add-to-wishlist.ts";
import { moveLineToWishlist } from "../actions/move-line-to-wishlist.ts";
import { cartChanged } from "../actions/cart-changed.ts";

type Tools = ReturnType<typeof actionContext>;

/**
 * Does what a shopper signed in for (specification 4.6), as its form would have: `tools` hold the new session and the
 * intention's fields. Answers the sentence of what was done, or of why it was not; throws as the database does.
 */
export async function carryOut(
  tools: Tools,
  context: Readonly<RouterContextProvider>,
  intention: Intention,
): Promise<FlashMessage | null> {
  const { t } = tools;
  if (intention.kind === "cartAdd") {
    const added = await addToCart(tools, context);
    if (!added.ok) return notDone(added.problem);
    cartChanged(context, added.count);
    const link = { href: "/shop/cart", text: t("actions.viewCart") };
    return { kind: "done", text: t("actions.added", { name: added.name }), link };
  }
  if (intention.kind === "cartWish") {
    const moved = await moveLineToWishlist(tools, context);
    if (!moved.ok) return notDone(moved.problem);
    cartChanged(context, moved.count);
    const link = { href: "/shop/wishlist", text: t("actions.viewWishlist") };
    return { kind: "done", text: t("buying.movedToWishlist", { name: moved.name }), link };
  }
  const added = await addToWishlist(tools, context);
  if (!added.ok) return notDone(added.problem);
  const link = { href: "/shop/wishlist", text: t("actions.viewWishlist") };
  return { kind: "done", text: t("actions.wishlistAdded", { name: added.name }), link };
}

function notDone({ fields, form }: Problem): FlashMessage | null {
  const text = form ?? Object.values(fields)[0];
  return text ? { kind: "warning", text } : null;
}
