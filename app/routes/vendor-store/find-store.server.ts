import { within } from "../../data/deadline.server.ts";
import { CatalogueCache } from "../../data/listings/catalogue-cache.server.ts";
import { findWaitingKinds } from "../../data/messages/alerts.server.ts";
import { findVendorStore, type VendorStore } from "../../data/vendors/vendors.server.ts";
import { noFilter } from "../../domain/listings/listing-filter.ts";
import type { StoreQuery } from "../../domain/vendors/vendor-store-query.ts";
import { type Catalogue, findGoods, findPlace } from "../../shared/listing/listed-goods.server.ts";
import { pageTools, type RequestContext } from "../../request/page-tools.server.ts";

export type Store = NonNullable<Awaited<ReturnType<typeof findStore>>>;

const REVIEWS = 6;
/** settled.md 28: filtered products are counted up to here, all products of a vendor without limit. */
const COUNTED = 10_000;

/** null for an unknown vendor or category. */
export async function findStore(catalogue: Catalogue, query: StoreQuery, now: number) {
  const { db, catalogueCache: cache = new CatalogueCache() } = catalogue;
  const { vendorId } = query;
  const store = findVendorStore(db, vendorId, REVIEWS);
  const place = findPlace(catalogue, cache, query);
  const parent = () => cache.getOrRead(`parent of ${vendorId}`, async () => ({ only: onlyParent(await store) }));
  const filter = async () => {
    const found = await place;
    if (found === undefined) return null;
    const shown = found ?? (await parent()).only;
    return { ...noFilter, category: shown && { level: shown.level, id: shown.id }, vendors: [vendorId] };
  };
  const asked = { query, filter, offers: "categories", shelves: [[`v${vendorId}`]] } as const;
  const [found, target, listing] = await Promise.all([store, place, findGoods(catalogue, asked, now)]);
  return found === null || target === undefined || listing === null ? null : { ...found, query, target, listing };
}

function onlyParent(store: VendorStore | null) {
  const [id, ...others] = store?.parentIds ?? [];
  const isOnly = id !== undefined && others.length === 0 && store!.vendor.productCount <= COUNTED;
  return isOnly ? { level: "parent" as const, id } : null;
}

const FOLLOWED_MS = 1_000;

/** Guests cost no query. */
export async function isFollowing(context: RequestContext, vendorId: number): Promise<boolean> {
  const { session, db } = pageTools(context);
  const { account } = session;
  if (!account) return false;
  const asked = findWaitingKinds(db, account.id, [{ kind: "follow", targetId: vendorId }]);
  return within(FOLLOWED_MS, asked).then(
    (kinds) => kinds.length > 0,
    () => false,
  );
}
