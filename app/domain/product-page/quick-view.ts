import type { Viewer } from "../viewer.ts";
import { unitsLeft } from "../products/stock.ts";
import { priceOf, productPageView, stockView } from "./product-page-view.ts";
import { type AxisName, axisValues, type VariantView } from "../products/product-variants-view.ts";
import { chosenOption, chosenPicture, openChoice, type ChosenOption } from "../products/option-choice.ts";
import type { ProductDetail } from "../products/product.ts";

const quickViewPictures = 4;

interface Pictured {
  picture?: string;
}
type ChoiceValue = Pick<VariantView, "text" | "swatch"> & Pictured;

/** Specification 2.9. */
export type QuickView = ReturnType<typeof quickView>;

export function quickView(product: ProductDetail, viewer: Viewer) {
  const page = productPageView(product, viewer);
  const { id, name, lang, labels, rating, vendor, price, pays, endsAt, ends, stock, maxQuantity } = page;
  const { variants, axes, variantId, closedUntil, buyNowMuted, similarHref } = page;
  return {
    ...{ id, name, ...(lang && { lang }), labels, rating, vendor, price, pays, endsAt, ends, stock, maxQuantity },
    ...{ variantId, closedUntil, buyNowMuted, similarHref },
    pictures: page.pictures.slice(0, quickViewPictures),
    choices:
      axes.length > 0
        ? axes.map(({ name, isNamed, values }) => ({
            kind: isNamed ? ("variant" as const) : name,
            values: values.map((value, at) => ({ ...choiceValue(value), ...pictureOf(product, name, at) })),
          }))
        : variants.length > 0
          ? [{ kind: listKind(product), values: variants.map(choiceValue) }]
          : [],
    variants: variants.map((variant, index) => ({
      id: variant.id,
      // Index of its value in each of the choices.
      at: axes.length > 0 ? axes.map((axis) => valueIndex(axis.name, product, index)) : [index],
      isSoldOut: variant.isSoldOut,
      ...pictured(product, { ...product.variants[index]!, variant: product.variants[index]! }),
      label: variant.price,
      chosen: {
        ...priceOf(product, product.variants[index]!, viewer),
        stock: stockView(unitsLeft(product, product.variants[index]!)),
      },
    })),
  };
}

function listKind({ variants }: ProductDetail): "variant" | AxisName {
  const open = openChoice(variants, chosenOption([], null));
  return open === "color" || open === "size" ? open : "variant";
}

const choiceValue = ({ text, swatch }: ChoiceValue): ChoiceValue => ({ text, swatch });

function pictureOf(product: ProductDetail, name: AxisName, at: number): Pictured {
  if (name === "size") return {};
  return pictured(product, { variant: null, color: axisValues(product.variants, name)[at]!.color, size: null });
}

function pictured({ variants }: ProductDetail, { variant, color, size }: ChosenOption): Pictured {
  const picture = chosenPicture(variants, { variant, color, size });
  return picture === null ? {} : { picture };
}

function valueIndex(name: AxisName, { variants }: ProductDetail, index: number): number {
  return axisValues(variants, name).findIndex((value) => value[name] === variants[index]![name]);
}
