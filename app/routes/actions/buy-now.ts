import { redirect } from "react-router";
import { buyNowTarget } from "../../domain/cart/buy-now.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { viewerContext } from "../../request/viewer.server.ts";
import { addToCart } from "../../shared/cart/add-to-cart.server.ts";
import { cartChanged } from "../../shared/cart/cart-answers.server.ts";
import type { Route } from "./+types/buy-now";

export const loader = () => redirect("/shop/cart", 303);

/** Specification 4.6, 7.2; also redirects when the cart already holds the last units. */
export const action = confirmed(async (tools, { context }: Route.ActionArgs) => {
  const [added, { buyNow }] = await Promise.all([addToCart(tools), tools.settings()]);
  const to = buyNowTarget(buyNow, context.get(viewerContext).signedIn);
  if (!added.ok) {
    if (added.held === undefined) return tools.refuse(added.problem);
    const message = tools.t("actions.alreadyInCart", { name: added.held });
    return tools.reply(message, { to }, to);
  }
  const message = tools.t("actions.added", { name: added.name });
  return tools.reply(message, { ...cartChanged(tools, added.count), to }, to);
});
