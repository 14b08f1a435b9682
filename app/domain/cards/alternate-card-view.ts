import type { ProductSource } from "../products/product-links.ts";
import { colorSwatch } from "../products/product-variants-view.ts";
import type { Product, ProductVariant } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";
import { cardBasics } from "./card-basics.ts";
import { productCardView } from "./product-card-view.ts";
import type { AlternateCardView, CardLabel } from "./product-card.ts";

type CardVariant = Pick<ProductVariant, "color" | "colorCode">;

/** Specification 4.3, and Out Of Stock of 4.1. */
const labelled: ReadonlySet<CardLabel["kind"]> = new Set(["new", "sale", "top", "lastOne", "outOfStock", "closed"]);

const swatchLimit = 4;

/** Specification 2.8, 3.2, 4.3. */
export function alternateCardView(
  product: Product,
  variants: readonly CardVariant[],
  viewer: Viewer,
  source: ProductSource | null,
): AlternateCardView {
  const card = productCardView(product, viewer, source);
  const { name, lang, hoverImage, category, rating, hasVariants, endsAt, ends } = card;
  const swatches = new Set(variants.flatMap((variant) => colorSwatch(variant) ?? []));
  return {
    ...cardBasics(card, { name, ...(lang && { lang }) }),
    labels: card.labels.filter(({ kind }) => labelled.has(kind)),
    hoverImage,
    category,
    rating,
    hasVariants,
    swatches: [...swatches].slice(0, swatchLimit),
    colorCount: new Set(variants.flatMap(({ color, colorCode }) => color ?? colorCode ?? [])).size,
    endsAt,
    ends,
  };
}
