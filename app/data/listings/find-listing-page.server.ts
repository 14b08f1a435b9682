import { listingPageSize, maximumPage } from "../../domain/constants.ts";
import { byKind, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { ListingRequest } from "../../domain/listings/listing-request.ts";
import { writeListingKey } from "../../domain/listings/listing-key.ts";
import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { toProduct } from "../products/product-rows.server.ts";
import { countsCategories, knownTotal, overviewStatement, toOverview } from "./counters.server.ts";
import type { ListingOverview, OverviewRow } from "./counters.server.ts";
import { type CountAnswers, type CountedListing, countListing } from "./counts.server.ts";
import { hasPacked } from "./filter-conditions.server.ts";
import { CatalogueCache } from "./catalogue-cache.server.ts";
import { keyedRows, keyedSort, pageOf, pageSlice, sliceOf, type KeyedRow } from "./page-by-order.server.ts";
import { listRelevant } from "./page-by-relevance.server.ts";
import { findValueNames } from "./values.server.ts";
import { type Grouping, readWalkCounts, type Walk, walkStatement, type WalkRow } from "./walk.server.ts";

export interface ListingResult extends CountedListing {
  products: Product[];
  page: number;
  /** Keys for the neighbouring pages; null by relevance. */
  firstKey: string | null;
  lastKey: string | null;
}

/**
 * Counters answer shelves and packed facets, index entries the rest up to `countedTo` products (docs/decisions/0007);
 * the table of products is never walked. An invalid key is ignored.
 */
export function findListingPage(db: D1Database, request: ListingRequest, cache = new CatalogueCache()) {
  const { words, sort } = request;
  return words !== null && sort === "relevance"
    ? pageByRelevance(db, request, words, cache)
    : pageByOrder(db, request, cache);
}

async function pageByRelevance(
  db: D1Database,
  request: ListingRequest,
  words: SearchPlan,
  cache: CatalogueCache,
): Promise<ListingResult> {
  const readPage = (page: number) => listRelevant(db, words, request.filter, pageOf(page));
  const [{ counts }, products] = await Promise.all([
    readCounts(db, request, null, null, cache),
    readPage(request.page),
  ]);
  const page = nearestPage(request.page, counts.total);
  return {
    ...counts,
    products: page === request.page ? products : await readPage(page),
    ...{ page, firstKey: null, lastKey: null },
  };
}

async function pageByOrder(db: D1Database, request: ListingRequest, cache: CatalogueCache) {
  const { filter, words } = request;
  const slice = sliceOf(request);
  const rows = (overview: ListingOverview | null, at = slice) => keyedRows(db, request, at, overview);
  // The counters answer everything, and the orders have indexes.
  const isPlain = countsCategories(request) && !hasPacked(filter);
  const early = isPlain ? rows(null).all<KeyedRow>() : null;
  const asked = words === null ? overviewStatement(db, filter).first<OverviewRow>() : null;
  const [answer, plain] = await Promise.all([asked, early]);
  const overview = answer && toOverview(filter, answer);
  const { counts, beside } = await readCounts(db, request, overview, plain ? null : rows(overview), cache);
  const found = plain ? plain.results : (beside as KeyedRow[]);
  const page = nearestPage(request.page, counts.total);
  const isLost = slice.key === null ? page !== request.page : found.length < (slice.isBackwards ? listingPageSize : 1);
  if (!isLost || counts.total === 0)
    return { ...counts, ...toPage(request, slice.isBackwards ? found.toReversed() : found), page };
  const nearest = slice.isBackwards ? 1 : page;
  const lost = await rows(overview, pageSlice(nearest)).all<KeyedRow>();
  return { ...counts, ...toPage(request, lost.results), page: nearest };
}

/** One batch. Word searches do not need the overview first, so it and `beside` are read in the same batch. */
async function readCounts(
  db: D1Database,
  request: ListingRequest,
  read: ListingOverview | null,
  beside: D1PreparedStatement | null,
  cache: CatalogueCache,
) {
  const walks = neededWalks(request, read);
  const statements = [
    ...[...walks.values()].map((walk) => walkStatement(db, request, walk, read)),
    ...(beside ? [beside] : []),
    ...(read ? [] : [overviewStatement(db, request.filter)]),
  ];
  const answers = statements.length === 0 ? [] : await db.batch<unknown>(statements);
  const overview = read ?? toOverview(request.filter, answers.at(-1)!.results[0] as OverviewRow);
  const walked = new Map(
    [...walks.keys()].map((key, index) => [key, readWalkCounts(request, answers[index]!.results[0] as WalkRow)]),
  );
  const walkOf = (filter: ListingFilter) => walked.get(filterKey(filter));
  const unnamed = byKind((): number[] => []);
  countListing(request, overview, { walkOf, nameOf: (kind, value) => void unnamed[kind].push(value) });
  const names = await findValueNames(db, unnamed, cache);
  const nameOf: CountAnswers["nameOf"] = (kind, value) => names[kind]?.find((row) => row.value === value);
  const counts = countListing(request, overview, { walkOf, nameOf });
  return { counts, beside: beside ? answers[walks.size]!.results : [] };
}

/** `overview` is null for word searches, which counters cannot answer. */
function neededWalks(request: ListingRequest, overview: ListingOverview | null): Map<string, Walk> {
  const { filter, countedTo } = request;
  const walks = new Map<string, Walk>();
  const walkOf = (one: ListingFilter, grouping?: Grouping) => {
    const known = overview && knownTotal({ ...request, filter: one }, overview);
    if (known !== null && known > countedTo) return;
    const { groupings } = walks.get(filterKey(one)) ?? { groupings: [] };
    walks.set(filterKey(one), { filter: one, groupings: new Set([...groupings, ...(grouping ? [grouping] : [])]) });
  };
  const nothing = { filter, histograms: new Map(), categories: [], values: byKind(() => []) };
  countListing(request, overview ?? nothing, { walkOf: (...asked) => void walkOf(...asked), nameOf: () => undefined });
  return walks;
}

const filterKey = (filter: ListingFilter): string => JSON.stringify(filter);

/** Page numbers run to 500, and end with the counted products. */
function nearestPage(page: number, total: number): number {
  return Math.max(1, Math.min(page, maximumPage, Math.ceil(total / listingPageSize)));
}

function toPage(request: ListingRequest, rows: KeyedRow[]): Pick<ListingResult, "products" | "firstKey" | "lastKey"> {
  const keyOf = (row: KeyedRow | undefined) => (row ? writeListingKey(keyedSort(request), row) : null);
  return { products: rows.map(toProduct), firstKey: keyOf(rows[0]), lastKey: keyOf(rows.at(-1)) };
}
