import type { RouterContextProvider } from "react-router";
import { moveLine } from "../../data/cart/cart-wish.server.ts";
import { findWishable } from "../../data/wishlists/wishlists.server.ts";
import { displayName } from "../../domain/accounts/display-name.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { actionContext } from "../../middleware/action-context.server.ts";
import { localeOf } from "../../middleware/locale.server.ts";
import { fieldProblem } from "./line-sentences.ts";
import { wishlistOwner } from "./wishlist-owner.ts";

type Moving = { ok: true; name: string; count: number; ids: number[] } | { ok: false; problem: Problem };

/**
 * Moves the line that a form names, {product, variant?}, from the cart to the wishlist of who is signed in. Answers the
 * product's name, all units in the cart and the list, or why the line stays. Not for guests: it throws.
 */
export async function moveLineToWishlist(
  { db, session, submission, now, t }: ReturnType<typeof actionContext>,
  context: Readonly<RouterContextProvider>,
): Promise<Moving> {
  const whose = wishlistOwner(session);
  if (!whose) throw new Error("guests have no wishlist");
  const parsed = parseFields(submission, removeFields);
  if (!parsed.ok) return { ok: false, problem: fieldProblem(parsed.fields, parsed.values, t) };
  const { product: productId, variant: variantId = 0 } = parsed.value;
  const values = { product: String(productId) };
  const product = await findWishable(db, productId);
  if (!product) return { ok: false, problem: fieldProblem(["product"], values, t) };
  const price = chargedPrice(product, null, now);
  const { isWished, units, ids } = await moveLine(db, { ...whose, now }, { productId, variantId }, price);
  if (!isWished) return { ok: false, problem: { fields: {}, values, form: t("actions.wishlistFull") } };
  return { ok: true, name: displayName(product, localeOf(context)).name, count: units, ids };
}
