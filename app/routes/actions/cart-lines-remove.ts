import { redirect } from "react-router";
import { parseFields } from "../../http/forms/fields.server.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import { replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { fieldProblem } from "../../shared/cart/cart-answers.server.ts";
import { putLineBack, removeLine } from "./take-line-out.server.ts";

export { sendForm as clientAction } from "../../client/send-form.ts";

export const loader = () => redirect("/shop/cart", 303);

export const action = confirmed(async (tools) => {
  const { submission, t, where } = tools;
  if (submission.fields.has("undo")) return putLineBack(tools);
  const parsed = parseFields(submission, removeFields);
  if (!parsed.ok) return replyProblem(where, fieldProblem(parsed.fields, parsed.values, t));
  const { product: productId, variant: variantId = 0 } = parsed.value;
  return removeLine(tools, { productId, variantId });
});
