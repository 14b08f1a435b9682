import { findKeyedAddition } from "../../data/cart/add-keys.server.ts";
import { addLines, findAddable } from "../../data/cart/carts.server.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { holdsAll, refuseAdding, type LineRefusal } from "../../domain/cart/line-request.ts";
import { exhibitedOffer, offerState } from "../../domain/products/stock.ts";
import { defaultQuantity } from "../../domain/constants.ts";
import { pageKind } from "../../domain/pages/page-kind.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { addFields } from "../../http/forms/line-fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { fieldProblem, lineProblem } from "./cart-answers.server.ts";
import { pressedExhibition } from "./exhibition-rules.server.ts";

/** `held`: the line already has all available units. */
type Addition = { ok: true; name: string; count: number } | { ok: false; problem: Problem; held?: string };

/**
 * Adds a form's {product, quantity?, variant?, key?} to the visitor's cart (specification 4.6, 7.2); on an exhibition's
 * card 4.4 applies. The same `key` adds once and answers the same. `count`: all units in the cart. `writing` is called
 * with the name just before the write.
 */
export async function addToCart(tools: ActionTools, writing: (name: string) => void = () => {}): Promise<Addition> {
  const { db, session, submission, now, t, locale } = tools;
  const parsed = parseFields(submission, addFields);
  if (!parsed.ok) return { ok: false, problem: fieldProblem(parsed.fields, parsed.values, t) };
  const { product: productId, variant: variantId = 0, quantity, qty, key: addKey, late } = parsed.value;
  const units = quantity ?? qty ?? defaultQuantity;
  const addable = await findAddable(db, session.owner, { productId, variantId });
  const product = addable && { ...addable, offer: offerState(addable, now, addable.variant) };
  const name = product && chosenText(chosenNames({ product, variant: product.variant }), locale);
  const refused = async (problem: Problem): Promise<Addition> => {
    // An earlier try with this key may have added the last units, and succeeded.
    const before = addKey === undefined ? null : await findKeyedAddition(db, session.owner, addKey);
    if (before) {
      const isSame = before.productId === productId && before.variantId === variantId && before.quantity === units;
      if (!isSame) return { ok: false, problem: fieldProblem(["key"], problem.values, t) };
      return { ok: true, name: chosenText(before, locale), count: before.units };
    }
    return { ok: false, problem: late && name ? { ...problem, form: t("actions.notAddedLate", { name }) } : problem };
  };
  const refusedLine = (line: LineRefusal) => refused(lineProblem(line, tools.typedValues(), t));
  const refusal = refuseAdding(product, variantId, units);
  if (!product) return refusedLine(refusal ?? { field: "product", problem: "gone" });
  if (refusal) {
    const answer = await refusedLine(refusal);
    return !answer.ok && holdsAll(refusal, product, units) ? { ...answer, held: name! } : answer;
  }
  const exhibition = await pressedExhibition(tools, productId);
  if (exhibitedOffer(product.offer, exhibition) === "exhibitionOver") {
    return refused({ fields: {}, values: tools.typedValues(), form: t("actions.exhibitionNoCart") });
  }
  const price = chargedPrice(product, product.variant, now);
  writing(name!);
  const count = await addLines(db, { ...session, now }, [{ productId, variantId, quantity: units, price }], addKey);
  if (typeof count === "number") {
    tools.count({ event: "add", page: pageKind(submission.fields.get("returnTo") ?? "") });
    return { ok: true, name: name!, count };
  }
  return refusedLine({ field: "quantity", problem: "overLimit", available: 0 });
}
