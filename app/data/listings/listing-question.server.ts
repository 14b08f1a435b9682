import { cellTest, isPriceOnBands, nearTest, steppedKinds, surelyTest } from "../../domain/listings/facet-cell.ts";
import { relaxed, valueKinds, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { homeName, levelBelow, type Overview } from "./counters.server.ts";
import { cellConditions, cellOf, hasPacked, homesOf, isShelf } from "./filter-conditions.server.ts";
import { stepsOn } from "./costs.server.ts";
import type { Grouping, Walk } from "./facet-walks.server.ts";

/** Of a search that finds too much to be counted, so many products say which values to offer. */
export const SAMPLED = 500;

export interface Total {
  total: number;
  isCapped: boolean;
}

/** Everything that is asked about one listing, and what the counters answered already. */
export interface Asked {
  filter: ListingFilter;
  words: SearchPlan | null;
  overview: Overview;
  countedTo: number;
  /** "places": nobody looks at the other values, and no walk counts them. */
  offers: "all" | "places";
}

/**
 * The filter as if no packed facet that has several steps were chosen; a price range that only the products themselves know
 * stays.
 */
export function unpacked(filter: ListingFilter): ListingFilter {
  return relaxed(filter, ...steppedKinds.filter((kind) => kind !== "price" || isPriceOnBands(filter)));
}

/** Products of a filter as far as counters know them without a walk, at any number; null where they do not. */
export function knownTotal({ filter, words, overview, countedTo }: Omit<Asked, "offers">): Total | null {
  if (words !== null) {
    const found = foundOf(filter, overview);
    return found === null ? null : { total: Math.min(found, countedTo), isCapped: found > countedTo };
  }
  const cells = shelfCells({ filter, words, overview });
  if (cells) return { total: sum(cells), isCapped: false };
  if (isShelf(filter, words)) return surelyTooMany({ filter, overview, countedTo });
  // One kind chosen on a shelf: what its values have there is the total, where no product has two of them.
  const kind = valueKinds.find(
    (one) =>
      filter[one].length > 0 && isShelf(relaxed(filter, one), null) && overview.listedOn[one] === homeName(filter, one),
  );
  const isDisjoint = kind === "brands" || kind === "vendors" || (kind !== undefined && filter[kind].length === 1);
  if (kind === undefined || !isDisjoint || hasPacked(filter)) return null;
  const counts = overview.values[kind].filter(({ value }) => filter[kind].includes(value));
  return { total: counts.reduce((total, { count }) => total + count, 0), isCapped: false };
}

/** How many products the words find of a filter, where that was counted at once: on the shelves, and with packed facets. */
function foundOf(filter: ListingFilter, { found }: Overview): number | null {
  const isCounted = filter.colors.length === 0 && filter.sizes.length === 0 && isPriceOnBands(filter);
  if (!isCounted || found!.on !== JSON.stringify(homesOf(filter))) return null;
  if (!hasPacked(filter)) return found!.matches;
  return found!.cells === JSON.stringify(cellConditions(filter, cellOf("p"))) ? found!.narrowed : null;
}

/** Of a price range off the bands: the bands inside it alone may be too many to be counted. */
function surelyTooMany({ filter, overview, countedTo }: Omit<Asked, "words" | "offers">): Total | null {
  const least = stepsOn(homesOf(filter)[0], overview.histograms, surelyTest(filter));
  return least > countedTo ? { total: countedTo, isCapped: true } : null;
}

/** The walks that are needed for the numbers that counters do not have, by filter. */
export function neededWalks(asked: Asked): Map<string, Walk> {
  const { filter, words, countedTo, offers } = asked;
  const kinds = offers === "all" ? valueKinds : [];
  const walks = new Map<string, Walk>();
  const isOnCounters = (question: ListingFilter) => isCountedShelf(question, words);
  const ask = (question: ListingFilter, groupings: ReadonlySet<Grouping>, holds?: Walk["holds"]) => {
    const known = knownTotal({ ...asked, filter: question });
    const isTooMany = known !== null && (known.isCapped || known.total > countedTo);
    if (isTooMany && (words === null || groupings.size === 0)) return;
    walks.set(JSON.stringify(question), {
      filter: question,
      groupings,
      limit: isTooMany ? SAMPLED : countedTo + 1,
      isSample: isTooMany,
      hasCells: !isOnCounters(question) && (groupings.size === 0 || question === filter),
      ...(holds && { holds }),
    });
  };
  for (const kind of kinds.filter((one) => filter[one].length > 0)) {
    const question = relaxed(filter, kind);
    if (!isOnCounters(question) || hasPacked(question)) ask(question, new Set([kind]));
  }
  const groupings = groupingsOf(filter, words, offers);
  if (groupings.size > 0 || !isOnCounters(filter)) ask(filter, groupings);
  // What is too much as it is, is too much with less chosen.
  if (offers === "places" || !hasPacked(filter) || (knownTotal(asked)?.isCapped ?? false)) return walks;
  const wide = unpacked(filter);
  if (!isOnCounters(wide) && JSON.stringify(wide) !== JSON.stringify(filter)) ask(wide, new Set(), nearTest(filter));
  if (!isPriceOnBands(filter) && !isOnCounters(relaxed(filter, "price"))) ask(relaxed(filter, "price"), new Set());
  return walks;
}

/** What the walk of a filter is grouped by: what counters do not say, of kinds that are not chosen from. */
export function groupingsOf(filter: ListingFilter, words: SearchPlan | null, offers: Asked["offers"]): Set<Grouping> {
  const isOnCounters = isCountedShelf(filter, words);
  const groupings: Grouping[] = [];
  if (levelBelow(filter.place) !== null && !(isOnCounters && isPlaceHome(filter))) groupings.push("places");
  if (offers === "all" && !(isOnCounters && !hasPacked(filter)))
    groupings.push(...valueKinds.filter((kind) => filter[kind].length === 0));
  return new Set(groupings);
}

function isCountedShelf(filter: ListingFilter, words: SearchPlan | null): boolean {
  return isShelf(filter, words) && isPriceOnBands(filter);
}

/** Whether a place, or everything, comes first among the shelves. */
export function isPlaceHome(filter: ListingFilter): boolean {
  return ["all", "parent", "category", "subcategory"].includes(homesOf(filter)[0].kind);
}

/** The cells of a filter that is one shelf and packed facets, of all that are not empty. */
export function shelfCells({
  filter,
  words,
  overview,
}: Omit<Asked, "countedTo" | "offers">): Map<number, number> | null {
  if (!isShelf(filter, words) || !isPriceOnBands(filter)) return null;
  const [home] = homesOf(filter);
  const holds = cellTest(filter);
  return new Map([...(overview.histograms.get(home.kind) ?? [])].filter(([cell]) => holds(cell)));
}

/** All counts together. */
export function sum(cells: Iterable<[unknown, number]>): number {
  let total = 0;
  for (const [, count] of cells) total += count;
  return total;
}
