import type { CategoryTarget } from "../../domain/listings/category-target.ts";
import { displayName } from "../../domain/display-name.ts";
import { canonicalListingHref, changedListing, listingParams } from "../../domain/listings/listing-address.ts";
import { byKind, type ValueKind } from "../../domain/listings/listing-filter.ts";
import { discountSteps, ratingSteps, type FacetValue } from "../../domain/listings/facet-counts.ts";
import { isFollowed, noCategory, categorySlugs, targetName, wayTo } from "../../domain/listings/listing-page.ts";
import { groupDigits } from "../../domain/group-digits.ts";
import type { CategoryQuery } from "../../domain/listings/category-target.ts";
import {
  bandSlugs,
  discountAsked,
  shownKinds,
  valueParams,
  type ListingQuery,
} from "../../domain/listings/listing-query.ts";
import type { NameView } from "../../domain/display-name.ts";
import { compareSizes } from "../../domain/products/size-order.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { Translate } from "../../i18n/translate.ts";
import { bandName, discountName, ratingName } from "./filter-names.server.ts";
import type { Listing } from "./find-listing.server.ts";

interface ValueView extends NameView {
  value: string;
  /** null: not counted (settled.md 28). */
  count: string | null;
  isChosen: boolean;
}

export interface ChoiceView extends ValueView {
  param: string;
}

export interface ColorView extends ValueView {
  color: string | null;
}

const OPEN_VALUES = 8;

type Counted = Pick<Listing, "query" | "target" | "facets">;

/** Choices without any product are left out. */
export function facetsView(listing: Counted, { locale }: Viewer, t: Translate) {
  const { query, facets, target } = listing;
  const category = categorySlugs(target);
  const choice = (param: string, name: string, count: number | null, value: string | number, isChosen: boolean) => ({
    ...{ param, name, value: isChosen ? "" : String(value), count: countText(count), isChosen },
  });
  return {
    tree: treeView(listing, category, locale, t),
    prices: bandSlugs
      .map((slug, band) => choice("band", bandName(band, t), facets.prices[band]!, slug, band === query.band))
      .filter(isOffered),
    ratings: ratingSteps
      .map((stars, at) => choice("rating", ratingName(stars, t), facets.ratings[at]!, stars, stars === query.rating))
      .filter(isOffered),
    discounts: discountSteps
      .map((off, at) => choice("off", discountName(off, t), facets.discounts[at]!, off, off === discountAsked(query)))
      .filter(isOffered),
    switches: [
      choice("freeDelivery", t("card.labelFreeDelivery"), facets.freeDelivery, "list", query.freeDelivery),
      choice("stock", t("listing.inStock"), facets.inStock, "in", query.inStock),
    ].filter(isOffered),
    values: shownKinds
      .filter((kind) => isKindOffered(kind, query, target))
      .map((kind) => valuesView(kind, facets[kind], query[kind], locale, t))
      .filter(({ open }) => open.length > 0),
    form: {
      action: `/shop/sidebar/${query.view}`,
      hidden: listingParams(changedListing(query, { minPrice: null, maxPrice: null, ...byKind(() => []) })),
      prices: [priceField("minPrice", query, t), priceField("maxPrice", query, t)],
    },
  };
}

/** With what was typed. */
function priceField(name: "minPrice" | "maxPrice", { ignored, isSwapped, [name]: price }: ListingQuery, t: Translate) {
  const typed = ignored.find(([param]) => param === name)?.[1];
  const error = typed !== undefined ? t("listing.priceDigits") : isSwapped ? t("listing.pricesSwapped") : null;
  return { name, label: t(`listing.${name}`), value: typed ?? String(price ?? ""), error };
}

export type FacetsView = ReturnType<typeof facetsView>;
export type ValuesView = ReturnType<typeof valuesView>;

function treeView({ query, facets, target }: Counted, own: CategoryQuery, locale: Viewer["locale"], t: Translate) {
  const link = (category: CategoryQuery, name: NameView, count: number | null) => {
    const to = changedListing(query, category);
    const rel = isFollowed(to, category) ? undefined : "nofollow";
    return { ...name, count: countText(count), href: canonicalListingHref(to), ...(rel && { rel }) };
  };
  const above = wayTo(target).slice(0, -1);
  return {
    up: target
      ? [
          link(noCategory, { name: t("listing.allProducts") }, null),
          ...above.map(({ name, slugs }) => link(slugs, displayName(name, locale), null)),
        ]
      : [],
    here: target ? targetName(target, locale) : { name: t("listing.allProducts") },
    below: facets.categories
      .map((name) => link(below(target, own, name.slugName), displayName(name, locale), name.count))
      .filter(({ count }) => count !== "0"),
  };
}

function below(target: CategoryTarget | null, own: CategoryQuery, slug: string): CategoryQuery {
  if (target === null) return { ...noCategory, parentCategory: slug };
  return target.level === "parent" ? { ...noCategory, category: slug } : { ...own, subcategory: slug };
}

/** Over the whole shop colours and sizes say little. */
function isKindOffered(kind: ValueKind, query: ListingQuery, target: CategoryTarget | null): boolean {
  if (kind === "vendors" || kind === "brands" || query[kind].length > 0) return true;
  return target !== null || query.name !== null || query.vendors.length > 0;
}

function valuesView(kind: ValueKind, values: FacetValue[], chosen: string[], locale: Viewer["locale"], t: Translate) {
  const shown: ColorView[] = values
    .filter(({ slug, count }) => count !== 0 || chosen.includes(slug))
    .map((value) => ({
      ...displayName(value, locale),
      value: value.slug,
      color: value.code !== null && /^#[0-9a-f]{3,8}$/i.test(value.code) ? value.code : null,
      count: countText(value.count),
      isChosen: chosen.includes(value.slug),
    }))
    .sort((a, b) => Number(b.isChosen) - Number(a.isChosen) || (kind === "sizes" ? compareSizes(a.name, b.name) : 0));
  const open = Math.max(OPEN_VALUES, chosen.length);
  const more = shown.slice(open);
  return {
    kind,
    title: t(`listing.${kind}`),
    param: valueParams[kind],
    open: shown.slice(0, open),
    more,
    moreText: t("listing.moreValues", { number: more.length }),
  };
}

function isOffered({ count, isChosen }: ChoiceView): boolean {
  return count !== "0" || isChosen;
}

function countText(count: number | null): string | null {
  return count === null ? null : groupDigits(count);
}

export function buttonText({ total, isCapped }: Pick<Listing, "total" | "isCapped">, t: Translate): string {
  const shown = groupDigits(total);
  if (total === 0) return t("listing.showNone");
  return isCapped ? t("listing.showMany", { shown }) : t("listing.showCount", { count: total, shown });
}
