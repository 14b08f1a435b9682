import {
  findCategoryTarget,
  listCategoryPictures,
  listPopularCategories,
  type CategoryPicture,
} from "../../data/products/categories.server.ts";
import { findListingPage, type ListingResult } from "../../data/listings/find-listing-page.server.ts";
import { CatalogueCache } from "../../data/listings/catalogue-cache.server.ts";
import { findChosenValues } from "../../data/listings/values.server.ts";
import { beginSearchPlan, type BegunPlan } from "../../data/listings/search-plan.server.ts";
import { listMostViewed } from "../../data/products/products.server.ts";
import { popularGoodsShown } from "../../domain/constants.ts";
import type { CategoryName, CategoryTarget } from "../../domain/listings/category-target.ts";
import {
  activeFilters,
  withExistingValues,
  listingFilter,
  noValues,
  type ChosenValues,
} from "../../domain/listings/listing-choices.ts";
import { discountSteps, priceBands, ratingSteps } from "../../domain/listings/facet-counts.ts";
import { defaultRequest } from "../../domain/listings/listing-request.ts";
import { isCategoryAsked } from "../../domain/listings/listing-page.ts";
import { sortOf, shownKinds, type ListingQuery } from "../../domain/listings/listing-query.ts";
import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { type Catalogue, turnPrices } from "../../shared/listing/listed-goods.server.ts";

export interface Listing extends ListingResult {
  query: ListingQuery;
  target: CategoryTarget | null;
  chosen: ChosenValues;
  /** null without searchable words. */
  plan: SearchPlan | null;
  /** Only where nothing was found. */
  popular: CategoryName[];
  goods: Product[];
  /** Set on the first page of a department. */
  pictures: CategoryPicture[];
}

const POPULAR = 12;

/** null for an unknown category. Values cached in this isolate are not read again (decision 41, settled.md 41). */
export async function findListing(catalogue: Catalogue, asked: ListingQuery, now: number): Promise<Listing | null> {
  const { db, catalogueCache: cache = new CatalogueCache() } = catalogue;
  const hasTurned = turnPrices(catalogue, now);
  const { parentCategory, category, subcategory, name } = asked;
  const { brands, colors, sizes } = asked;
  const values = { vendors: asked.vendors.map(Number), brands, colors, sizes };
  const [target, chosen, begun] = await Promise.all([
    cache.getOrRead(`category ${JSON.stringify([parentCategory, category, subcategory])}`, () =>
      findCategoryTarget(db, asked),
    ),
    shownKinds.some((kind) => asked[kind].length > 0)
      ? cache.getOrRead(`chosen ${JSON.stringify(values)}`, () => findChosenValues(db, values))
      : noValues,
    name === null ? null : (planned(cache, name) ?? beginSearchPlan(db, name)),
  ]);
  if (target === null && isCategoryAsked(asked)) return null;
  const query = withExistingValues(asked, chosen);
  const { page, after, before } = query;
  const filter = listingFilter(query, target, chosen);
  const request = { ...defaultRequest, filter, sort: sortOf(query), page, after, before };
  const pictures =
    target?.level === "parent" && isGreeting(query)
      ? cache.getOrRead(`pictures ${target.id}`, () => listCategoryPictures(db, target.id)).catch(() => [])
      : [];
  const pages = new Map<SearchPlan | null, Promise<ListingResult>>();
  const pageBy = (plan: SearchPlan | null) => {
    const page = findListingPage(db, { ...request, words: plan }, cache);
    page.catch(() => {});
    pages.set(plan, page);
    return page;
  };
  // A likely plan is used while it is being checked.
  if (begun?.isLikely) void pageBy(begun.plan);
  const plan = begun && (await cache.getOrRead(planKey(name!), () => begun.settle(pageBy)));
  const isSearchable = query.name === null || plan !== null;
  const read = isSearchable ? await (pages.get(plan) ?? pageBy(plan)) : nothing;
  const result = isSearchable && (await hasTurned) ? await pageBy(plan) : read;
  const [popular, goods] =
    result.total === 0
      ? await Promise.all([listPopularCategories(db, POPULAR), listMostViewed(db, popularGoodsShown).catch(() => [])])
      : [[], []];
  return { ...result, query, target, chosen, plan, popular, goods, pictures: await pictures };
}

const isGreeting = (query: ListingQuery) =>
  query.page === 1 && !query.after && !query.before && query.name === null && activeFilters(query).length === 0;

const planKey = (name: string) => `plan ${name}`;

function planned(cache: CatalogueCache, name: string): BegunPlan | undefined {
  const plan = cache.recall<SearchPlan>(planKey(name));
  return plan && { plan, isLikely: true, settle: async () => plan };
}

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
    vendors: [],
    brands: [],
    colors: [],
    sizes: [],
  },
};
