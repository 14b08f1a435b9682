import { displayName } from "../display-name.ts";
import type { PriceView } from "../products/price.ts";
import { dateView, type DateView } from "../date-view.ts";
import type { NameView } from "../display-name.ts";
import { formatEtb } from "../money.ts";
import { httpsMedia } from "../safe-href.ts";
import { chargedPrice, priceView } from "../products/price.ts";
import { productHref } from "../products/product-links.ts";
import { offeredStock } from "../product-page/product-page-view.ts";
import type { Product } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";

/** A product of a wishlist as stored: priceWhenAdded in santim, addedAt in UTC ms. */
export interface WishedProduct {
  product: Product;
  priceWhenAdded: number;
  addedAt: number;
  /** No longer sold. */
  isRetired: boolean;
}

/** View model of a row. */
export interface WishView extends NameView {
  productId: number;
  href: string;
  thumbnail: string;
  price: PriceView;
  /** How the price changed since it was added; null when it did not, or the product is no longer sold. */
  change: PriceChange | null;
  added: DateView;
  stock: { state: ReturnType<typeof offeredStock>["state"] | "retired"; left: number };
  hasVariants: boolean;
}

export interface PriceChange {
  direction: "up" | "down";
  /** "120 ETB" */
  by: string;
}

/**
 * The wishlist for this viewer, at today's prices as on cards (specification 4.2, 4.3, 4.7). Price changes are in birr,
 * the currency of payment.
 */
export function wishlistView(items: readonly WishedProduct[], viewer: Viewer): WishView[] {
  return items.map(({ product, priceWhenAdded, addedAt, isRetired }) => ({
    productId: product.id,
    ...displayName(product, viewer.locale),
    href: productHref(product.nameSlug),
    thumbnail: httpsMedia(product.thumbnail),
    price: priceView(product, viewer),
    change: isRetired ? null : priceChange(priceWhenAdded, chargedPrice(product, null, viewer.now)),
    added: dateView(addedAt, viewer.locale),
    stock: isRetired ? { state: "retired", left: 0 } : offeredStock(product, viewer.now),
    hasVariants: product.variantCount > 0,
  }));
}

/** The change between two prices in santim, or null. */
export function priceChange(was: number, now: number): PriceChange | null {
  if (was === now) return null;
  return { direction: now > was ? "up" : "down", by: formatEtb(Math.abs(now - was)) };
}
