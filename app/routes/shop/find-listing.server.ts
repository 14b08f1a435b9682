import { findCategoryTarget, listPopularCategories } from "../../data/categories.server.ts";
import { listListing, type Found, type ListingFilter } from "../../data/listings.server.ts";
import { searchProducts } from "../../data/search.server.ts";
import type { CategoryName, CategoryTarget } from "../../domain/category-target.ts";
import { lessThan1000Limit } from "../../domain/constants.ts";
import { isCategoryAsked, isWholePlace } from "../../domain/listing-page.ts";
import type { ListingQuery } from "../../domain/listing-query.ts";
import { pageWindow, type PageWindow } from "../../domain/pagination.ts";

export interface Listing extends Found {
  target: CategoryTarget | null;
  window: PageWindow;
  /** Only where nothing was found. */
  popular: CategoryName[];
}

const POPULAR = 12;

/** What a listing query finds at `now` (UTC ms), on the nearest page that exists; null for a place nobody knows. */
export async function findListing(db: D1Database, query: ListingQuery, now: number): Promise<Listing | null> {
  const target = await findCategoryTarget(db, query);
  if (target === null && isCategoryAsked(query)) return null;
  const filter: ListingFilter = {
    target,
    freeDelivery: query.freeDelivery,
    discountedAt: query.discount || query.discountProducts ? now : null,
    below: query.lessThan1000 ? lessThan1000Limit : null,
  };
  const read = (page: PageWindow) =>
    query.name === null ? listListing(db, filter, page) : searchProducts(db, query.name, page, filter);
  const asked = pageWindow(query.page, Infinity);
  const found = await read(asked);
  const counted =
    found.isCapped && target !== null && isWholePlace(query) ? exactly(found, target.totalProducts) : found;
  const window = pageWindow(query.page, counted.total);
  const { products } = window.page === asked.page ? found : await read(window);
  const popular = counted.total === 0 ? await listPopularCategories(db, POPULAR) : [];
  return { ...counted, products, target, window, popular };
}

function exactly(found: Found, total: number): Found {
  return { ...found, total: Math.max(found.total, total), isCapped: false };
}
