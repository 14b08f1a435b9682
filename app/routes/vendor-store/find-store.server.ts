import type { RouterContextProvider } from "react-router";
import { ifPossible, within } from "../../data/deadline.server.ts";
import { findListingPage, type ListingResult } from "../../data/listings/find-listing-page.server.ts";
import { findSearchPlan } from "../../data/listings/search-plan.server.ts";
import { findWaitingAlerts } from "../../data/messages/alerts.server.ts";
import { findCategoryTarget } from "../../data/products/categories.server.ts";
import { turnPrices } from "../../data/products/turn-prices.server.ts";
import { findVendorStore, type VendorStore } from "../../data/vendors/vendors.server.ts";
import type { CategoryTarget } from "../../domain/listings/category-target.ts";
import { noFilter } from "../../domain/listings/listing-filter.ts";
import { sortOf } from "../../domain/listings/listing-query.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { StoreQuery } from "../../domain/vendors/vendor-store-query.ts";
import { bindings } from "../../request/bindings.server.ts";
import { sessionContext } from "../../request/session.server.ts";

export interface Store extends VendorStore {
  query: StoreQuery;
  target: CategoryTarget | null;
  /** How the words were understood; null without words, and for words that cannot be searched. */
  plan: SearchPlan | null;
  /** null: the words hold nothing that can be searched. */
  listing: ListingResult | null;
}

interface Catalogue {
  db: D1Database;
  /** Prices stay as a test has set them. */
  isTestTime: boolean;
}

const REVIEWS = 6;
/** The cards know their prices anyway; the order can follow with the next upkeep. */
const TURN_MS = 500;
/** settled.md 28: sets of filters are counted up to here, a whole vendor at any size. */
const COUNTED = 10_000;

/** A vendor's store as a query asks for it at `now` (UTC ms); null for a vendor or a category nobody knows. */
export async function findStore({ db, isTestTime }: Catalogue, query: StoreQuery, now: number): Promise<Store | null> {
  const [store, target, plan] = await Promise.all([
    findVendorStore(db, query.vendorId, REVIEWS),
    findCategoryTarget(db, { ...query, parentCategory: null }),
    query.name === null ? null : findSearchPlan(db, query.name, [[`v${query.vendorId}`]]),
    isTestTime ? undefined : ifPossible(TURN_MS, turnPrices(db, now)),
  ]);
  const isCategoryAsked = query.category !== null || query.subcategory !== null;
  if (store === null || (target === null && isCategoryAsked)) return null;
  const place = target ?? onlyParent(store);
  const filter = { ...noFilter, place: place && { level: place.level, id: place.id }, vendors: [query.vendorId] };
  const isSearchable = query.name === null || plan !== null;
  const listing = isSearchable
    ? await findListingPage(db, filter, sortOf(query), query, plan, { offers: "places" })
    : null;
  return { ...store, query, target, plan, listing };
}

/** Who sells in one parent category only is shown its categories at once; a store too large to count them keeps its number. */
function onlyParent({ parentIds, vendor }: VendorStore): { level: "parent"; id: number } | null {
  const [id, ...others] = parentIds;
  return id === undefined || others.length > 0 || vendor.productCount > COUNTED ? null : { level: "parent", id };
}

const READ_MS = 1_000;

/** Whether who is signed in follows a vendor; of guests nothing is asked, and a store is shown without the answer. */
export async function followed(context: Readonly<RouterContextProvider>, vendorId: number): Promise<boolean> {
  const { account } = context.get(sessionContext);
  if (!account) return false;
  const asked = findWaitingAlerts(context.get(bindings).db, account.id, [{ kind: "follow", targetId: vendorId }]);
  return within(READ_MS, asked).then(
    (kinds) => kinds.length > 0,
    () => false,
  );
}
