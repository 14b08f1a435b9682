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
  href: string;
  /** null without colour and size: only the price differs. */
  text: NameView | null;
  swatch: string | null;
  price: Pick<PriceView, "current" | "isAbout">;
  isChosen: boolean;
  isSoldOut: boolean;
}

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

export function variantPrice(
  product: ProductDetail,
  variant: ProductVariant,
  viewer: Viewer,
  format: EtbFormat,
): VariantView["price"] {
  const { current, isAbout } = variantPriceView(product, variant, viewer, format);
  return { current, ...(isAbout && { isAbout }) };
}

/** Only hex digits, since it is printed into a style. */
export function colorSwatch({ colorCode }: Pick<ProductVariant, "colorCode">): string | null {
  return colorCode !== null && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colorCode) ? colorCode : null;
}
