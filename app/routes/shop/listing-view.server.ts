import type { RequestContext } from "../../request/page-tools.server.ts";
import type { QuotedText } from "../../ui/own-words.tsx";
import { displayName } from "../../domain/display-name.ts";
import { categoryListCardView } from "../../domain/cards/card-views.ts";
import { withFewNew } from "../../domain/cards/labels.ts";
import { productCardView } from "../../domain/cards/product-card-view.ts";
import { canonicalListingHref, changedListing, listingHref } from "../../domain/listings/listing-address.ts";
import { activeFilters, clearedListing } from "../../domain/listings/listing-choices.ts";
import {
  canonicalListing,
  crumbsAbove,
  isFollowed,
  isIndexable,
  noCategory,
  categorySlugs,
  targetName,
} from "../../domain/listings/listing-page.ts";
import { listingViews, type FilterParam, type ListingQuery } from "../../domain/listings/listing-query.ts";
import type { NameView } from "../../domain/display-name.ts";
import { shopName } from "../../domain/pages/shop.ts";
import { categoryListHref } from "../../domain/products/product-links.ts";
import { listThings } from "../../domain/structured-data/list-things.ts";
import type { Viewer } from "../../domain/viewer.ts";
import type { PageFacts } from "../../http/head/page-facts.server.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import { translator } from "../../request/locale.server.ts";
import { siteOf } from "../../request/site.server.ts";
import { facetsView } from "./facets-view.server.ts";
import { filterName } from "./filter-names.server.ts";
import type { Listing } from "./find-listing.server.ts";
import { goodsCount, pageLinks, searchNote, sortLinks } from "../../shared/listing/listed-goods.server.ts";

export function listingView(listing: Listing, viewer: Viewer, t: Translate) {
  const { query, target, total, isCapped } = listing;
  const category = categorySlugs(target);
  const title = titleOf(listing, viewer, t);
  const linkTo = (change: Partial<ListingQuery>) => {
    const to = changedListing(query, change);
    return { href: canonicalListingHref(to), isFollowed: isFollowed(to, category) };
  };
  const pages = pageLinks(listing, (change) => linkTo(change).href);
  const chips = chipsView(listing, viewer, t);
  const products = withFewNew(listing.products);
  return {
    view: query.view,
    title,
    searched: query.name,
    documentTitle: documentTitle(title.name, listing, pages, viewer, t),
    count: goodsCount(query, listing, t),
    note: searchNote(query, listing, "listing.notHere"),
    ignored: ignoredView(query, t),
    canonical: canonicalListing(query, category, listing.page),
    isIndexed: isIndexable(query) && total > 0,
    trail: [{ name: t("everywhere.home"), href: "/" }, ...crumbsAbove(target, viewer.locale)],
    views: listingViews.map((view) => ({ view, ...linkTo({ view }) })),
    sorts: sortLinks(query, (sort) => linkTo({ sort }), t),
    facets: facetsView(listing, viewer, t),
    tiles: tilesView(listing, viewer),
    chips,
    clear: chips.length > 0 ? canonicalListingHref(clearedAll(listing)) : null,
    cards: query.view === "list" ? [] : products.map((product) => productCardView(product, viewer)),
    rows: query.view === "list" ? products.map((product) => categoryListCardView(product, viewer)) : [],
    empty: total === 0 ? emptyView(listing, chips, viewer) : null,
    pages: {
      ...pages,
      isFollowed: linkTo({ page: listing.page }).isFollowed,
      isEnd: pages.next === null && (isCapped || total > pages.window.pages * pages.window.size),
    },
  };
}

export type ListingView = Omit<ReturnType<typeof listingView>, "canonical">;

/** A department's categories with goods. */
function tilesView({ query, facets, pictures }: Listing, { locale }: Viewer) {
  const of = new Map(pictures.map(({ slugName, thumbnail }) => [slugName, thumbnail]));
  return facets.categories
    .filter(({ slugName, count }) => count !== 0 && of.has(slugName))
    .map((category, index) => ({
      ...displayName(category, locale),
      href: canonicalListingHref(changedListing(query, { ...noCategory, category: category.slugName })),
      thumbnail: of.get(category.slugName)!,
      tint: index,
    }));
}

function titleOf({ query, target }: Listing, viewer: Viewer, t: Translate): NameView {
  if (query.name !== null) return { name: t("listing.resultsFor", { query: query.name }) };
  if (target) return targetName(target, viewer.locale);
  if (query.discount > 0 || query.discountProducts) return { name: t("listing.discount") };
  if (query.freeDelivery) return { name: t("card.labelFreeDelivery") };
  if (query.band === 0) return { name: t("listing.lessThan1000") };
  return { name: t("listing.allProducts") };
}

function documentTitle(
  title: string,
  { page, isCapped }: Listing,
  { window }: ReturnType<typeof pageLinks>,
  { locale }: Viewer,
  t: Translate,
): string {
  const key = isCapped ? "listing.openPageTitle" : "listing.pageTitle";
  const numbered = page > 1 ? t(key, { title, page, pages: window.pages }) : title;
  return `${numbered} | ${shopName(locale)}`;
}

const MOST_IGNORED = 5;

const PARAM_NAMES = {
  minPrice: "listing.minPrice",
  maxPrice: "listing.maxPrice",
  price: "wishlist.price",
  band: "wishlist.price",
  lessthan1000: "wishlist.price",
  freeDelivery: "listing.freeDelivery",
  stock: "listing.inStock",
  rating: "review.rate",
  discount: "delivery.discount",
  off: "delivery.discount",
  type: "delivery.discount",
  vendor: "listing.vendors",
  brand: "listing.brands",
  color: "listing.colors",
  size: "listing.sizes",
} as const satisfies Record<FilterParam, TextKey>;

function ignoredView({ ignored, isSwapped }: ListingQuery, t: Translate): QuotedText[] {
  const said = ignored.slice(0, MOST_IGNORED).map(([name, value]): QuotedText => ({
    text: "listing.ignoredFilter",
    words: { filter: t(PARAM_NAMES[name]), value },
  }));
  return isSwapped ? [...said, { text: "listing.pricesSwapped", words: {} }] : said;
}

function chipsView({ query, target, chosen }: Listing, { locale }: Viewer, t: Translate) {
  const filters = activeFilters(query).map((filter) => ({
    key: `${filter.kind} ${filter.value ?? ""}`,
    ...filterName(filter, query, chosen, locale, t),
    without: canonicalListingHref(filter.without),
  }));
  if (query.name === null || target === null) return filters;
  const without = canonicalListingHref(changedListing(query, noCategory));
  return [{ key: "place", ...targetName(target, locale), without }, ...filters];
}

function clearedAll({ query }: Listing): ListingQuery {
  const cleared = clearedListing(query);
  return query.name === null ? cleared : { ...cleared, ...noCategory };
}

function emptyView({ query, plan, popular, goods }: Listing, chips: ReturnType<typeof chipsView>, viewer: Viewer) {
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
    goods: goods.map((product) => productCardView(product, viewer)),
  };
}

function correctionOf({ view }: ListingQuery, name: string) {
  const quoting: QuotedText = { text: "listing.didYouMean", words: { query: name } };
  return { quoting, href: listingHref({ view, name }) };
}

function reasonOf({ name }: ListingQuery, isNarrowed: boolean): QuotedText {
  if (name === null) return { text: isNarrowed ? "listing.nothingWithFilters" : "listing.nothingHere", words: {} };
  const text = isNarrowed ? "listing.nothingForWithFilters" : "listing.nothingFoundFor";
  return { text, words: { query: name } };
}

export function listingFacts(context: RequestContext, page: ListingView, path: string): PageFacts {
  const { documentTitle, isIndexed, title, trail, cards, rows, count, pages } = page;
  const description = context.get(translator)("machines.listing", { title: title.name, products: count });
  const items = [...cards, ...rows];
  const list = { path, title: title.name, trail, items, offset: pages.window.offset };
  const things = isIndexed ? listThings(siteOf(context), list) : [];
  return { path, title: documentTitle, description, isIndexed, things };
}
