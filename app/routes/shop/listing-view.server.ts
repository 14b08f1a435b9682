import { truncation } from "../../domain/constants.ts";
import { displayName } from "../../domain/display-name.ts";
import {
  activeFilters,
  canonicalListing,
  crumbsAbove,
  everythingHref,
  groupDigits,
  targetName,
  type ListingFilterKind,
} from "../../domain/listing-page.ts";
import type { ListingQuery } from "../../domain/listing-query.ts";
import type { NameView } from "../../domain/menu.ts";
import { productCardView } from "../../domain/product-card-view.ts";
import { categoryListHref, productSources } from "../../domain/product-links.ts";
import { ellipsis } from "../../domain/readings.ts";
import { shop } from "../../domain/shop.ts";
import { truncate } from "../../domain/truncate.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { Translate } from "../../i18n/translate.ts";
import type { Listing } from "./find-listing.server.ts";

/** Everything a listing page prints, in the viewer's language and currency. */
export function listingView(query: ListingQuery, listing: Listing, viewer: Viewer, t: Translate) {
  const { target, window, total } = listing;
  const filters = activeFilters(query);
  const nameOf = (kind: ListingFilterKind): NameView => {
    if (kind === "name") return { name: t("listing.searchChip", { query: query.name ?? "" }) };
    if (kind === "category") return target ? targetName(target, viewer.locale) : { name: "" };
    return { name: t(`listing.${kind}`) };
  };
  const title = titleOf(query, listing, viewer, t);
  return {
    query,
    window,
    title,
    documentTitle: documentTitle(title.name, listing, viewer, t),
    count: countText(query, listing, t),
    canonical: canonicalListing(query, target, window.page),
    isIndexed: query.name === null && filters.length <= 1 && total > 0,
    trail: [{ name: t("listing.home"), href: "/" }, ...crumbsAbove(target, viewer.locale)],
    chips: filters.map(({ kind, without }) => ({ ...nameOf(kind), kind, without })),
    clear: filters.length > 1 ? everythingHref(query) : null,
    cards: query.view === "list" ? [] : listing.products.map((product) => productCardView(product, viewer)),
    rows: query.view === "list" ? listing.products.map((product) => rowView(product, viewer)) : [],
    empty: total === 0 ? emptyView(query, listing, viewer, t) : null,
  };
}

export type ListingView = ReturnType<typeof listingView>;
export type ListingRowView = ReturnType<typeof rowView>;

function titleOf(query: ListingQuery, { target }: Listing, viewer: Viewer, t: Translate): NameView {
  if (query.name !== null) return { name: t("listing.resultsFor", { query: query.name }) };
  if (target) return targetName(target, viewer.locale);
  if (query.discount || query.discountProducts) return { name: t("listing.discount") };
  if (query.freeDelivery) return { name: t("listing.freeDelivery") };
  if (query.lessThan1000) return { name: t("listing.lessThan1000") };
  return { name: t("listing.allProducts") };
}

function documentTitle(title: string, { window: { page, pages } }: Listing, { locale }: Viewer, t: Translate): string {
  const numbered = page > 1 ? t("listing.pageTitle", { title, page, pages }) : title;
  return `${numbered} | ${locale === "am" ? shop.nameAm : shop.name}`;
}

function countText(query: ListingQuery, { total, isCapped }: Listing, t: Translate): string {
  const shown = groupDigits(total);
  if (total === 0) return t("listing.nothingFound");
  if (isCapped) return t("listing.more", { shown });
  return t(query.name === null ? "listing.products" : "listing.found", { count: total, shown });
}

/** Specification 2.8, category-list card: the name cut to 28 letters, links tagged category_list. */
function rowView(product: Listing["products"][number], viewer: Viewer) {
  const card = productCardView(product, viewer, productSources.categoryList);
  return { ...card, shortName: truncate(card.name, truncation.categoryListName, ellipsis.categoryList) };
}

function emptyView(query: ListingQuery, { popular }: Listing, viewer: Viewer, t: Translate) {
  const filters = activeFilters(query).length;
  const reason =
    query.name !== null && filters === 1
      ? t("listing.nothingFoundFor", { query: query.name })
      : t(filters > 1 ? "listing.nothingWithFilters" : "listing.nothingHere");
  return {
    reason,
    everything: everythingHref(query),
    popular: popular.map((category) => ({
      ...displayName(category, viewer.locale),
      href: categoryListHref(category.slugName),
    })),
  };
}
