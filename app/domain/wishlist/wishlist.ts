import { chosenView } from "../chosen-line.ts";
import { chargedPrice, variantPriceView } from "../products/price.ts";
import { dateView } from "../date-view.ts";
import { formatEtb } from "../money.ts";
import { optionHref } from "../products/product-links.ts";
import { offeredStock } from "../product-page/product-page-view.ts";
import { chosenOf, type CartLine } from "../cart/cart-line.ts";
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

export interface WishedProduct extends CartLine {
  addedAt: number;
}

export type WishView = ReturnType<typeof wishlistView>[number];

interface PriceChange {
  direction: "up" | "down";
  by: string;
}

/** Specification 4.2, 4.3, 4.7. Price changes are in birr, the currency of payment. */
export function wishlistView(items: readonly WishedProduct[], viewer: Viewer) {
  return items.map(({ product, variant, variantId, priceWhenAdded, addedAt, retired }) => ({
    ...chosenView(chosenOf({ product, variant, variantId }), viewer.locale),
    variantId,
    href: optionHref(product.nameSlug, variantId),
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
