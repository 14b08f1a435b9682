import { displayName } from "../display-name.ts";
import type { PriceView } from "../products/price.ts";
import { dateView, type DateView } from "../date-view.ts";
import type { NameView } from "../display-name.ts";
import { formatEtb } from "../money.ts";
import { httpsMedia } from "../safe-href.ts";
import { chargedPrice, variantPriceView } from "../products/price.ts";
import { optionHref } from "../products/product-links.ts";
import { variantText } from "../products/variant-text.ts";
import { offeredStock } from "../product-page/product-page-view.ts";
import { lineKey } from "../cart/cart-line.ts";
import type { ChosenProduct } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";

export interface WishedProduct extends ChosenProduct {
  priceWhenAdded: number;
  addedAt: number;
  isRetired: boolean;
}

export interface WishView extends NameView {
  key: string;
  productId: number;
  /** 0: no option was chosen. */
  variantId: number;
  variant: NameView | null;
  href: string;
  thumbnail: string;
  price: PriceView;
  change: PriceChange | null;
  added: DateView;
  stock: { state: ReturnType<typeof offeredStock>["state"] | "retired"; left: number };
  /** An option is still to be chosen. */
  isOpen: boolean;
}

export interface PriceChange {
  direction: "up" | "down";
  by: string;
}

/** Specification 4.2, 4.3, 4.7. Price changes are in birr, the currency of payment. */
export function wishlistView(items: readonly WishedProduct[], viewer: Viewer): WishView[] {
  return items.map(({ product, variant, variantId, priceWhenAdded, addedAt, isRetired }) => ({
    key: lineKey({ product, variantId }),
    ...{ productId: product.id, variantId },
    ...displayName(product, viewer.locale),
    variant: variant && variantText(variant, viewer.locale),
    href: optionHref(product.nameSlug, variantId),
    thumbnail: httpsMedia(variant?.picture ?? product.thumbnail),
    price: variantPriceView(product, variant, viewer),
    change: isRetired ? null : priceChange(priceWhenAdded, chargedPrice(product, variant, viewer.now)),
    added: dateView(addedAt, viewer.locale),
    stock: isRetired ? { state: "retired", left: 0 } : offeredStock(product, viewer.now, variant),
    isOpen: product.variantCount > 0 && variantId === 0,
  }));
}

export function priceChange(was: number, now: number): PriceChange | null {
  if (was === now) return null;
  return { direction: now > was ? "up" : "down", by: formatEtb(Math.abs(now - was)) };
}
