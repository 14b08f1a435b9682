import { redirect } from "react-router";
import { removeLine } from "../../data/carts.server.ts";
import { parseFields } from "../../http/fields.server.ts";
import { removeFields } from "../../http/line-fields.server.ts";
import { replyDone, replyProblem } from "../../http/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { cartChanged } from "./cart-changed.ts";
import { fieldProblem } from "./line-sentences.ts";
import type { Route } from "./+types/cart-lines-remove";

export { sendForm as clientAction } from "../../client/send-form.ts";

export const loader = () => redirect("/shop/cart", 303);

/** Removes a line: {product, variant?}; a line that is gone already is as good as removed. */
export const action = confirmed(async ({ db, session, submission, now, t, where }, args: Route.ActionArgs) => {
  const parsed = parseFields(submission, removeFields);
  if (!parsed.ok) return replyProblem(where, fieldProblem(parsed.fields, parsed.values, t));
  const { product: productId, variant: variantId = 0 } = parsed.value;
  const count = await removeLine(db, { ...session, now }, { productId, variantId });
  return replyDone(where, { kind: "done", text: t("actions.removed") }, cartChanged(args.context, count));
});
