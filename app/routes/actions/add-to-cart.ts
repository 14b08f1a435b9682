import type { RouterContextProvider } from "react-router";
import { findKeyedAddition } from "../../data/cart/add-keys.server.ts";
import { addLine, findAddable } from "../../data/cart/carts.server.ts";
import { defaultQuantity } from "../../domain/constants.ts";
import { displayName } from "../../domain/accounts/display-name.ts";
import { refuseAdding, type LineRefusal } from "../../domain/cart/line-request.ts";
import { isClosed } from "../../domain/checkout/order-quote.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { parseFields, withoutSecrets } from "../../http/forms/fields.server.ts";
import { addFields } from "../../http/forms/line-fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { refuseExhibitedAdding } from "./exhibition-rules.ts";
import { fieldProblem, lineProblem } from "./line-sentences.ts";

type Adding = { ok: true; name: string; count: number } | { ok: false; problem: Problem };

/**
 * Adds what a form names, {product, quantity?, variant?, key?}, to the visitor's cart, guest or not (specification 4.6, 7.2); a
 * form of an exhibition's card is held to 4.4. What was added before under the same key is added no more, and answered the
 * same. Answers the product's name and all units in the cart, or why nothing was added.
 */
export async function addToCart(
  tools: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
): Promise<Adding> {
  const { db, session, submission, now, t } = tools;
  const parsed = parseFields(submission, addFields);
  if (!parsed.ok) return { ok: false, problem: fieldProblem(parsed.fields, parsed.values, t) };
  const { product: productId, variant: variantId = 0, quantity, qty, key: addKey, late } = parsed.value;
  const units = quantity ?? qty ?? defaultQuantity;
  const found = await findAddable(db, session.owner, { productId, variantId });
  const known = found && { ...found, isClosed: isClosed(found.vendor, now) };
  const name = known && displayName(known, localeOf(context)).name;
  const refused = async (problem: Problem): Promise<Adding> => {
    // What an earlier try added may be all there was: it is no refusal.
    const before = addKey === undefined ? null : await findKeyedAddition(db, session.owner, addKey);
    if (before) {
      const isSame = before.productId === productId && before.variantId === variantId && before.quantity === units;
      if (!isSame) return { ok: false, problem: fieldProblem(["key"], problem.values, t) };
      return { ok: true, name: displayName(before, localeOf(context)).name, count: before.units };
    }
    return { ok: false, problem: late && name ? { ...problem, form: t("actions.notAddedLate", { name }) } : problem };
  };
  const refusal = refuseAdding(known, variantId, units);
  const line = (one: LineRefusal) => refused(lineProblem(one, withoutSecrets(submission.fields), t));
  if (refusal || !known) return line(refusal ?? { field: "product", problem: "gone" });
  const over = await refuseExhibitedAdding(tools, productId);
  if (over) return refused(over);
  const price = chargedPrice(known, known.variant, now);
  const count = await addLine(db, { ...session, now }, { productId, variantId }, units, price, addKey);
  if (typeof count === "number") return { ok: true, name: name!, count };
  return line({ field: "quantity", problem: "overLimit", available: 0 });
}
