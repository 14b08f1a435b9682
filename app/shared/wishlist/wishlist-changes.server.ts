import { moveLine } from "../../data/wishlists/wishlist-moves.server.ts";
import { addWish } from "../../data/wishlists/wishlists.server.ts";
import type { LineKey } from "../../domain/products/product.ts";
import { chosenNames } from "../../domain/cart/cart-line.ts";
import { chosenText } from "../../domain/chosen-line.ts";
import { findOnSale } from "../../data/products/products.server.ts";
import { chargedPrice } from "../../domain/products/price.ts";
import { wishlistPath } from "../../domain/wishlist/wishlist.ts";
import { parseFields } from "../../http/forms/fields.server.ts";
import { removeFields } from "../../http/forms/line-fields.server.ts";
import type { FlashMessage } from "../../http/forms/flash.server.ts";
import { replySignIn } from "../../http/forms/reply.server.ts";
import type { Problem } from "../../http/request-context.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import type { Session } from "../../request/session.server.ts";
import { fieldProblem } from "../cart/cart-answers.server.ts";
import { refuseExhibitedWish } from "../cart/exhibition-rules.server.ts";

/** null for guests, who have no wishlist (specification 6). Throws where the database cannot identify the session. */
export function wishlistOwner({ owner, account }: Session): { account: number; owner: string } | null {
  return account && { account: account.id, owner };
}

/** As `wishlistOwner`; throws the way to the sign-in for guests. */
export function ownWishlist({ session, where, t }: ActionTools): { account: number; owner: string } {
  const owner = wishlistOwner(session);
  if (owner) return owner;
  throw replySignIn(where, `/sign-in?next=${encodeURIComponent(wishlistPath)}`, t("actions.wishlistSignIn"));
}

/** `count`: all units left in the cart. */
type Changed<Count> =
  | { ok: true; message: Omit<FlashMessage, "kind">; ids: number[]; count: Count }
  | { ok: false; problem: Problem };

/** Adds {product, variant?} at today's price (specification 4.5, 7.2). Throws for guests. */
export async function addToWishlist(tools: ActionTools): Promise<Changed<null>> {
  const wish = await readWish(tools, (productId) => refuseExhibitedWish(tools, productId));
  if (!wish.ok) return wish;
  const { owner, key, option, price, name } = wish;
  const { db, now, t } = tools;
  const added = await addWish(db, owner.account, { ...key, variantId: option?.id ?? 0, price, now });
  if (added.outcome === "refused") return isFull(tools, key);
  return {
    ok: true,
    message: { text: t("actions.wishlistAdded", { name }), link: toWishlist(t) },
    ids: added.ids,
    count: null,
  };
}

/** {product, variant?}. Throws for guests. */
export async function moveLineToWishlist(tools: ActionTools): Promise<Changed<number>> {
  const wish = await readWish(tools, () => null);
  if (!wish.ok) return wish;
  const { owner, key, price, name } = wish;
  const { db, now, t } = tools;
  const { isWished, units: count, ids } = await moveLine(db, { ...owner, now }, key, price);
  if (!isWished) return isFull(tools, key);
  return { ok: true, message: { text: t("buying.movedToWishlist", { name }), link: toWishlist(t) }, count, ids };
}

const toWishlist = (t: Translate) => ({ href: wishlistPath, text: t("actions.viewWishlist") });

function isFull({ t }: ActionTools, { productId }: LineKey) {
  const values = { product: String(productId) };
  return { ok: false as const, problem: { fields: {}, values, form: t("actions.wishlistFull") } };
}

async function readWish(tools: ActionTools, refuse: (productId: number) => Promise<Problem | null> | null) {
  const { db, session, submission, now, t, locale } = tools;
  const owner = wishlistOwner(session);
  if (!owner) throw new Error("guests have no wishlist");
  const refused = (problem: Problem) => ({ ok: false as const, problem });
  const parsed = parseFields(submission, removeFields);
  if (!parsed.ok) return refused(fieldProblem(parsed.fields, parsed.values, t));
  const { product: productId, variant: variantId = 0 } = parsed.value;
  const over = await refuse(productId);
  if (over) return refused(over);
  const chosen = await findOnSale(db, { productId, variantId });
  if (!chosen) return refused(fieldProblem(["product"], { product: String(productId) }, t));
  const name = chosenText(chosenNames(chosen), locale);
  const price = chargedPrice(chosen.product, chosen.variant, now);
  return { ok: true as const, owner, key: { productId, variantId }, option: chosen.variant, price, name };
}
