import { within } from "../../data/deadline.server.ts";
import { findListingPage } from "../../data/listings/find-listing-page.server.ts";
import { CatalogueCache } from "../../data/listings/catalogue-cache.server.ts";
import { findSearchPlan } from "../../data/listings/search-plan.server.ts";
import { findWaitingAlerts } from "../../data/messages/alerts.server.ts";
import { findCategoryTarget } from "../../data/products/categories.server.ts";
import { findVendorStore, type VendorStore } from "../../data/vendors/vendors.server.ts";
import { noFilter, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import { defaultRequest } from "../../domain/listings/listing-request.ts";
import { sortOf } from "../../domain/listings/listing-query.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { StoreQuery } from "../../domain/vendors/vendor-store-query.ts";
import { type Catalogue, turnPrices } from "../../shared/listing/listed-goods.server.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";

export type Store = NonNullable<Awaited<ReturnType<typeof findStore>>>;

const REVIEWS = 6;
/** settled.md 28: filtered products are counted up to here, all products of a vendor without limit. */
const COUNTED = 10_000;

/** null for an unknown vendor or category. */
export async function findStore(catalogue: Catalogue, query: StoreQuery, now: number) {
  const { db, catalogueCache: cache = new CatalogueCache() } = catalogue;
  const hasTurned = turnPrices(catalogue, now);
  const pageIn = (category: ListingFilter["category"], plan: SearchPlan | null) => {
    const filter = { ...noFilter, category, vendors: [query.vendorId] };
    const { page, after, before } = query;
    const asked = { ...defaultRequest, filter, words: plan, sort: sortOf(query), page, after, before };
    const found = findListingPage(db, { ...asked, offers: "categories" });
    found.catch(() => {});
    return found;
  };
  const categoryKey = `goods of ${JSON.stringify([query.vendorId, query.category, query.subcategory])}`;
  const before = cache.recall<Pick<ListingFilter, "category">>(categoryKey);
  const early = before && query.name === null ? pageIn(before.category, null) : null;
  const [store, target, plan] = await Promise.all([
    findVendorStore(db, query.vendorId, REVIEWS),
    findCategoryTarget(db, { ...query, parentCategory: null }),
    query.name === null ? null : findSearchPlan(db, query.name, [[`v${query.vendorId}`]]),
  ]);
  const isCategoryAsked = query.category !== null || query.subcategory !== null;
  if (store === null || (target === null && isCategoryAsked)) return null;
  const shown = target ?? onlyParent(store);
  const category = shown && { level: shown.level, id: shown.id };
  void cache.getOrRead(categoryKey, async () => ({ category }));
  const isAsBefore = category?.level === before?.category?.level && category?.id === before?.category?.id;
  const isSearchable = query.name === null || plan !== null;
  const read = isSearchable ? await (early && isAsBefore ? early : pageIn(category, plan)) : null;
  const listing = read && (await hasTurned) ? await pageIn(category, plan) : read;
  return { ...store, query, target, plan, listing };
}

function onlyParent({ parentIds, vendor }: VendorStore): { level: "parent"; id: number } | null {
  const [id, ...others] = parentIds;
  return id === undefined || others.length > 0 || vendor.productCount > COUNTED ? null : { level: "parent", id };
}

const FOLLOWED_MS = 1_000;

/** Guests cost no query. */
export async function isFollowing(context: RequestContext, vendorId: number): Promise<boolean> {
  const { session, db } = pageTools(context);
  const { account } = session;
  if (!account) return false;
  const asked = findWaitingAlerts(db, account.id, [{ kind: "follow", targetId: vendorId }]);
  return within(FOLLOWED_MS, asked).then(
    (kinds) => kinds.length > 0,
    () => false,
  );
}
