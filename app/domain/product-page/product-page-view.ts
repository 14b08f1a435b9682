import type { Locale } from "../languages.ts";
import { displayName } from "../display-name.ts";
import { departmentName } from "../listings/department-name.ts";
import { cardLabels } from "../cards/labels.ts";
import { dealEndsAt } from "../cards/product-card-view.ts";
import type { CardLabel } from "../cards/product-card.ts";
import { cityName } from "../delivery/city-name.ts";
import {
  isClosed,
  type Offered,
  offerState,
  isBuyNowMuted,
  isOutOfStock,
  unitsForLine,
  unitsLeft,
} from "../products/stock.ts";
import { maximumQuantity } from "../constants.ts";
import { deadlineView, longDateView } from "../date-view.ts";
import type { Viewer } from "../viewer.ts";
import { descriptionText, descriptionView, summaryOf } from "./description-view.ts";
import { widestPicture } from "../products/picture.ts";
import { priceView, variantPriceView } from "../products/price.ts";
import { type DeliveryQuestion, productDelivery } from "./product-delivery-view.ts";
import {
  categoryListHref,
  parentCategoryHref,
  productHref,
  subcategoryHref,
  vendorStoreHref,
} from "../products/product-links.ts";
import { optionAxes, variantViews } from "../products/product-variants-view.ts";
import { choiceQuery, chosenOption, chosenPicture, openChoice, type OptionChoice } from "../products/option-choice.ts";
import { type ProductDetail, type ProductVariant, isVehicle } from "../products/product.ts";
import { ratingView } from "../products/rating.ts";
import { translationsOf } from "../translated.ts";

const fewLeft = 10;
const longTitle = 48;
const saidBelow: ReadonlySet<CardLabel["kind"]> = new Set(["percent", "outOfStock", "closed"]);

/** Finished strings in the viewer's language and currency (specification 2.1, 2.8, 4.1 to 4.7). */
export type ProductPageView = ReturnType<typeof productPageView>;

/** `choice`: an unknown one means none. */
export function productPageView(
  product: ProductDetail,
  viewer: Viewer,
  { choice = null, delivery = null }: { choice?: OptionChoice | null; delivery?: DeliveryQuestion | null } = {},
) {
  const { locale } = viewer;
  const href = productHref(product.nameSlug);
  const option = chosenOption(product.variants, choice);
  const chosen = option.variant;
  const isSoldOut = isOutOfStock(product);
  const left = isSoldOut ? 0 : unitsLeft(product, chosen);
  const isNamed = product.variants.length > 1 && (chosen ?? option.color ?? option.size) !== null;
  const text = descriptionText(product, locale);
  const facts = product.specifications.map((fact) => ({
    name: displayName(fact, locale),
    value: displayName(translationsOf(fact, "value"), locale),
  }));
  const title = displayName(product, locale);
  return {
    id: product.id,
    ...title,
    href,
    hasLongName: [...title.name].length > longTitle,
    trail: trailOf(product, locale),
    pictures: picturesOf(product, chosenPicture(product.variants, option)),
    labels: cardLabels(product, viewer).filter(({ kind }) => !saidBelow.has(kind)),
    rating: ratingView(product),
    vendor: {
      ...displayName(product.vendor, locale),
      city: cityName(product.vendor.city, locale),
      href: vendorStoreHref(product.vendor.id),
      rating: ratingView(product.vendorRates),
    },
    ...priceOf(product, chosen, viewer),
    stock: stockView(left),
    isOptionSoldOut: left <= 0 && !isSoldOut,
    closedUntil: isClosed(product.vendor, viewer.now) ? longDateView(product.vendor.closedUntil!, locale) : null,
    maxQuantity: Math.max(1, Math.min(maximumQuantity, unitsForLine(left, 0))),
    variants: variantViews(product, chosen, href, viewer),
    hasSizes: product.variants.some(({ size }) => size),
    axes: optionAxes(product, option, href, viewer),
    variantId: chosen?.id ?? null,
    open: openChoice(product.variants, option),
    // "variant=7", "color=7"; "" for nothing.
    choice: isNamed ? choiceQuery(choice) : "",
    // Specification 4.1: looks disabled, but works.
    buyNowMuted: isBuyNowMuted({ stockAmount: left }),
    freeDelivery: product.freeDelivery,
    isVehicle: isVehicle(product),
    delivery: delivery && !isVehicle(product) ? productDelivery(product, chosen, delivery, viewer) : null,
    description: descriptionView(text, locale),
    facts,
    similarHref: categoryListHref(product.category.slugName),
    summary: summaryOf(text),
  };
}

export function priceOf(product: ProductDetail, chosen: ProductVariant | null, viewer: Viewer) {
  const priceFor = (who: Pick<Viewer, "currency" | "now">) =>
    chosen ? variantPriceView(product, chosen, who) : priceView(product, who);
  const price = priceFor(viewer);
  const birr = priceFor({ ...viewer, currency: "ETB" }).current;
  // A variant with its own price is in no deal of the product (domain/products/price).
  const endsAt = chosen !== null && chosen.price !== product.sellingPrice ? null : dealEndsAt(product, viewer.now);
  return {
    price: isOutOfStock(product) ? { ...price, percent: null } : price,
    // The charge in birr where `price` is in dollars.
    pays: price.current === birr ? null : birr,
    // null when no special price or sale applies to the choice.
    endsAt,
    ends: endsAt === null ? null : deadlineView(endsAt, viewer.locale),
  };
}

export function offeredStock(
  product: Offered,
  now: number,
  variant: Pick<ProductVariant, "stockAmount"> | null = null,
) {
  return offerState(product, now, variant) === "closed"
    ? { state: "closed" as const, left: 0 }
    : stockView(unitsLeft(product, variant));
}

/** Specification 4.1. */
export function stockView(left: number): { state: "many" | "few" | "last" | "soldOut"; left: number } {
  if (left <= 0) return { state: "soldOut", left: 0 };
  if (left === 1) return { state: "last", left };
  return { state: left <= fewLeft ? "few" : "many", left };
}

function trailOf({ parent, category, subcategory }: ProductDetail, locale: Locale) {
  // settled.md 30: 'Unsorted' is where imports land, not a place to browse.
  const parents =
    parent.slugName === "unsorted"
      ? []
      : [{ ...departmentName(parent, locale), href: parentCategoryHref(parent.slugName) }];
  const own = { ...displayName(category, locale), href: categoryListHref(category.slugName) };
  const below = subcategory
    ? [{ ...displayName(subcategory, locale), href: subcategoryHref(category.slugName, subcategory.slugName) }]
    : [];
  return [...parents, own, ...below];
}

function picturesOf({ images, thumbnail }: ProductDetail, first: string | null) {
  const stored = images.length > 0 ? images : [thumbnail];
  const ordered = first === null ? stored : [first, ...stored.filter((url) => url !== first)];
  return ordered.map((url) => ({ url, large: widestPicture(url) }));
}
