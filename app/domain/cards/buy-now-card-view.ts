import { isUnavailable } from "../products/offer-state.ts";
import type { ProductSource } from "../products/product-links.ts";
import type { Product } from "../products/product.ts";
import { isBuyNowMuted } from "../products/stock.ts";
import { etbFormat } from "../readings.ts";
import type { Viewer } from "../viewer.ts";
import { cardBasics, shortNamed } from "./card-basics.ts";
import { productCardView } from "./product-card-view.ts";
import type { BuyNowCardView } from "./product-card.ts";

/** Specification 2.8, 4.1, 5.2. */
export function buyNowCardView(product: Product, viewer: Viewer, source: ProductSource | null): BuyNowCardView {
  const card = productCardView(product, viewer, source, etbFormat.buyNowCard);
  const { hasVariants, endsAt, ends } = card;
  return {
    ...cardBasics(card, shortNamed(card, "buyNow")),
    category: shortNamed(card.category, "buyNow"),
    stockLabel: isUnavailable(card.offer) ? card.offer : "inStock",
    isBuyNowMuted: isBuyNowMuted(product),
    hasVariants,
    endsAt,
    ends,
  };
}
