import { categoryListCardView } from "../../domain/cards/category-list-card-view.ts";
import { displayName } from "../../domain/accounts/display-name.ts";
import { canonicalListingHref, changedListing, listingHref } from "../../domain/listings/listing-address.ts";
import { activeFilters, clearedListing } from "../../domain/listings/listing-choices.ts";
import {
  canonicalListing,
  crumbsAbove,
  groupDigits,
  isFollowed,
  isIndexable,
  nowhere,
  placeSlugs,
  targetName,
} from "../../domain/listings/listing-page.ts";
import { listingViews, type ListingQuery } from "../../domain/listings/listing-query.ts";
import type { NameView } from "../../domain/menu/menu.ts";
import { productCardView } from "../../domain/cards/product-card-view.ts";
import { categoryListHref } from "../../domain/products/product-links.ts";
import { shop } from "../../domain/pages/shop.ts";
import type { Product } from "../../domain/products/product.ts";
import type { Viewer } from "../../domain/viewer.ts";
import { keptOfEach } from "../../http/pages/kept-products.server.ts";
import type { Translate } from "../../i18n/translate.ts";
import type { Quoting } from "../../ui/own-words.tsx";
import { keptFacets } from "./facets-view.server.ts";
import { filterName } from "./filter-names.server.ts";
import type { Listing } from "./find-listing.server.ts";
import { pagesView } from "./pages-view.server.ts";
import { sortsView } from "./sorts-view.server.ts";

/** Everything a listing page prints, in the viewer's language and currency. */
export function listingView(listing: Listing, viewer: Viewer, t: Translate) {
  const { query, target, total, plan } = listing;
  const place = placeSlugs(target);
  const title = titleOf(listing, viewer, t);
  const pages = pagesView(listing, place);
  const chips = chipsView(listing, viewer, t);
  return {
    view: query.view,
    title,
    searched: query.name,
    documentTitle: documentTitle(title.name, listing, pages, viewer, t),
    count: countText(listing, t),
    note: total > 0 ? searchNote(query, plan) : null,
    canonical: canonicalListing(query, place, listing.page),
    isIndexed: isIndexable(query) && total > 0,
    trail: [{ name: t("listing.home"), href: "/" }, ...crumbsAbove(target, viewer.locale)],
    views: listingViews.map((view) => ({
      view,
      href: canonicalListingHref(changedListing(query, { view })),
      isFollowed: isFollowed(changedListing(query, { view }), place),
    })),
    sorts: sortsView(query, place, t),
    facets: keptFacets(listing, viewer, t),
    chips,
    clear: chips.length > 0 ? canonicalListingHref(clearedAll(listing)) : null,
    cards: query.view === "list" ? [] : keptOfEach("listing card", listing.products, viewer, cardOf),
    rows: query.view === "list" ? keptOfEach("listing row", listing.products, viewer, categoryListCardView) : [],
    empty: total === 0 ? emptyView(listing, chips, viewer) : null,
    pages,
  };
}

const cardOf = (product: Product, reader: Viewer) => productCardView(product, reader);

export type ListingView = Omit<ReturnType<typeof listingView>, "canonical">;

function titleOf({ query, target }: Listing, viewer: Viewer, t: Translate): NameView {
  if (query.name !== null) return { name: t("listing.resultsFor", { query: query.name }) };
  if (target) return targetName(target, viewer.locale);
  if (query.discount > 0 || query.discountProducts) return { name: t("listing.discount") };
  if (query.freeDelivery) return { name: t("listing.freeDelivery") };
  if (query.band === 0) return { name: t("listing.lessThan1000") };
  return { name: t("listing.allProducts") };
}

function documentTitle(
  title: string,
  { page, isCapped }: Listing,
  { window }: ReturnType<typeof pagesView>,
  { locale }: Viewer,
  t: Translate,
): string {
  const key = isCapped ? "listing.openPageTitle" : "listing.pageTitle";
  const numbered = page > 1 ? t(key, { title, page, pages: window.pages }) : title;
  return `${numbered} | ${locale === "am" ? shop.nameAm : shop.name}`;
}

function countText({ query, total, isCapped }: Listing, t: Translate): string {
  const shown = groupDigits(total);
  if (total === 0) return t("listing.nothingFound");
  if (isCapped) return t("listing.more", { shown });
  return t(query.name === null ? "listing.products" : "listing.found", { count: total, shown });
}

/** That the words were read differently than they were typed. */
function searchNote({ name }: ListingQuery, plan: Listing["plan"]): Quoting | null {
  if (name === null || plan === null) return null;
  if (plan.corrected !== null)
    return { text: "listing.correctedTo", words: { query: name, corrected: plan.corrected } };
  return plan.isPartial ? { text: "listing.partial", words: {} } : null;
}

/** What the title does not say: the filters, and under a search its place. Each is the same list without it. */
function chipsView({ query, target, chosen }: Listing, { locale }: Viewer, t: Translate) {
  const filters = activeFilters(query).map((filter) => ({
    key: `${filter.kind} ${filter.value ?? ""}`,
    ...filterName(filter, query, chosen, locale, t),
    without: canonicalListingHref(filter.without),
  }));
  if (query.name === null || target === null) return filters;
  const without = canonicalListingHref(changedListing(query, nowhere));
  return [{ key: "place", ...targetName(target, locale), without }, ...filters];
}

function clearedAll({ query }: Listing): ListingQuery {
  const cleared = clearedListing(query);
  return query.name === null ? cleared : { ...cleared, ...nowhere };
}

/** Why nothing is here, and four ways on: another spelling, fewer filters, everything, popular categories. */
function emptyView({ query, plan, popular }: Listing, chips: ReturnType<typeof chipsView>, viewer: Viewer) {
  const corrected = plan?.corrected ?? null;
  return {
    reason: reasonOf(query, chips.length > 0),
    corrected: corrected === null ? null : correctionOf(query, corrected),
    looser: chips.length > 1 || query.name !== null ? chips : [],
    everything: listingHref({ view: query.view }),
    popular: popular.map((category) => ({
      ...displayName(category, viewer.locale),
      href: categoryListHref(category.slugName),
    })),
  };
}

function correctionOf({ view }: ListingQuery, name: string) {
  const quoting: Quoting = { text: "listing.didYouMean", words: { query: name } };
  return { quoting, href: listingHref({ view, name }) };
}

function reasonOf({ name }: ListingQuery, isNarrowed: boolean): Quoting {
  if (name === null) return { text: isNarrowed ? "listing.nothingWithFilters" : "listing.nothingHere", words: {} };
  const text = isNarrowed ? "listing.nothingForWithFilters" : "listing.nothingFoundFor";
  return { text, words: { query: name } };
}
