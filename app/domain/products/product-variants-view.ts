import type { NameView } from "../display-name.ts";
import type { EtbFormat } from "../readings.ts";
import type { Viewer } from "../viewer.ts";
import { type PriceView, variantPriceView } from "./price.ts";
import { variantHref } from "./product-links.ts";
import type { ProductDetail, ProductVariant } from "./product.ts";
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
}

/** The variant with this id, or the only one there is; otherwise null. */
export function chooseVariant(variants: readonly ProductVariant[], wanted: string | null): ProductVariant | null {
  if (variants.length === 1) return variants[0]!;
  return variants.find(({ id }) => String(id) === wanted) ?? null;
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
    const { current, isAbout } = variantPriceView(product, variant, viewer, format);
    return {
      id: variant.id,
      href: variantHref(path, variant.id),
      text: variantText(variant, viewer.locale),
      swatch: colorSwatch(variant),
      price: { current, ...(isAbout && { isAbout }) },
      isChosen: variant === chosen,
    };
  });
}

/** A variant's colour if it is in hex digits, else null: it is printed into a style. */
export function colorSwatch({ colorCode }: Pick<ProductVariant, "colorCode">): string | null {
  return colorCode !== null && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colorCode) ? colorCode : null;
}
