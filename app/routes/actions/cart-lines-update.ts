import { redirect } from "react-router";
import { findAddable, setLine } from "../../data/carts.server.ts";
import { displayName } from "../../domain/display-name.ts";
import { refuseSetting } from "../../domain/line-request.ts";
import { chargedPrice } from "../../domain/price.ts";
import { parseFields, withoutSecrets } from "../../http/fields.server.ts";
import { setFields } from "../../http/line-fields.server.ts";
import { replyDone, replyProblem } from "../../http/reply.server.ts";
import { confirmed } from "../../middleware/confirmed.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { cartChanged } from "./cart-changed.ts";
import { fieldProblem, lineProblem } from "./line-sentences.ts";
import type { Route } from "./+types/cart-lines-update";

export { sendForm as clientAction } from "../../client/send-form.ts";

export const loader = () => redirect("/shop/cart", 303);

/** Sets the quantity of a line: {product, quantity, variant?}; more than there is, is refused (settled.md 20). */
export const action = confirmed(async ({ db, session, submission, now, t, where }, args: Route.ActionArgs) => {
  const parsed = parseFields(submission, setFields);
  if (!parsed.ok) return replyProblem(where, fieldProblem(parsed.fields, parsed.values, t));
  const { product: productId, variant: variantId = 0, quantity } = parsed.value;
  const known = await findAddable(db, session.owner, { productId, variantId });
  const refusal = refuseSetting(known, variantId, quantity);
  if (refusal || !known) {
    return replyProblem(
      where,
      lineProblem(refusal ?? { field: "product", problem: "gone" }, withoutSecrets(submission.fields), t),
    );
  }
  const count = await setLine(
    db,
    { ...session, now },
    { productId, variantId },
    quantity,
    chargedPrice(known, known.variant, now),
  );
  if (count === null) {
    const gone = { field: "product", problem: "gone" } as const;
    return replyProblem(where, lineProblem(gone, withoutSecrets(submission.fields), t));
  }
  const { name } = displayName(known, localeOf(args.context));
  return replyDone(where, { kind: "done", text: t("actions.updated", { name }) }, cartChanged(args.context, count));
});
