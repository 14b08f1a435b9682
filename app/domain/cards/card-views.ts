import type { Locale } from "../languages.ts";
import { truncation } from "../constants.ts";
import { ellipsis, etbFormat } from "../readings.ts";
import type { ProductCardView, ShortNamed } from "./product-card.ts";
import { truncate } from "../truncate.ts";
import type { Viewer } from "../viewer.ts";
import { type ProductSource, productSources } from "../products/product-links.ts";
import { colorSwatch } from "../products/product-variants-view.ts";
import type { Product, ProductVariant } from "../products/product.ts";
import { productCardView } from "./product-card-view.ts";
import { isUnavailable, exhibitedOffer, isBuyNowMuted } from "../products/stock.ts";
import type { ExhibitionStatus } from "../products/exhibition.ts";

export type CardBasics = ReturnType<typeof cardBasics>;

function cardBasics(card: ProductCardView, named: ShortNamed) {
  const { id, href, thumbnail, labels, price, seller, offer } = card;
  return { id, ...named, href, thumbnail, labels, price, seller, offer };
}

type Cut = keyof typeof cuts;

const cuts = {
  carProduct: { limit: truncation.carProductName, dots: ellipsis.carProduct },
  carCategory: { limit: truncation.carCategoryName, dots: ellipsis.carCategory },
  buyNow: { limit: truncation.buyNowName, dots: ellipsis.buyNow },
  categoryList: { limit: truncation.categoryListName, dots: ellipsis.categoryList },
};

/** Specification 5.2. */
function shortNamed({ name, lang }: { name: string; lang?: Locale }, cut: Cut): ShortNamed {
  const shortName = truncate(name, cuts[cut].limit, cuts[cut].dots);
  return { name, ...(shortName !== name && { shortName }), ...(lang && { lang }) };
}

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
  const card = productCardView(product, viewer, source);
  const { name, lang, hoverImage, category, rating, hasVariants, endsAt, ends } = card;
  const swatches = new Set(variants.flatMap((variant) => colorSwatch(variant) ?? []));
  return {
    ...cardBasics(card, { name, ...(lang && { lang }) }),
    ...{ hoverImage, category, rating, hasVariants, endsAt, ends },
    swatches: [...swatches].slice(0, swatchLimit),
    colorCount: new Set(variants.flatMap(({ color, colorCode }) => color ?? colorCode ?? [])).size,
  };
}

export type BuyNowCardView = ReturnType<typeof buyNowCardView>;

/** Specification 2.8, 4.1, 5.2. */
export function buyNowCardView(product: Product, viewer: Viewer, source: ProductSource | null) {
  const card = productCardView(product, viewer, source, etbFormat.buyNowCard);
  const { hasVariants, endsAt, ends } = card;
  return {
    ...cardBasics(card, shortNamed(card, "buyNow")),
    category: shortNamed(card.category, "buyNow"),
    stockLabel: isUnavailable(card.offer) ? card.offer : ("inStock" as const),
    // Looks disabled but works (specification 4.1).
    isBuyNowMuted: isBuyNowMuted(product),
    ...{ hasVariants, endsAt, ends },
  };
}

export type CarCardView = ReturnType<typeof carCardView>;

/** Specification 2.8, 5.2; links are tagged 'Car Menu' (settled.md 26). */
export function carCardView(product: Product, viewer: Viewer) {
  const card = productCardView(product, viewer, productSources.carMenu);
  return { ...cardBasics(card, shortNamed(card, "carProduct")), category: shortNamed(card.category, "carCategory") };
}

export type CategoryListCardView = ReturnType<typeof categoryListCardView>;

/** Specification 2.8, 5.2; links are tagged category_list with the id (2.2). */
export function categoryListCardView(product: Product, viewer: Viewer) {
  const card = productCardView(product, viewer, productSources.categoryList);
  const { category, freeDelivery, rating, stock, hasVariants } = card;
  return { ...cardBasics(card, shortNamed(card, "categoryList")), category, freeDelivery, rating, stock, hasVariants };
}

export type HolidayCardView = ReturnType<typeof holidayCardView>;

/** Specification 2.8, 4.4, tagged 'holiday' (2.2). `exhibition`: null outside of one. */
export function holidayCardView(product: Product, viewer: Viewer, exhibition: ExhibitionStatus | null) {
  const card = productCardView(product, viewer, productSources.holiday);
  const { name, lang, hoverImage, category, hasVariants, endsAt, ends } = card;
  return {
    ...cardBasics(card, { name, ...(lang && { lang }) }),
    ...{ hoverImage, category, hasVariants, endsAt, ends },
    isExhibited: exhibition !== null,
    offer: exhibitedOffer(card.offer, exhibition),
    // A started exhibition accepts no wishes, 'adey' or not.
    isWishingOver: exhibition !== null && exhibition.hasStarted,
  };
}
