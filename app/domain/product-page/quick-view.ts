import { etbFormat } from "../readings.ts";
import type { Viewer } from "../viewer.ts";
import { unitsLeft } from "../products/stock.ts";
import { priceOf, productPageView, stockView, type ProductPageView } from "./product-page-view.ts";
import { type AxisName, axisValues } from "../products/option-axes-view.ts";
import { chosenPicture } from "../products/option-choice.ts";
import type { VariantView } from "../products/product-variants-view.ts";
import type { ProductDetail, ProductVariant } from "../products/product.ts";

/** Pictures of the gallery that the quick view shows. */
const quickViewPictures = 4;

type ChosenPrice = Pick<ProductPageView, "price" | "pays" | "endsAt" | "ends">;

/** `picture`: what the large one becomes with this value; absent where the value changes nothing. */
type ChoiceValue = Pick<VariantView, "text" | "swatch"> & { picture?: string };

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
  /** Colour and size as two choices, as on the product's page, or one of whole options; [] without options. */
  choices: { kind: "variant" | AxisName; values: ChoiceValue[] }[];
  /** Each with its price and stock once chosen; `at`: its value in each of the choices. */
  variants: (Pick<VariantView, "id" | "isSoldOut"> & {
    at: number[];
    label: VariantView["price"];
    chosen: ChosenPrice & Pick<ProductPageView, "stock">;
  })[];
}

/** The quick view's part of the product page's view model. */
export function quickView(product: ProductDetail, viewer: Viewer): QuickView {
  const page = productPageView(product, viewer);
  const { id, name, lang, labels, rating, vendor, price, pays, endsAt, ends, stock, maxQuantity } = page;
  const { variants, axes, variantId, buyNowMuted, similarHref } = page;
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
    choices:
      axes.length > 0
        ? axes.map(({ name, values }) => ({
            kind: name,
            values: valuesOf(values, (at) => pictureOf(product, name, at)),
          }))
        : variants.length > 0
          ? [{ kind: "variant", values: valuesOf(variants, (at) => product.variants[at]!.picture) }]
          : [],
    variants: variants.map((variant, index) => ({
      id: variant.id,
      at: axes.length > 0 ? axes.map((axis) => placeIn(axis.name, product, index)) : [index],
      isSoldOut: variant.isSoldOut,
      label: variant.price,
      chosen: {
        ...priceOf(product, product.variants[index]!, viewer, etbFormat.productPage),
        stock: stockView(unitsLeft(product, product.variants[index]!)),
      },
    })),
  };
}

function valuesOf(
  values: readonly Pick<VariantView, "text" | "swatch">[],
  pictureAt: (at: number) => ProductVariant["picture"],
): ChoiceValue[] {
  return values.map(({ text, swatch }, at) => {
    const picture = pictureAt(at);
    return { text, swatch, ...(picture && { picture }) };
  });
}

/** Pictures belong to colours: a size shows no other. */
function pictureOf({ variants }: ProductDetail, name: AxisName, at: number): string | null {
  if (name === "size") return null;
  const { color } = axisValues(variants, name)[at]!;
  return chosenPicture(variants, { variant: null, color, size: null });
}

/** Where an option's colour or size stands among those that are offered. */
function placeIn(name: AxisName, { variants }: ProductDetail, index: number): number {
  return axisValues(variants, name).findIndex((value) => value[name] === variants[index]![name]);
}
