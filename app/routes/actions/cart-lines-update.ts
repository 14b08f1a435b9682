import { redirect } from "react-router";
import { askedQuantities, lineName } from "../../http/forms/line-fields.server.ts";
import { replyProblem } from "../../http/forms/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { fieldProblem } from "./line-sentences.ts";
import { removeLine } from "./remove-line.ts";
import { setLine } from "./set-line.ts";
import { setQuantities } from "./set-quantities.ts";
import { wishLine } from "./wish-line.ts";
import type { Route } from "./+types/cart-lines-update";

export { sendForm as clientAction } from "../../client/send-form.ts";

export const loader = () => redirect("/shop/cart", 303);

/**
 * The form of the whole cart: quantities `quantity-<line>` with what they were shown as, `was-<line>`; pressed by a button
 * that names a line, {remove} or {wish}, only that is done. One line alone: {product, quantity, variant?}.
 */
export const action = confirmed(async (tools, { context }: Route.ActionArgs) => {
  const { submission, t, where } = tools;
  const pressed = submission.fields.get("remove") ?? submission.fields.get("wish");
  if (pressed !== undefined) {
    const line = lineName.safeParse(pressed);
    if (!line.success) return replyProblem(where, fieldProblem(["product"], {}, t));
    const { productId, variantId } = line.data;
    if (submission.fields.has("remove")) return removeLine(tools, context, line.data);
    const fields = new Map([
      ["product", String(productId)],
      ["variant", String(variantId)],
    ]);
    return wishLine({ ...tools, submission: { ...submission, fields } }, context);
  }
  const quantities = askedQuantities(submission.fields);
  return quantities ? setQuantities(tools, context, quantities) : setLine(tools, context);
});
