import { findCategoryTarget, listPopularCategories } from "../../data/products/categories.server.ts";
import { ifPossible } from "../../data/deadline.server.ts";
import { findChosenValues, findListingPage, type ListingResult } from "../../data/listings/find-listing-page.server.ts";
import type { KnownValues } from "../../data/listings/known-values.server.ts";
import { beginSearchPlan } from "../../data/listings/search-plan.server.ts";
import { listMostViewed } from "../../data/products/products.server.ts";
import { turnPrices } from "../../data/products/turn-prices.server.ts";
import { popularGoodsShown } from "../../domain/constants.ts";
import type { CategoryName, CategoryTarget } from "../../domain/listings/category-target.ts";
import { knownListing, listingFilter, noValues, type ChosenValues } from "../../domain/listings/listing-choices.ts";
import { discountSteps, priceBands, ratingSteps } from "../../domain/listings/listing-filter.ts";
import { isCategoryAsked } from "../../domain/listings/listing-page.ts";
import { sortOf, valueKinds, type ListingQuery } from "../../domain/listings/listing-query.ts";
import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";

export interface Listing extends ListingResult {
  /** What was asked for, without values nobody knows. */
  query: ListingQuery;
  target: CategoryTarget | null;
  chosen: ChosenValues;
  /** How the words were understood; null without words, and for words that cannot be searched. */
  plan: SearchPlan | null;
  /** Only where nothing was found. */
  popular: CategoryName[];
  /** Where nothing is found: goods that others look at. */
  goods: Product[];
}

interface Catalogue {
  db: D1Database;
  /** Prices stay as a test has set them. */
  isTestTime: boolean;
  knownValues?: KnownValues;
}

const POPULAR = 12;
/** The cards know their prices anyway; order and counts can follow with the next upkeep. */
const TURN_MS = 500;

/** What a listing query finds at `now` (UTC ms), on the nearest page that exists; null for a place nobody knows. */
export async function findListing(
  { db, isTestTime, knownValues: known }: Catalogue,
  asked: ListingQuery,
  now: number,
): Promise<Listing | null> {
  const [target, chosen, begun] = await Promise.all([
    findCategoryTarget(db, asked),
    valueKinds.some((kind) => asked[kind].length > 0) ? findChosenValues(db, wantedValues(asked)) : noValues,
    asked.name === null ? null : beginSearchPlan(db, asked.name),
    isTestTime ? undefined : ifPossible(TURN_MS, turnPrices(db, now)),
  ]);
  if (target === null && isCategoryAsked(asked)) return null;
  const query = knownListing(asked, chosen);
  const pageBy = (plan: SearchPlan | null) =>
    findListingPage(db, listingFilter(query, target, chosen), sortOf(query), query, plan, { known });
  // A plan that most likely holds is followed while that is looked at.
  const likely = begun?.isLikely ? pageBy(begun.plan) : null;
  likely?.catch(() => {});
  const plan = begun && (await begun.settle());
  const isSearchable = query.name === null || plan !== null;
  const result = likely && plan === begun?.plan ? await likely : isSearchable ? await pageBy(plan) : nothing;
  const [popular, goods] =
    result.total === 0
      ? await Promise.all([listPopularCategories(db, POPULAR), listMostViewed(db, popularGoodsShown).catch(() => [])])
      : [[], []];
  return { ...result, query, target, chosen, plan, popular, goods };
}

function wantedValues(query: ListingQuery) {
  return { vendors: query.vendors.map(Number), brands: query.brands, colors: query.colors, sizes: query.sizes };
}

/** Words without a letter or a digit find nothing. */
const nothing: ListingResult = {
  products: [],
  total: 0,
  isCapped: false,
  page: 1,
  firstKey: null,
  lastKey: null,
  facets: {
    places: [],
    prices: priceBands.map(() => 0),
    ratings: ratingSteps.map(() => 0),
    discounts: discountSteps.map(() => 0),
    freeDelivery: 0,
    inStock: 0,
    vendors: [],
    brands: [],
    colors: [],
    sizes: [],
  },
};
