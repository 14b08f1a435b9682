import { redirect } from "react-router";
import { z } from "zod";
import { addCompared, removeCompared, replaceCompared } from "../../data/products/compare.server.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { parseLines } from "../../domain/id-list.ts";
import { compareLimit, comparePath, isCompared } from "../../domain/products/compare-list.ts";
import type { LineKey } from "../../domain/products/product.ts";
import { compareCookie } from "../../http/cookies/list-cookies.server.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import { cookiesContext } from "../../http/request-context.server.ts";
import { type ActionTools, targets } from "../../request/action-context.server.ts";
import { fieldProblem, readLine } from "../../shared/cart/cart-answers.server.ts";

export const loader = () => redirect(comparePath, 303);

/** The comparison of guests and shoppers (specification 6, 7.2). */
export const action = targets({ items: add, remove, replace });

async function add(tools: ActionTools): Promise<Response> {
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
}

async function remove(tools: ActionTools): Promise<Response> {
  const { db, session, t, reply } = tools;
  const { product: productId, variant: variantId = null } = readLine(tools, removeFields);
  const left = await removeCompared(db, session.owner, { productId, variantId });
  return reply(t("actions.compareRemoved"), compareChanged(tools, left));
}

const schema = z.object({
  products: z
    .string()
    .transform((text) => parseLines(text, compareLimit))
    .refine((lines) => lines.length > 0),
});

async function replace(tools: ActionTools): Promise<Response> {
  const { db, session, now, t, reply, refuse } = tools;
  const { products } = readLine(tools, schema);
  const kept = await replaceCompared(db, { ...session, now }, products);
  const changed = compareChanged(tools, kept);
  if (!products.some(({ productId }) => isCompared(kept, { productId, variantId: 0 }))) {
    return refuse({ form: t("actions.compareNoneSold") });
  }
  return reply(t("actions.compareReplaced"), changed);
}

function compareChanged({ context, publicOrigin, t }: ActionTools, lines: LineKey[]) {
  context.get(cookiesContext).push(compareCookie(lines, publicOrigin));
  const count = lines.length;
  return {
    compareCount: count,
    compareLabel: count > 0 ? t("header.compareLabel", { count }) : t("header.compare"),
  };
}
