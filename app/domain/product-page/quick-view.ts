import { etbFormat } from "../readings.ts";
import type { Viewer } from "../viewer.ts";
import { unitsLeft } from "../products/stock.ts";
import { priceOf, productPageView, stockView, type ProductPageView } from "./product-page-view.ts";
import type { VariantView } from "../products/product-variants-view.ts";
import type { ProductDetail } from "../products/product.ts";

/** Pictures of the gallery that the quick view shows. */
const quickViewPictures = 4;

type ChosenPrice = Pick<ProductPageView, "price" | "pays" | "endsAt" | "ends">;

/** View model of the quick view (specification 2.9). */
export interface QuickView
  extends
    Pick<
      ProductPageView,
      | "id"
      | "name"
      | "lang"
      | "pictures"
      | "labels"
      | "rating"
      | "vendor"
      | "stock"
      | "maxQuantity"
      | "buyNowMuted"
      | "similarHref"
      | "variantId"
    >,
    ChosenPrice {
  /** Each with its price and stock once chosen. */
  variants: (Pick<VariantView, "id" | "text" | "swatch" | "isSoldOut"> & {
    label: VariantView["price"];
    chosen: ChosenPrice & Pick<ProductPageView, "stock">;
  })[];
}

/** The quick view's part of the product page's view model. */
export function quickView(product: ProductDetail, viewer: Viewer): QuickView {
  const page = productPageView(product, viewer);
  const { id, name, lang, labels, rating, vendor, price, pays, endsAt, ends, stock, maxQuantity } = page;
  const { variants, variantId, buyNowMuted, similarHref } = page;
  return {
    id,
    name,
    ...(lang && { lang }),
    pictures: page.pictures.slice(0, quickViewPictures),
    labels,
    rating,
    vendor,
    price,
    pays,
    endsAt,
    ends,
    stock,
    maxQuantity,
    buyNowMuted,
    similarHref,
    variantId,
    variants: variants.map((variant, index) => ({
      id: variant.id,
      text: variant.text,
      swatch: variant.swatch,
      isSoldOut: variant.isSoldOut,
      label: variant.price,
      chosen: {
        ...priceOf(product, product.variants[index]!, viewer, etbFormat.productPage),
        stock: stockView(unitsLeft(product, product.variants[index]!)),
      },
    })),
  };
}
