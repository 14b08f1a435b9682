import { redirect } from "react-router";
import { addLine, findAddable } from "../../data/carts.server.ts";
import { defaultQuantity } from "../../domain/constants.ts";
import { displayName } from "../../domain/display-name.ts";
import { refuseAdding } from "../../domain/line-request.ts";
import { chargedPrice } from "../../domain/price.ts";
import { parseFields } from "../../http/fields.server.ts";
import { addFields } from "../../http/line-fields.server.ts";
import { replyDone, replyProblem } from "../../http/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { cartChanged } from "./cart-changed.ts";
import { fieldProblem, lineProblem } from "./line-sentences.ts";
import type { Route } from "./+types/cart-lines";

export { sendForm as clientAction } from "../../client/send-form.ts";

export const loader = () => redirect("/shop/cart", 303);

/** Add to cart, for guests and shoppers (specification 4.6, 7.2): {product, quantity?, variant?}. */
export const action = confirmed(async ({ db, session, submission, now, t, where }, args: Route.ActionArgs) => {
  const parsed = parseFields(submission, addFields);
  if (!parsed.ok) return replyProblem(where, fieldProblem(parsed.fields, parsed.values, t));
  const { product: productId, variant: variantId = 0, quantity, qty } = parsed.value;
  const units = quantity ?? qty ?? defaultQuantity;
  const known = await findAddable(db, session.owner, { productId, variantId });
  const refusal = refuseAdding(known, variantId, units);
  if (refusal || !known) {
    return replyProblem(
      where,
      lineProblem(refusal ?? { field: "product", problem: "gone" }, Object.fromEntries(submission.fields), t),
    );
  }
  const price = chargedPrice(known, known.variant, now);
  const count = await addLine(db, { ...session, now }, { productId, variantId }, units, price);
  if (count === null) {
    const full = { field: "quantity", problem: "overLimit", available: 0 } as const;
    return replyProblem(where, lineProblem(full, Object.fromEntries(submission.fields), t));
  }
  const { name } = displayName(known, localeOf(args.context));
  const link = { href: "/shop/cart", text: t("actions.viewCart") };
  return replyDone(where, { kind: "done", text: t("actions.added", { name }), link }, cartChanged(args.context, count));
});
