import { redirect } from "react-router";
import { addCompared } from "../../data/products/compare.server.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { comparePath } from "../../domain/products/compare-list.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { compareChanged } from "./compare-changed.server.ts";
import { fieldProblem, readLine } from "../../shared/cart/cart-answers.server.ts";

export const loader = () => redirect(comparePath, 303);

/** Add to compare, for guests and shoppers (specification 6, 7.2). */
export const action = confirmed(async (tools) => {
  const { db, session, now, t, reply, refuse, locale } = tools;
  const { product: productId, variant: variantId = 0 } = readLine(tools, removeFields);
  const { outcome, chosen, lines } = await addCompared(db, { ...session, now }, { productId, variantId });
  const values = { product: String(productId) };
  const changed = compareChanged(tools, lines);
  if (outcome === "full") return refuse({ values, form: t("actions.compareFull") });
  if (chosen === null) return refuse(fieldProblem(["product"], values, t));
  const text = t("actions.compareAdded", { name: chosenText(chosenNames(chosen), locale) });
  const link = { href: comparePath, text: t("actions.viewCompare") };
  return reply({ text, link }, changed);
});
