import type { RouterContextProvider } from "react-router";
import { addLine, findAddable } from "../../data/carts.server.ts";
import { defaultQuantity } from "../../domain/constants.ts";
import { displayName } from "../../domain/display-name.ts";
import { refuseAdding, type LineRefusal } from "../../domain/line-request.ts";
import { isClosed } from "../../domain/order-quote.ts";
import { chargedPrice } from "../../domain/price.ts";
import { parseFields, withoutSecrets } from "../../http/fields.server.ts";
import { addFields } from "../../http/line-fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { refuseExhibitedAdding } from "./exhibition-rules.ts";
import { fieldProblem, lineProblem } from "./line-sentences.ts";

type Adding = { ok: true; name: string; count: number } | { ok: false; problem: Problem };

/**
 * Adds what a form names, {product, quantity?, variant?}, to the visitor's cart, guest or not (specification 4.6, 7.2); a
 * form of an exhibition's card is held to 4.4. Answers the product's name and all units in the cart, or why nothing was added.
 */
export async function addToCart(
  tools: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
): Promise<Adding> {
  const { db, session, submission, now, t } = tools;
  const parsed = parseFields(submission, addFields);
  if (!parsed.ok) return { ok: false, problem: fieldProblem(parsed.fields, parsed.values, t) };
  const refused = (refusal: LineRefusal): Adding => {
    return { ok: false, problem: lineProblem(refusal, withoutSecrets(submission.fields), t) };
  };
  const { product: productId, variant: variantId = 0, quantity, qty } = parsed.value;
  const units = quantity ?? qty ?? defaultQuantity;
  const found = await findAddable(db, session.owner, { productId, variantId });
  const known = found && { ...found, isClosed: isClosed(found.vendor, now) };
  const refusal = refuseAdding(known, variantId, units);
  if (refusal || !known) return refused(refusal ?? { field: "product", problem: "gone" });
  const over = await refuseExhibitedAdding(tools, productId);
  if (over) return { ok: false, problem: over };
  const price = chargedPrice(known, known.variant, now);
  const count = await addLine(db, { ...session, now }, { productId, variantId }, units, price);
  if (count === null) return refused({ field: "quantity", problem: "overLimit", available: 0 });
  return { ok: true, name: displayName(known, localeOf(context)).name, count };
}
