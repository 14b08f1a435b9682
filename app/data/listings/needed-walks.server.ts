import { cellTest, isPriceOnBands, steppedKinds } from "../../domain/listings/facet-cell.ts";
import { relaxed, valueKinds, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { ListingRequest } from "../../domain/listings/listing-request.ts";
import { levelBelow, shelfName, sum, type ListingOverview } from "./counters.server.ts";
import { hasPacked, isShelf, shelvesOf } from "./filter-conditions.server.ts";
import type { Grouping, Walk } from "./walk.server.ts";

export const filterKey = (filter: ListingFilter): string => JSON.stringify(filter);

/** Keeps a price range off the bands, because cells cannot test it. */
export function withoutSteps(filter: ListingFilter): ListingFilter {
  return relaxed(filter, ...steppedKinds.filter((kind) => kind !== "price" || isPriceOnBands(filter)));
}

/** Answered by the counters, without a walk; null for word searches. */
export function knownTotal({ filter, words }: ListingRequest, overview: ListingOverview): number | null {
  const cells = shelfCells({ filter, words }, overview);
  if (cells) return sum(cells);
  // One kind chosen on a shelf: the counts of its values add up, because no product has two of them.
  const kind = valueKinds.find(
    (one) =>
      filter[one].length > 0 &&
      isShelf(relaxed(filter, one), words) &&
      shelfName(overview.filter, one) === shelfName(filter, one),
  );
  const isDisjoint = kind === "brands" || kind === "vendors" || (kind !== undefined && filter[kind].length === 1);
  if (kind === undefined || !isDisjoint || hasPacked(filter)) return null;
  const counts = overview.values[kind].filter(({ value }) => filter[kind].includes(value));
  return sum(counts.map(({ value, count }) => [value, count]));
}

/** `overview` is null for word searches, which counters cannot answer. */
export function neededWalks(request: ListingRequest, overview: ListingOverview | null): Walk[] {
  const { filter, words, countedTo, offers } = request;
  const kinds = offers === "all" ? valueKinds : [];
  const walks = new Map<string, Walk>();
  const isOnCounters = (one: ListingFilter) => isCountedShelf(one, words);
  const isTooMany = (one: ListingFilter) =>
    overview !== null && (knownTotal({ ...request, filter: one }, overview) ?? 0) > countedTo;
  const ask = (walk: Walk) => {
    if (!isTooMany(walk.filter)) walks.set(filterKey(walk.filter), walk);
  };
  for (const kind of kinds.filter((one) => filter[one].length > 0)) {
    const wider = relaxed(filter, kind);
    if (!isOnCounters(wider) || hasPacked(wider)) ask({ filter: wider, groupings: new Set([kind]) });
  }
  const groupings = groupingsOf(request);
  if (groupings.size > 0 || !isOnCounters(filter)) ask({ filter, groupings });
  if (offers === "categories" || !hasPacked(filter)) return [...walks.values()];
  const wide = withoutSteps(filter);
  if (!isOnCounters(wide) && filterKey(wide) !== filterKey(filter)) ask({ filter: wide, groupings: new Set() });
  if (!isPriceOnBands(filter) && !isOnCounters(relaxed(filter, "price")))
    ask({ filter: relaxed(filter, "price"), groupings: new Set() });
  return [...walks.values()];
}

/** Kinds that counters cannot answer and that have no choice yet. */
function groupingsOf(request: ListingRequest): Set<Grouping> {
  const { filter, words, offers } = request;
  const groupings: Grouping[] = [];
  if (levelBelow(filter.category) !== null && !countsCategories(request)) groupings.push("categories");
  if (offers === "all" && !(isCountedShelf(filter, words) && !hasPacked(filter)))
    groupings.push(...valueKinds.filter((kind) => filter[kind].length === 0));
  return new Set(groupings);
}

function isCountedShelf(filter: ListingFilter, words: ListingRequest["words"]): boolean {
  return isShelf(filter, words) && isPriceOnBands(filter);
}

/** Whether counters have the categories on the shelf. */
export function countsCategories({ filter, words }: Pick<ListingRequest, "filter" | "words">): boolean {
  return isCountedShelf(filter, words) && filter.vendors.length + filter.brands.length === 0;
}

export function shelfCells(
  { filter, words }: Pick<ListingRequest, "filter" | "words">,
  { histograms }: ListingOverview,
) {
  if (!isCountedShelf(filter, words)) return null;
  const holds = cellTest(filter);
  return new Map([...(histograms.get(shelvesOf(filter)[0].kind) ?? [])].filter(([cell]) => holds(cell)));
}
