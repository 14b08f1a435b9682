import { redirect } from "react-router";
import { z } from "zod";
import { replaceCompared } from "../../data/products/compare.server.ts";
import { compareLimit, comparePath, isCompared } from "../../domain/products/compare-list.ts";
import { parseLines } from "../../domain/id-list.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { readLine } from "../../shared/cart/cart-answers.server.ts";
import { compareChanged } from "./compare-changed.server.ts";

const schema = z.object({
  products: z
    .string()
    .transform((text) => parseLines(text, compareLimit))
    .refine((lines) => lines.length > 0),
});

export const loader = () => redirect(comparePath, 303);

export const action = confirmed(async (tools) => {
  const { db, session, now, t, reply, refuse } = tools;
  const { products } = readLine(tools, schema);
  const kept = await replaceCompared(db, { ...session, now }, products);
  const changed = compareChanged(tools, kept);
  if (!products.some(({ productId }) => isCompared(kept, { productId, variantId: 0 }))) {
    return refuse({ form: t("actions.compareNoneSold") });
  }
  return reply(t("actions.compareReplaced"), changed);
});
