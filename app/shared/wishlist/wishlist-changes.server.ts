import { moveLine } from "../../data/wishlists/wishlist-moves.server.ts";
import { addWish, findWishable } from "../../data/wishlists/wishlists.server.ts";
import type { LineKey } from "../../domain/products/product.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { findOption } from "../../data/products/option-stock.server.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import type { Session } from "../../request/session.server.ts";
import { fieldProblem } from "../cart/cart-answers.server.ts";
import { refuseExhibitedWish } from "../cart/exhibition-rules.server.ts";
import { wantsPage } from "../../http/media-types.server.ts";

/** null for guests, who have no wishlist (specification 6). Throws where the database cannot identify the session. */
export function wishlistOwner({ owner, account }: Session): { account: number; owner: string } | null {
  return account && { account: account.id, owner };
}

/** As `wishlistOwner`; throws the way to the sign-in for guests. */
export function ownWishlist({ session, where, t }: ActionTools): { account: number; owner: string } {
  const owner = wishlistOwner(session);
  if (owner) return owner;
  const signIn = `/sign-in?next=${encodeURIComponent(wishlistPath)}`;
  const isPage = wantsPage(where.request);
  if (isPage) throw new Response(null, { status: 303, headers: { Location: signIn, "Cache-Control": "no-store" } });
  throw Response.json({ ok: false, signIn, form: t("actions.wishlistSignIn") }, { status: 401 });
}

type Added = { ok: true; name: string; ids: number[] } | { ok: false; problem: Problem };

/** Adds {product, variant?} at today's price (specification 4.5, 7.2). Throws for guests. */
export async function addToWishlist(tools: ActionTools): Promise<Added> {
  const { db, session, submission, now, t, locale } = tools;
  const owner = wishlistOwner(session);
  if (!owner) throw new Error("guests have no wishlist");
  const parsed = parseFields(submission, removeFields);
  if (!parsed.ok) return { ok: false, problem: fieldProblem(parsed.fields, parsed.values, t) };
  const { product: productId, variant: named = 0 } = parsed.value;
  const over = await refuseExhibitedWish(tools, productId);
  if (over) return { ok: false, problem: over };
  const { product, option } = await findWish(db, { productId, variantId: named });
  const values = { product: String(productId) };
  if (!product) return { ok: false, problem: fieldProblem(["product"], values, t) };
  const price = chargedPrice(product, option, now);
  const { outcome, ids } = await addWish(db, owner.account, { productId, variantId: option?.id ?? 0, price, now });
  if (outcome === "refused") return { ok: false, problem: { fields: {}, values, form: t("actions.wishlistFull") } };
  return { ok: true, name: chosenText(chosenNames({ product, variant: option }), locale), ids };
}

async function findWish(db: D1Database, { productId, variantId }: LineKey) {
  const [product, option] = await Promise.all([
    findWishable(db, productId),
    variantId === 0 ? null : findOption(db, productId, variantId),
  ]);
  return { product, option };
}

type Moved = { ok: true; name: string; count: number; ids: number[] } | { ok: false; problem: Problem };

/** {product, variant?}. Throws for guests. */
export async function moveLineToWishlist({ db, session, submission, now, t, locale }: ActionTools): Promise<Moved> {
  const owner = wishlistOwner(session);
  if (!owner) throw new Error("guests have no wishlist");
  const parsed = parseFields(submission, removeFields);
  if (!parsed.ok) return { ok: false, problem: fieldProblem(parsed.fields, parsed.values, t) };
  const { product: productId, variant: variantId = 0 } = parsed.value;
  const values = { product: String(productId) };
  const { product, option } = await findWish(db, { productId, variantId });
  if (!product) return { ok: false, problem: fieldProblem(["product"], values, t) };
  const price = chargedPrice(product, option, now);
  const { isWished, units, ids } = await moveLine(db, { ...owner, now }, { productId, variantId }, price);
  if (!isWished) return { ok: false, problem: { fields: {}, values, form: t("actions.wishlistFull") } };
  return { ok: true, name: chosenText(chosenNames({ product, variant: option }), locale), count: units, ids };
}
