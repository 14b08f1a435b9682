import { redirect } from "react-router";
import { findCart, setLines } from "../../data/cart/carts.server.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { planQuantities } from "../../domain/cart/line-request.ts";
import { cartUnits, chosenNames } from "../../domain/cart/cart-line.ts";
import { lineName, removeFields, sentQuantities, setFields } from "../../http/forms/line-fields.server.ts";
import { type ActionTools, targets } from "../../request/action-context.server.ts";
import {
  cartChanged,
  fieldProblem,
  lineProblem,
  lineSentence,
  readLine,
} from "../../shared/cart/cart-answers.server.ts";
import { addOrSignIn } from "../../shared/sign-in/add-or-sign-in.server.ts";
import { putLineBack, removeLine, wishLine } from "./take-line-out.server.ts";

export const loader = () => redirect("/shop/cart", 303);

/**
 * Quantities are `quantity-<line>`, their displayed values `was-<line>`. A button that names a line, {remove} or
 * {wish}, does only that.
 */
export const action = targets({
  lines: addOrSignIn,
  update,
  remove: async (tools) => {
    if (tools.submission.fields.has("undo")) return putLineBack(tools);
    const { product: productId, variant: variantId = 0 } = readLine(tools, removeFields);
    return removeLine(tools, { productId, variantId });
  },
  wish: wishLine,
});

async function update(tools: ActionTools): Promise<Response> {
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
}

async function setCart(tools: ActionTools, { quantities, wrong }: NonNullable<ReturnType<typeof sentQuantities>>) {
  const { db, session, submission, now, t, reply, refuse } = tools;
  const lines = await findCart(db, session.owner);
  const { sets, refused } = planQuantities(lines, quantities, now);
  const fields = Object.fromEntries([
    ...[...wrong, ...submission.repeated].map((name) => [name, t("actions.quantityInvalid")]),
    ...refused.map(({ key, refusal }) => [`quantity-${key}`, lineSentence(refusal, t)]),
  ]);
  if (Object.keys(fields).length > 0) return refuse({ fields, values: tools.typedValues() });
  if (sets.length === 0) return reply(t("buying.nothingToUpdate"), cartChanged(tools, cartUnits(lines)));
  const { units } = await setLines(db, { owner: session.owner, now }, sets);
  return updated(tools, sets, units);
}

/** More than is in stock is refused (settled.md 20). */
async function setOneLine(tools: ActionTools): Promise<Response> {
  const { db, session, now, t, refuse } = tools;
  const { product: productId, variant: variantId = 0, quantity } = readLine(tools, setFields);
  const lines = await findCart(db, session.owner);
  const { sets, refused } = planQuantities(lines, [{ productId, variantId, quantity }], now);
  const written = sets.length > 0 ? await setLines(db, { owner: session.owner, now }, sets) : null;
  if (written?.changed) return updated(tools, sets, written.units);
  const refusal = refused[0]?.refusal ?? ({ field: "product", problem: "gone" } as const);
  return refuse(lineProblem(refusal, tools.typedValues(), t));
}

function updated(tools: ActionTools, sets: ReturnType<typeof planQuantities>["sets"], units: number) {
  const names = sets.map(({ line }) => chosenText(chosenNames(line), tools.locale));
  const text = names.length === 1 ? tools.t("actions.updated", { name: names[0]! }) : tools.t("buying.allUpdated");
  return tools.reply(text, cartChanged(tools, units));
}
