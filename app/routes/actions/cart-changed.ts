import type { RouterContextProvider } from "react-router";
import { cartCountCookie } from "../../http/cookies/cart-count.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import { bindings } from "../../middleware/bindings.server.ts";
import { translator } from "../../middleware/locale.server.ts";

/** After a write to the cart: the badge's cookie, and number and spoken name for callers that stay on their page. */
export function cartChanged(context: Readonly<RouterContextProvider>, count: number) {
  context.get(cookiesContext).push(cartCountCookie(count, context.get(bindings).publicOrigin));
  return { cartCount: count, cartLabel: context.get(translator)("header.cartLabel", { count }) };
}
