import { truncation } from "../constants.ts";
import type { ShortNamed } from "./product-card.ts";
import { truncate } from "../truncate.ts";
import type { Viewer } from "../viewer.ts";
import { type ProductSource, productSources } from "../products/product-links.ts";
import { colorSwatch } from "../products/product-variants-view.ts";
import type { Product, ProductVariant } from "../products/product.ts";
import { priceView } from "../products/price.ts";
import { productCardView } from "./product-card-view.ts";
import { isUnavailable, exhibitedOffer, isBuyNowMuted } from "../products/stock.ts";
import type { ExhibitionStatus } from "../products/exhibition.ts";

/** Specification 5.2. */
function cutName<Named extends { name: string }>(named: Named, cut: keyof typeof truncation): Named & ShortNamed {
  const shortName = truncate(named.name, truncation[cut]);
  return shortName === named.name ? named : { ...named, shortName };
}

/** Without a second picture, and without the end of a deal. */
const plain = { hoverImage: null, endsAt: null, ends: null };

type CardVariant = Pick<ProductVariant, "color" | "colorCode">;

const swatchLimit = 4;

export type AlternateCardView = ReturnType<typeof alternateCardView>;

/** Specification 2.8, 3.2, 4.3. */
export function alternateCardView(
  product: Product,
  variants: readonly CardVariant[],
  viewer: Viewer,
  source: ProductSource | null,
) {
  const swatches = new Set(variants.flatMap((variant) => colorSwatch(variant) ?? []));
  return {
    ...productCardView(product, viewer, source),
    swatches: [...swatches].slice(0, swatchLimit),
    colorCount: new Set(variants.flatMap(({ color, colorCode }) => color ?? colorCode ?? [])).size,
  };
}

export type BuyNowCardView = ReturnType<typeof buyNowCardView>;

/** Specification 2.8, 4.1, 5.2. */
export function buyNowCardView(product: Product, viewer: Viewer, source: ProductSource | null) {
  const card = productCardView(product, viewer, source);
  return {
    ...cutName(card, "buyNowName"),
    hoverImage: null,
    // Specification 5.3 gives one kind of card 2 decimals without saying which: the one with the lowest prices.
    price: priceView(product, viewer, { decimals: true }),
    category: cutName(card.category, "buyNowName"),
    stockLabel: isUnavailable(card.offer) ? card.offer : ("inStock" as const),
    // Looks disabled but works (specification 4.1).
    isBuyNowMuted: isBuyNowMuted(product),
  };
}

export type CarCardView = ReturnType<typeof carCardView>;

/** Specification 2.8, 5.2; links are tagged 'Car Menu' (settled.md 26). */
export function carCardView(product: Product, viewer: Viewer) {
  const card = productCardView(product, viewer, productSources.carMenu);
  return { ...cutName(card, "carProductName"), ...plain, category: cutName(card.category, "carCategoryName") };
}

export type CategoryListCardView = ReturnType<typeof categoryListCardView>;

/** Specification 2.8, 5.2; links are tagged category_list with the id (2.2). */
export function categoryListCardView(product: Product, viewer: Viewer) {
  return { ...cutName(productCardView(product, viewer, productSources.categoryList), "categoryListName"), ...plain };
}

export type HolidayCardView = ReturnType<typeof holidayCardView>;

/** Specification 2.8, 4.4, tagged 'holiday' (2.2). `exhibition`: null outside of one. */
export function holidayCardView(product: Product, viewer: Viewer, exhibition: ExhibitionStatus | null) {
  const card = productCardView(product, viewer, productSources.holiday);
  return {
    ...card,
    isExhibited: exhibition !== null,
    offer: exhibitedOffer(card.offer, exhibition),
    // A started exhibition accepts no wishes, 'adey' or not.
    isWishingOver: exhibition !== null && exhibition.hasStarted,
  };
}
