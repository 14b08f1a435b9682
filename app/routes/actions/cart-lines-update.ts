import { redirect } from "react-router";
import { findAddable, findCart, setLine, setLines } from "../../data/cart/carts.server.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { planQuantities, refuseSetting } from "../../domain/cart/line-request.ts";
import { cartUnits, chosenNames } from "../../domain/cart/cart-line.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { lineName, sentQuantities, setFields } from "../../http/forms/line-fields.server.ts";
import { type ActionTools, confirmed } from "../../request/action-context.server.ts";
import {
  cartChanged,
  fieldProblem,
  lineProblem,
  lineSentence,
  readLine,
} from "../../shared/cart/cart-answers.server.ts";
import { removeLine, wishLine } from "./take-line-out.server.ts";

export const loader = () => redirect("/shop/cart", 303);

/**
 * Quantities are `quantity-<line>`, their displayed values `was-<line>`. A button that names a line, {remove} or
 * {wish}, does only that.
 */
export const action = confirmed(async (tools) => {
  const { submission, t, refuse } = tools;
  const pressed = submission.fields.get("remove") ?? submission.fields.get("wish");
  if (pressed !== undefined) {
    const line = lineName.safeParse(pressed);
    if (!line.success) return refuse(fieldProblem(["product"], {}, t));
    const { productId, variantId } = line.data;
    if (submission.fields.has("remove")) return removeLine(tools, line.data);
    const fields = new Map([
      ["product", String(productId)],
      ["variant", String(variantId)],
    ]);
    return wishLine({ ...tools, submission: { ...submission, fields } });
  }
  const quantities = sentQuantities(submission.fields);
  return quantities ? setCart(tools, quantities) : setOneLine(tools);
});

async function setCart(tools: ActionTools, { quantities, wrong }: NonNullable<ReturnType<typeof sentQuantities>>) {
  const { db, session, submission, now, t, reply, refuse, locale } = tools;
  const lines = await findCart(db, session.owner);
  const { sets, refused } = planQuantities(lines, quantities, now);
  const fields = Object.fromEntries([
    ...[...wrong, ...submission.repeated].map((name) => [name, t("actions.quantityInvalid")]),
    ...refused.map(({ key, refusal }) => [`quantity-${key}`, lineSentence(refusal, t)]),
  ]);
  if (Object.keys(fields).length > 0) {
    return refuse({ fields, values: tools.typedValues() });
  }
  if (sets.length === 0) {
    const text = t("buying.nothingToUpdate");
    return reply(text, cartChanged(tools, cartUnits(lines)));
  }
  const count = await setLines(
    db,
    { owner: session.owner, now },
    sets.map(({ productId, variantId, quantity, price }) => ({ productId, variantId, quantity, price })),
  );
  const names = sets.map(({ line }) => chosenText(chosenNames(line), locale));
  const text = names.length === 1 ? t("actions.updated", { name: names[0]! }) : t("buying.allUpdated");
  return reply(text, cartChanged(tools, count));
}

const gone = { field: "product", problem: "gone" } as const;

/** More than is in stock is refused (settled.md 20). */
async function setOneLine(tools: ActionTools): Promise<Response> {
  const { db, session, now, t, reply, refuse, locale } = tools;
  const { product: productId, variant: variantId = 0, quantity } = readLine(tools, setFields);
  const values = tools.typedValues();
  const key = { productId, variantId };
  const product = await findAddable(db, session.owner, key);
  const refusal = refuseSetting(product, variantId, quantity);
  if (refusal || !product) return refuse(lineProblem(refusal ?? gone, values, t));
  const price = chargedPrice(product, product.variant, now);
  const count = await setLine(db, { ...session, now }, key, quantity, price);
  if (count === null) return refuse(lineProblem(gone, values, t));
  const name = chosenText(chosenNames({ product, variant: product.variant }), locale);
  return reply(t("actions.updated", { name }), cartChanged(tools, count));
}
