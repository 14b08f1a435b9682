import { redirect } from "react-router";
import { parseFields } from "../../http/forms/fields.server.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import { replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { fieldProblem } from "./line-sentences.ts";
import { putLineBack } from "./put-line-back.ts";
import { removeLine } from "./remove-line.ts";
import type { Route } from "./+types/cart-lines-remove";

export { sendForm as clientAction } from "../../client/send-form.ts";

export const loader = () => redirect("/shop/cart", 303);

/** Removes a line, {product, variant?}, or puts a removed one back, {undo}. */
export const action = confirmed((tools, { context }: Route.ActionArgs) => {
  const { submission, t, where } = tools;
  if (submission.fields.has("undo")) return putLineBack(tools, context);
  const parsed = parseFields(submission, removeFields);
  if (!parsed.ok) return Promise.resolve(replyProblem(where, fieldProblem(parsed.fields, parsed.values, t)));
  const { product: productId, variant: variantId = 0 } = parsed.value;
  return removeLine(tools, context, { productId, variantId });
});
