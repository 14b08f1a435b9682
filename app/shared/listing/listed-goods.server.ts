import { ifPossible } from "../../data/deadline.server.ts";
import type { CatalogueCache } from "../../data/listings/catalogue-cache.server.ts";
import { updateDuePrices } from "../../data/products/turn-prices.server.ts";
import { listingSorts, type ListingSort } from "../../domain/listings/listing-request.ts";
import { groupDigits } from "../../domain/group-digits.ts";
import { type ListingQuery, sortOf } from "../../domain/listings/listing-query.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { TextKey, Translate } from "../../i18n/translate.ts";

export interface Catalogue {
  db: D1Database;
  /** Tests set prices themselves. */
  isTestTime: boolean;
  catalogueCache?: CatalogueCache;
}

/** ms: cards compute prices themselves, so order and counts may follow with the next upkeep. */
const TURN_MS = 500;

/** Usually no price has ended since the last cron: a page is read meanwhile, and read again if one has. */
export function turnPrices({ db, isTestTime }: Catalogue, now: number): Promise<boolean> {
  const turned = isTestTime ? Promise.resolve(0) : ifPossible(TURN_MS, updateDuePrices(db, now));
  const hasTurned = turned.then((count) => (count ?? 0) > 0);
  hasTurned.catch(() => {});
  return hasTurned;
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

interface Counted {
  total: number;
  isCapped: boolean;
}

export function goodsCount({ name }: Sorted, plan: SearchPlan | null, { total, isCapped }: Counted, t: Translate) {
  const shown = groupDigits(total);
  if (total === 0) return t("listing.nothingFound");
  if (plan?.isPartial) return t(isCapped ? "listing.moreSimilar" : "listing.similar", { count: total, shown });
  if (isCapped) return t("listing.more", { shown });
  return t(name === null ? "listing.products" : "listing.found", { count: total, shown });
}
