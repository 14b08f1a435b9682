import type { Viewer } from "../viewer.ts";
import { variantPriceView } from "./price.ts";
import { variantHref } from "./product-links.ts";
import type { ProductDetail, ProductVariant } from "./product.ts";
import { unitsLeft } from "./stock.ts";
import { variantText, isNamedOption } from "./variant-text.ts";
import { hasTwoChoices, type ChosenOption } from "./option-choice.ts";
import { compareSizes } from "./size-order.ts";

export type VariantView = ReturnType<typeof variantViews>[number];

export function variantViews(product: ProductDetail, chosen: ProductVariant | null, path: string, viewer: Viewer) {
  return product.variants.map((variant) => {
    return {
      id: variant.id,
      href: variantHref(path, variant.id),
      // null without colour and size: only the price differs.
      text: variantText(variant, viewer.locale),
      swatch: colorSwatch(variant),
      price: variantPrice(product, variant, viewer),
      isChosen: variant === chosen,
      isSoldOut: unitsLeft(product, variant) <= 0,
    };
  });
}

function variantPrice(product: ProductDetail, variant: ProductVariant, viewer: Viewer) {
  const { current, isAbout } = variantPriceView(product, variant, viewer);
  return { current, ...(isAbout && { isAbout }) };
}

/** Only hex digits, since it is printed into a style. */
export function colorSwatch({ colorCode }: Pick<ProductVariant, "colorCode">): string | null {
  return colorCode !== null && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colorCode) ? colorCode : null;
}

export type AxisName = "color" | "size";

export type OptionAxisView = ReturnType<typeof optionAxes>[number];

/** [] if the options are one list. isNamed: the values include their name, as in "Material: Wool". */
export function optionAxes(product: ProductDetail, chosen: ChosenOption, path: string, viewer: Viewer) {
  const { variants } = product;
  const { locale } = viewer;
  const hasPrices = new Set(variants.map(({ price }) => price)).size > 1;
  if (!hasTwoChoices(variants)) return [];
  const textOf = (name: AxisName, variant: ProductVariant) =>
    name === "color" ? variantText({ ...variant, size: null }, locale)! : { name: variant.size! };
  return (["color", "size"] as const).map((name) => {
    const other = name === "color" ? "size" : "color";
    const values = axisValues(variants, name);
    const picked = values.find((value) => value[name] === chosen[name]);
    const withOther = chosen[other] === null ? null : variants.find((one) => one[other] === chosen[other])!;
    return {
      name,
      ...(name === "size" && variants.some(({ size }) => isNamedOption(size)) && { isNamed: true as const }),
      chosen: picked ? textOf(name, picked) : null,
      values: values.map((value) => {
        const alike = variants.filter((one) => one[name] === value[name]);
        const made = withOther ? alike.filter((one) => one[other] === withOther[other]) : alike;
        const [option] = made;
        const isSoldOut = made.every((one) => unitsLeft(product, one) <= 0);
        return {
          text: textOf(name, value),
          swatch: name === "color" ? colorSwatch(value) : null,
          href: withOther && option ? variantHref(path, option.id) : variantHref(path, value.id, name),
          isChosen: value[name] === chosen[name],
          // notMade: does not exist with the other choice, `without`, which the link then drops.
          state: !option ? "notMade" : isSoldOut ? "soldOut" : "free",
          price: withOther && option && hasPrices ? variantPrice(product, option, viewer) : null,
          without: withOther && !option ? textOf(other, withOther) : null,
        } as const;
      }),
    };
  });
}

export function axisValues(variants: readonly ProductVariant[], name: AxisName): ProductVariant[] {
  const first = new Map(variants.toReversed().map((variant) => [variant[name], variant]));
  const values = variants.filter((variant) => first.get(variant[name]) === variant);
  return name === "size" ? values.sort((a, b) => compareSizes(a.size!, b.size!)) : values;
}
