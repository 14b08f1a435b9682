import { refuseAdding, type LineRefusal } from "../cart/line-request.ts";
import { offerState } from "../products/stock.ts";
import { displayName } from "../display-name.ts";
import { chargedPrice, variantPriceView } from "../products/price.ts";
import { dateView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import { httpsMedia } from "../safe-href.ts";
import { optionHref } from "../products/product-links.ts";
import { variantText } from "../products/variant-text.ts";
import { offeredStock } from "../product-page/product-page-view.ts";
import { lineKey } from "../cart/cart-line.ts";
import type { ChosenProduct } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";

/** Specification 2.1. */
export const wishlistPath = "/shop/wishlist";

/** security-and-faults.md 6. */
export const wishlistLimit = 200;

export function sharedWishlistPath(secret: string): string {
  return `${wishlistPath}/${secret}`;
}

/** Anchor for the return from the login wall. */
export const wishedAnchor = (product: number) => `wished-${product}`;

export interface HeldLine {
  productId: number;
  variantId: number;
  quantity: number;
}

export type StayReason = LineRefusal["problem"];

interface MovePlan {
  fits: WishedProduct[];
  stays: { item: WishedProduct; reason: StayReason }[];
}

/**
 * Moves one unit each, with the same limits as adding to the cart (specification 4.1, 2.8; security-and-faults.md 6).
 */
export function planMove(items: readonly WishedProduct[], held: readonly HeldLine[], now: number): MovePlan {
  const plan: MovePlan = { fits: [], stays: [] };
  const cart = held.map((line) => ({ ...line }));
  for (const item of items) {
    const { variant, variantId } = item;
    const { id, stockAmount, variantCount } = item.product;
    const lines = cart.filter(({ productId }) => productId === id);
    const inCart = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const line = lines.find((one) => one.variantId === variantId);
    const state = {
      stockAmount,
      variantCount,
      variant,
      inCart,
      inLine: line?.quantity ?? 0,
      lineCount: cart.length,
      offer: offerState(item.product, now),
    };
    const refusal = refuseAdding(item.retired ? null : state, variantId, 1);
    if (refusal) plan.stays.push({ item, reason: refusal.problem });
    else {
      plan.fits.push(item);
      if (line) line.quantity += 1;
      else cart.push({ productId: id, variantId, quantity: 1 });
    }
  }
  return plan;
}

export interface WishedProduct extends ChosenProduct {
  priceWhenAdded: number;
  addedAt: number;
  retired: boolean;
}

export type WishView = ReturnType<typeof wishlistView>[number];

interface PriceChange {
  direction: "up" | "down";
  by: string;
}

/** Specification 4.2, 4.3, 4.7. Price changes are in birr, the currency of payment. */
export function wishlistView(items: readonly WishedProduct[], viewer: Viewer) {
  return items.map(({ product, variant, variantId, priceWhenAdded, addedAt, retired }) => ({
    key: lineKey({ product, variantId }),
    ...{ productId: product.id, variantId },
    ...displayName(product, viewer.locale),
    variant: variant && variantText(variant, viewer.locale),
    href: optionHref(product.nameSlug, variantId),
    thumbnail: httpsMedia(variant?.picture ?? product.thumbnail),
    price: variantPriceView(product, variant, viewer),
    change: retired ? null : priceChange(priceWhenAdded, chargedPrice(product, variant, viewer.now)),
    added: dateView(addedAt, viewer.locale),
    stock: retired ? { state: "retired" as const, left: 0 } : offeredStock(product, viewer.now, variant),
    // An option must still be chosen.
    isOpen: product.variantCount > 0 && variantId === 0,
  }));
}

function priceChange(was: number, now: number): PriceChange | null {
  if (was === now) return null;
  return { direction: now > was ? "up" : "down", by: formatEtb(Math.abs(now - was)) };
}
