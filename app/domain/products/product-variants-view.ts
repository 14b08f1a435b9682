import type { NameView } from "../display-name.ts";
import type { EtbFormat } from "../readings.ts";
import type { Viewer } from "../viewer.ts";
import { type PriceView, variantPriceView } from "./price.ts";
import { variantHref } from "./product-links.ts";
import type { ProductDetail, ProductVariant } from "./product.ts";
import { unitsLeft } from "./stock.ts";
import { variantText } from "./variant-text.ts";

export interface VariantView {
  id: number;
  /** The page with this variant chosen. */
  href: string;
  /** null without colour and size: only the price differs. */
  text: NameView | null;
  /** A hex colour, or null. */
  swatch: string | null;
  price: Pick<PriceView, "current" | "isAbout">;
  isChosen: boolean;
  /** It has a stock of its own, and nothing is left of it. */
  isSoldOut: boolean;
}

/** Every variant with its own price and address; `path`: the product's page. */
export function variantViews(
  product: ProductDetail,
  chosen: ProductVariant | null,
  path: string,
  viewer: Viewer,
  format: EtbFormat,
): VariantView[] {
  return product.variants.map((variant) => {
    return {
      id: variant.id,
      href: variantHref(path, variant.id),
      text: variantText(variant, viewer.locale),
      swatch: colorSwatch(variant),
      price: variantPrice(product, variant, viewer, format),
      isChosen: variant === chosen,
      isSoldOut: unitsLeft(product, variant) <= 0,
    };
  });
}

/** What a variant costs, as its link says it. */
export function variantPrice(
  product: ProductDetail,
  variant: ProductVariant,
  viewer: Viewer,
  format: EtbFormat,
): VariantView["price"] {
  const { current, isAbout } = variantPriceView(product, variant, viewer, format);
  return { current, ...(isAbout && { isAbout }) };
}

/** A variant's colour if it is in hex digits, else null: it is printed into a style. */
export function colorSwatch({ colorCode }: Pick<ProductVariant, "colorCode">): string | null {
  return colorCode !== null && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colorCode) ? colorCode : null;
}
