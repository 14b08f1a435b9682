import {
  listCategoryPictures,
  listLargestCategories,
  type CategoryPicture,
} from "../../data/products/categories.server.ts";
import { CatalogueCache } from "../../data/listings/catalogue-cache.server.ts";
import { findChosenValues } from "../../data/listings/values.server.ts";
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
import { shownKinds, type ListingQuery } from "../../domain/listings/listing-query.ts";
import type { Product } from "../../domain/products/product.ts";
import { type Catalogue, findGoods, findPlace, type Goods } from "../../shared/listing/listed-goods.server.ts";

export interface Listing extends Goods {
  query: ListingQuery;
  target: CategoryTarget | null;
  chosen: ChosenValues;
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
  const { brands, colors, sizes } = asked;
  const values = { vendors: asked.vendors.map(Number), brands, colors, sizes };
  const place = Promise.all([
    findPlace(catalogue, cache, asked),
    shownKinds.some((kind) => asked[kind].length > 0)
      ? cache.getOrRead(`chosen ${JSON.stringify(values)}`, () => findChosenValues(db, values))
      : noValues,
  ]).then(([target, chosen]) => ({ target, chosen, query: withExistingValues(asked, chosen) }));
  const filter = () =>
    place.then(({ target, chosen, query }) => (target === undefined ? null : listingFilter(query, target, chosen)));
  const pictures = place
    .then(({ target, query }) =>
      target?.level === "parent" && isGreeting(query)
        ? cache.getOrRead(`pictures ${target.id}`, () => listCategoryPictures(db, target.id))
        : [],
    )
    .catch(() => []);
  const [{ target, chosen, query }, found] = await Promise.all([
    place,
    findGoods(catalogue, { query: asked, filter }, now),
  ]);
  if (target === undefined || found === null) return null;
  const [popular, goods] =
    found.total === 0
      ? await Promise.all([listLargestCategories(db, POPULAR), listMostViewed(db, popularGoodsShown).catch(() => [])])
      : [[], []];
  return { ...found, query, target, chosen, popular, goods, pictures: await pictures };
}

const isGreeting = (query: ListingQuery) =>
  query.page === 1 && !query.after && !query.before && query.name === null && activeFilters(query).length === 0;
