import type { RouterContextProvider } from "react-router";
import { findAddable, setLine as writeLine } from "../../data/cart/carts.server.ts";
import { displayName } from "../../domain/accounts/display-name.ts";
import { refuseSetting } from "../../domain/cart/line-request.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { parseFields, withoutSecrets } from "../../http/forms/fields.server.ts";
import { setFields } from "../../http/forms/line-fields.server.ts";
import { replyDone, replyProblem } from "../../http/forms/reply.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { cartChanged } from "./cart-changed.ts";
import { fieldProblem, lineProblem } from "./line-sentences.ts";

const gone = { field: "product", problem: "gone" } as const;

/** Sets the quantity of one line: {product, quantity, variant?}; more than there is, is refused (settled.md 20). */
export async function setLine(
  { db, session, submission, now, t, where }: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const parsed = parseFields(submission, setFields);
  if (!parsed.ok) return replyProblem(where, fieldProblem(parsed.fields, parsed.values, t));
  const values = withoutSecrets(submission.fields);
  const { product: productId, variant: variantId = 0, quantity } = parsed.value;
  const key = { productId, variantId };
  const known = await findAddable(db, session.owner, key);
  const refusal = refuseSetting(known, variantId, quantity);
  if (refusal || !known) return replyProblem(where, lineProblem(refusal ?? gone, values, t));
  const price = chargedPrice(known, known.variant, now);
  const count = await writeLine(db, { ...session, now }, key, quantity, price);
  if (count === null) return replyProblem(where, lineProblem(gone, values, t));
  const { name } = displayName(known, localeOf(context));
  return replyDone(where, { kind: "done", text: t("actions.updated", { name }) }, cartChanged(context, count));
}
