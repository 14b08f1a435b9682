import type { RouterContextProvider } from "react-router";
import { addWish, findWishable } from "../../data/wishlists/wishlists.server.ts";
import { displayName } from "../../domain/accounts/display-name.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { productFields } from "../../http/forms/product-fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { refuseExhibitedWish } from "./exhibition-rules.ts";
import { fieldProblem } from "./line-sentences.ts";
import { wishlistOwner } from "./wishlist-owner.ts";

type Wishing = { ok: true; name: string; ids: number[] } | { ok: false; problem: Problem };

/**
 * Adds what a form names, {product}, to the wishlist of who is signed in (specification 4.5, 7.2), with the price of
 * now. Answers the product's name and the list, or why nothing was added. Not for guests: it throws.
 */
export async function addToWishlist(
  tools: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
): Promise<Wishing> {
  const { db, session, submission, now, t } = tools;
  const whose = wishlistOwner(session);
  if (!whose) throw new Error("guests have no wishlist");
  const parsed = parseFields(submission, productFields);
  if (!parsed.ok) return { ok: false, problem: fieldProblem(parsed.fields, parsed.values, t) };
  const { product: productId } = parsed.value;
  const over = await refuseExhibitedWish(tools, productId);
  if (over) return { ok: false, problem: over };
  const product = await findWishable(db, productId);
  const values = { product: String(productId) };
  if (!product) return { ok: false, problem: fieldProblem(["product"], values, t) };
  const price = chargedPrice(product, null, now);
  const { outcome, ids } = await addWish(db, whose.account, { productId, price, now });
  if (outcome === "refused") return { ok: false, problem: { fields: {}, values, form: t("actions.wishlistFull") } };
  return { ok: true, name: displayName(product, localeOf(context)).name, ids };
}
