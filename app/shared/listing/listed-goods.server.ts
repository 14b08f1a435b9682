import { ifPossible } from "../../data/deadline.server.ts";
import { CatalogueCache } from "../../data/listings/catalogue-cache.server.ts";
import { findListingPage, type ListingResult } from "../../data/listings/find-listing-page.server.ts";
import { findSearchPlan } from "../../data/listings/search-plan.server.ts";
import { findCategoryTarget } from "../../data/products/categories.server.ts";
import { updateDuePrices } from "../../data/products/turn-prices.server.ts";
import { discountSteps, priceBands, ratingSteps } from "../../domain/listings/facet-counts.ts";
import { byKind, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import {
  defaultRequest,
  listingSorts,
  type ListingRequest,
  type ListingSort,
} from "../../domain/listings/listing-request.ts";
import { groupDigits } from "../../domain/group-digits.ts";
import { isCategoryAsked } from "../../domain/listings/listing-page.ts";
import { type ListingQuery, sortOf } from "../../domain/listings/listing-query.ts";
import { pageWindow } from "../../domain/pages/page-window.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { Shelf } from "../../domain/search/search-tokens.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";
import type { QuotedText } from "../../ui/own-words.tsx";

export interface Catalogue {
  db: D1Database;
  /** Tests set prices themselves. */
  isTestTime: boolean;
  catalogueCache?: CatalogueCache;
}

/** ms: cards compute prices themselves, so order and counts may follow with the next upkeep. */
const TURN_MS = 500;

/** Usually no price has ended since the last cron: a page is read meanwhile, and read again if one has. */
function turnPrices({ db, isTestTime }: Catalogue, now: number): Promise<boolean> {
  const turned = isTestTime ? Promise.resolve(0) : ifPossible(TURN_MS, updateDuePrices(db, now));
  const hasTurned = turned.then((count) => (count ?? 0) > 0);
  hasTurned.catch(() => {});
  return hasTurned;
}

/** undefined for an unknown category, null where none is asked. Cached in this isolate (decision 41, settled.md 41). */
export async function findPlace({ db }: Catalogue, cache: CatalogueCache, query: ListingQuery) {
  if (!isCategoryAsked(query)) return null;
  const { parentCategory, category, subcategory } = query;
  const key = `category ${JSON.stringify([parentCategory, category, subcategory])}`;
  return (await cache.getOrRead(key, () => findCategoryTarget(db, query))) ?? undefined;
}

interface Asked {
  query: ListingQuery;
  /** null for an address without a list. */
  filter: () => Promise<ListingFilter | null>;
  offers?: ListingRequest["offers"];
  /** Where words must have results. */
  shelves?: readonly (readonly Shelf[])[];
}

/** A likely plan is used while it is being checked; `plan` is null without searchable words. */
export async function findGoods(
  catalogue: Catalogue,
  { query, filter, offers = "all", shelves = [] }: Asked,
  now: number,
) {
  const { db, catalogueCache: cache = new CatalogueCache() } = catalogue;
  const { name, page, after, before } = query;
  const hasTurned = turnPrices(catalogue, now);
  const read = async (words: SearchPlan | null) => {
    const found = await filter();
    const asked = { ...defaultRequest, words, sort: sortOf(query), page, after, before, offers };
    return found && findListingPage(db, { ...asked, filter: found }, cache);
  };
  const pages = new Map<SearchPlan | null, ReturnType<typeof read>>();
  const readOnce = (words: SearchPlan | null) => {
    const known = pages.get(words) ?? read(words);
    known.catch(() => {});
    pages.set(words, known);
    return known;
  };
  const plan =
    name === null
      ? null
      : await cache.getOrRead(`plan ${JSON.stringify([name, shelves])}`, () =>
          findSearchPlan(db, name, shelves, readOnce),
        );
  if (name !== null && plan === null) return { ...nothing, plan };
  const first = await readOnce(plan);
  const result = first && (await hasTurned) ? await read(plan) : first;
  return result && { ...result, plan };
}

export type Goods = NonNullable<Awaited<ReturnType<typeof findGoods>>>;

const nothing: ListingResult = {
  products: [],
  total: 0,
  isCapped: false,
  page: 1,
  firstKey: null,
  lastKey: null,
  facets: {
    categories: [],
    prices: priceBands.map(() => 0),
    ratings: ratingSteps.map(() => 0),
    discounts: discountSteps.map(() => 0),
    freeDelivery: 0,
    inStock: 0,
    ...byKind(() => []),
  },
};

/** Numbers for robots and jumps, keys for the next and the previous page (settled.md 28). */
export function pageLinks(
  { page, total, firstKey, lastKey }: ListingResult,
  href: (change: Pick<ListingQuery, "page"> & Partial<ListingQuery>) => string,
) {
  const window = pageWindow(page, total);
  const { previous, next, items } = window;
  const numbers = items.filter((number) => number !== null);
  return {
    window,
    hrefs: Object.fromEntries(numbers.map((number) => [number, href({ page: number })])),
    previous: previous === null ? null : href({ page: previous, before: previous === 1 ? null : firstKey }),
    next: next === null ? null : href({ page: next, after: lastKey }),
  };
}

/** `notHere`: no product has all words. */
export function searchNote({ name }: Sorted, { plan, total }: Goods, notHere: TextKey): QuotedText | null {
  if (name === null || plan === null || total === 0) return null;
  const { corrected, isPartial } = plan;
  if (corrected !== null) return { text: "listing.correctedTo", words: { query: name, corrected } };
  return isPartial ? { text: notHere, words: { query: name } } : null;
}

type Sorted = Pick<ListingQuery, "name" | "sort">;

const sortNames: Record<ListingSort, TextKey> = {
  relevance: "listing.sortRelevance",
  newest: "listing.sortNewest",
  price: "listing.sortPrice",
  "price-desc": "listing.sortPriceDesc",
  discount: "listing.sortDiscount",
  rating: "listing.sortRating",
  views: "listing.sortViews",
};

export function sortLinks(
  query: Sorted,
  link: (sort: ListingSort) => { href: string; isFollowed: boolean },
  t: Translate,
) {
  return listingSorts
    .filter((sort) => sort !== "relevance" || query.name !== null)
    .map((sort) => ({ text: t(sortNames[sort]), isCurrent: sort === sortOf(query), ...link(sort) }));
}

export function goodsCount({ name }: Sorted, { plan, total, isCapped }: Goods, t: Translate) {
  const shown = groupDigits(total);
  if (total === 0) return t("listing.nothingFound");
  if (plan?.isPartial) return t(isCapped ? "listing.moreSimilar" : "listing.similar", { count: total, shown });
  if (isCapped) return t("listing.more", { shown });
  return t(name === null ? "listing.products" : "listing.found", { count: total, shown });
}
