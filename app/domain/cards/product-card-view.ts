import { displayName } from "../display-name.ts";
import { cityName } from "../delivery/city-name.ts";
import { momentView } from "../date-view.ts";
import { httpsMedia } from "../safe-href.ts";
import { offerState, unitsForLine, unitsLeft } from "../products/stock.ts";
import { isSaleRunning, priceView, variantPriceView } from "../products/price.ts";
import type { ProductSource } from "../products/product-links.ts";
import { categoryListHref, optionHref, productHref, productSources } from "../products/product-links.ts";
import { type Product, type ChosenProduct, isSpecialActive } from "../products/product.ts";
import { ratingView } from "../products/rating.ts";
import { variantText } from "../products/variant-text.ts";
import type { Viewer } from "../viewer.ts";
import { cardLabels } from "./labels.ts";
import type { ProductCardView } from "./product-card.ts";

/** Specification 2.8: only the picture's link carries `source` (2.2). */
export function productCardView(
  product: Product,
  viewer: Viewer,
  source: ProductSource | null = productSources.list,
): ProductCardView {
  const endsAt = dealEndsAt(product, viewer.now);
  return {
    id: product.id,
    ...displayName(product, viewer.locale),
    href: productHref(product.nameSlug, { source, id: product.id }),
    titleHref: productHref(product.nameSlug),
    thumbnail: httpsMedia(product.thumbnail),
    hoverImage: product.hoverImage === null ? null : httpsMedia(product.hoverImage) || null,
    labels: cardLabels(product, viewer),
    price: priceView(product, viewer),
    category: {
      ...displayName(product.category, viewer.locale),
      href: categoryListHref(product.category.slugName),
    },
    seller: displayName(product.vendor, viewer.locale),
    city: cityName(product.vendor.city, viewer.locale),
    rating: ratingView(product),
    offer: offerState(product, viewer.now),
    stock: unitsForLine(product.stockAmount, 0),
    hasVariants: product.variantCount > 0,
    endsAt,
    ends: endsAt === null ? null : momentView(endsAt, viewer.locale, viewer.now),
  };
}

/** With the option's own words, picture, price, state and links (settled.md 54). */
export function chosenCardView(
  { product, variant }: ChosenProduct,
  viewer: Viewer,
  source: ProductSource | null = productSources.list,
): ProductCardView {
  if (!variant) return productCardView(product, viewer, source);
  const { id, picture } = variant;
  const tag = { source, id: product.id };
  const words = variantText(variant, viewer.locale);
  const option = {
    ...product,
    ...(picture && { thumbnail: picture, hoverImage: null }),
    // A deal lowers the product's own price only.
    ...(variant.price !== product.sellingPrice && { specialPrice: null, salePrice: null, discount: 0 }),
    stockAmount: unitsLeft(product, variant),
  };
  return {
    ...productCardView(option, viewer, source),
    href: optionHref(product.nameSlug, id, tag),
    titleHref: optionHref(product.nameSlug, id),
    ...(words && { option: { ...words, id } }),
    price: variantPriceView(product, variant, viewer),
  };
}

/** Specification 4.2, 4.3. */
export function dealEndsAt(
  product: Pick<Product, "specialPrice" | "salePrice" | "saleUntil">,
  now: number,
): number | null {
  if (isSpecialActive(product.specialPrice, now)) return product.specialPrice.endDate;
  return isSaleRunning(product, now) ? product.saleUntil : null;
}
