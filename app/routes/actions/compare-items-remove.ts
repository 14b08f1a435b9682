import { redirect } from "react-router";
import { removeCompared } from "../../data/products/compare.server.ts";
import { comparePath } from "../../domain/products/compare-list.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import { confirmed } from "../../request/action-context.server.ts";
import { readLine } from "../../shared/cart/cart-answers.server.ts";
import { compareChanged } from "./compare-changed.server.ts";

export const loader = () => redirect(comparePath, 303);

export const action = confirmed(async (tools) => {
  const { db, session, t, reply } = tools;
  const { product: productId, variant: variantId = null } = readLine(tools, removeFields);
  const left = await removeCompared(db, session.owner, { productId, variantId });
  return reply(t("actions.compareRemoved"), compareChanged(tools, left));
});
