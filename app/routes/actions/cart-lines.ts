import { redirect } from "react-router";
import { replyDone, replyProblem } from "../../http/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { addToCart } from "./add-to-cart.ts";
import { cartChanged } from "./cart-changed.ts";
import type { Route } from "./+types/cart-lines";

export { sendForm as clientAction } from "../../client/send-form.ts";

export const loader = () => redirect("/shop/cart", 303);

/** Add to cart, for guests and shoppers (specification 4.6, 7.2): {product, quantity?, variant?}. */
export const action = confirmed(async (tools, { context }: Route.ActionArgs) => {
  const added = await addToCart(tools, context);
  if (!added.ok) return replyProblem(tools.where, added.problem);
  const { t } = tools;
  const link = { href: "/shop/cart", text: t("actions.viewCart") };
  const message = { kind: "done", text: t("actions.added", { name: added.name }), link } as const;
  return replyDone(tools.where, message, cartChanged(context, added.count));
});
