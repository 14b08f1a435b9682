import { chosenOf } from "../cart/cart-line.ts";
import { chosenView, type ChosenView } from "../chosen-line.ts";
import { priceView, variantPriceView, type PriceView } from "../products/price.ts";
import { optionHref } from "../products/product-links.ts";
import type { ChosenProduct } from "../products/product.ts";
import type { Viewer } from "../viewer.ts";

export interface AskedView extends ChosenView {
  href: string;
  price: PriceView;
}

/** The product of a question, with the option that was chosen. */
export function askedView(asked: ChosenProduct, viewer: Viewer): AskedView {
  const { product, variant } = asked;
  return {
    ...chosenView(chosenOf(asked), viewer.locale),
    href: optionHref(product.nameSlug, variant?.id ?? 0),
    price: variant ? variantPriceView(product, variant, viewer) : priceView(product, viewer),
  };
}
