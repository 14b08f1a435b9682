import { cellTest, isPriceOnBands, nearTest, steppedKinds, surelyTest } from "../../domain/listings/facet-cell.ts";
import { relaxed, valueKinds, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { levelBelow, shelfName, stepsOn } from "./counters.server.ts";
import { cellConditions, cellOf, hasPacked, isShelf, shelvesOf } from "./filter-conditions.server.ts";
import { filterKey, type Grouping, type ListingQuestion, type Total, type Walk } from "./listing-question.server.ts";

export const SAMPLED = 500;

/** A price range off the bands stays, because cells cannot test it. */
export function withoutSteps(filter: ListingFilter): ListingFilter {
  return relaxed(filter, ...steppedKinds.filter((kind) => kind !== "price" || isPriceOnBands(filter)));
}

export function knownTotal(question: ListingQuestion): Total | null {
  const { filter, words, overview, countedTo } = question;
  if (words !== null) {
    const matched = matchedTotal(question);
    return matched === null ? null : { total: Math.min(matched, countedTo), isCapped: matched > countedTo };
  }
  const cells = shelfCells(question);
  if (cells) return { total: sum(cells), isCapped: false };
  if (isShelf(filter, words)) return surelyTooMany(question);
  // One kind chosen on a shelf: the counts of its values add up, because no product has two of them.
  const kind = valueKinds.find(
    (one) =>
      filter[one].length > 0 &&
      isShelf(relaxed(filter, one), null) &&
      overview.listedOn[one] === shelfName(filter, one),
  );
  const isDisjoint = kind === "brands" || kind === "vendors" || (kind !== undefined && filter[kind].length === 1);
  if (kind === undefined || !isDisjoint || hasPacked(filter)) return null;
  const counts = overview.values[kind].filter(({ value }) => filter[kind].includes(value));
  return { total: counts.reduce((total, { count }) => total + count, 0), isCapped: false };
}

function matchedTotal({ filter, matches }: ListingQuestion): number | null {
  const isCounted = filter.colors.length === 0 && filter.sizes.length === 0 && isPriceOnBands(filter);
  const { total, narrowed, shelves, cells } = matches!.counts;
  if (!isCounted || shelves !== JSON.stringify(shelvesOf(filter))) return null;
  if (!hasPacked(filter)) return total;
  return cells === JSON.stringify(cellConditions(filter, cellOf("p"))) ? narrowed : null;
}

/** The bands wholly inside the price range may already be too many. */
function surelyTooMany({ filter, overview, countedTo }: ListingQuestion): Total | null {
  const least = stepsOn(shelvesOf(filter)[0], overview.histograms, surelyTest(filter));
  return least > countedTo ? { total: countedTo, isCapped: true } : null;
}

export function neededWalks(question: ListingQuestion): Map<string, Walk> {
  const { filter, words, countedTo, offers } = question;
  const kinds = offers === "all" ? valueKinds : [];
  const walks = new Map<string, Walk>();
  const isOnCounters = (one: ListingFilter) => isCountedShelf(one, words);
  const ask = (one: ListingFilter, groupings: ReadonlySet<Grouping>, holds?: Walk["holds"]) => {
    const known = knownTotal({ ...question, filter: one });
    const isTooMany = known !== null && (known.isCapped || known.total > countedTo);
    if (isTooMany && (words === null || groupings.size === 0)) return;
    walks.set(filterKey(one), {
      filter: one,
      groupings,
      limit: isTooMany ? SAMPLED : countedTo + 1,
      isSample: isTooMany,
      hasCells: !isOnCounters(one) && (groupings.size === 0 || one === filter),
      ...(holds && { holds }),
    });
  };
  for (const kind of kinds.filter((one) => filter[one].length > 0)) {
    const wider = relaxed(filter, kind);
    if (!isOnCounters(wider) || hasPacked(wider)) ask(wider, new Set([kind]));
  }
  const groupings = groupingsOf(filter, words, offers);
  if (groupings.size > 0 || !isOnCounters(filter)) ask(filter, groupings);
  // A filter with less chosen has at least as many products.
  if (offers === "places" || !hasPacked(filter) || (knownTotal(question)?.isCapped ?? false)) return walks;
  const wide = withoutSteps(filter);
  if (!isOnCounters(wide) && filterKey(wide) !== filterKey(filter)) ask(wide, new Set(), nearTest(filter));
  if (!isPriceOnBands(filter) && !isOnCounters(relaxed(filter, "price"))) ask(relaxed(filter, "price"), new Set());
  return walks;
}

/** Kinds that counters do not answer and that are not chosen from. */
export function groupingsOf(
  filter: ListingFilter,
  words: SearchPlan | null,
  offers: ListingQuestion["offers"],
): Set<Grouping> {
  const isOnCounters = isCountedShelf(filter, words);
  const groupings: Grouping[] = [];
  if (levelBelow(filter.place) !== null && !(isOnCounters && startsAtPlace(filter))) groupings.push("places");
  if (offers === "all" && !(isOnCounters && !hasPacked(filter)))
    groupings.push(...valueKinds.filter((kind) => filter[kind].length === 0));
  return new Set(groupings);
}

function isCountedShelf(filter: ListingFilter, words: SearchPlan | null): boolean {
  return isShelf(filter, words) && isPriceOnBands(filter);
}

export function startsAtPlace(filter: ListingFilter): boolean {
  return ["all", "parent", "category", "subcategory"].includes(shelvesOf(filter)[0].kind);
}

export function shelfCells({
  filter,
  words,
  overview,
}: Pick<ListingQuestion, "filter" | "words" | "overview">): Map<number, number> | null {
  if (!isCountedShelf(filter, words)) return null;
  const [shelf] = shelvesOf(filter);
  const holds = cellTest(filter);
  return new Map([...(overview.histograms.get(shelf.kind) ?? [])].filter(([cell]) => holds(cell)));
}

export function sum(cells: Iterable<[unknown, number]>): number {
  let total = 0;
  for (const [, count] of cells) total += count;
  return total;
}
