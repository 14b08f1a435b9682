import { redirect } from "react-router";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { readLine } from "../../shared/cart/cart-answers.server.ts";
import { putLineBack, removeLine } from "./take-line-out.server.ts";

export const loader = () => redirect("/shop/cart", 303);

export const action = confirmed(async (tools) => {
  const { submission } = tools;
  if (submission.fields.has("undo")) return putLineBack(tools);
  const { product: productId, variant: variantId = 0 } = readLine(tools, removeFields);
  return removeLine(tools, { productId, variantId });
});
