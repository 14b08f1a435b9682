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
import { keyedRowsStatement, keyedSort, pageOf, pageSlice, sliceOf, type KeyedRow } from "./page-by-order.server.ts";
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
  const statementOf = (overview: ListingOverview | null, one = slice) => keyedRowsStatement(db, request, one, overview);
  // No count is needed to choose the rows of a page without filters, so they are read beside the overview.
  const isUnfiltered = countsCategories(request) && !hasPacked(filter);
  const [overviewRow, unfilteredRows] = await Promise.all([
    words === null ? overviewStatement(db, filter).first<OverviewRow>() : null,
    isUnfiltered ? statementOf(null).all<KeyedRow>() : null,
  ]);
  const overview = overviewRow && toOverview(filter, overviewRow);
  const pageStatement = unfilteredRows ? null : statementOf(overview);
  const { counts, pageRows } = await readCounts(db, request, overview, pageStatement, cache);
  const rows = unfilteredRows ? unfilteredRows.results : (pageRows as KeyedRow[]);
  const page = nearestPage(request.page, counts.total);
  const isPastEnd =
    slice.key === null ? page !== request.page : rows.length < (slice.isBackwards ? listingPageSize : 1);
  if (!isPastEnd || counts.total === 0)
    return { ...counts, ...toPage(request, slice.isBackwards ? rows.toReversed() : rows), page };
  // The key or page number points past an end of the list: read the nearest page instead.
  const nearest = slice.isBackwards ? 1 : page;
  const nearestRows = await statementOf(overview, pageSlice(nearest)).all<KeyedRow>();
  return { ...counts, ...toPage(request, nearestRows.results), page: nearest };
}

/** One batch. Word searches do not need the overview first, so it and the page's rows are read in the same batch. */
async function readCounts(
  db: D1Database,
  request: ListingRequest,
  read: ListingOverview | null,
  pageStatement: D1PreparedStatement | null,
  cache: CatalogueCache,
) {
  const walks = neededWalks(request, read);
  const statements = [
    ...[...walks.values()].map((walk) => walkStatement(db, request, walk, read)),
    ...(pageStatement ? [pageStatement] : []),
    ...(read ? [] : [overviewStatement(db, request.filter)]),
  ];
  const answers = statements.length === 0 ? [] : await db.batch<unknown>(statements);
  const overview = read ?? toOverview(request.filter, answers.at(-1)!.results[0] as OverviewRow);
  const walked = new Map(
    [...walks.keys()].map((key, index) => [key, readWalkCounts(request, answers[index]!.results[0] as WalkRow)]),
  );
  const walkOf = (filter: ListingFilter) => walked.get(filterKey(filter));
  const unnamed = byKind((): number[] => []);
  // Dry run: collects the values whose names it asks for.
  countListing(request, overview, { walkOf, nameOf: (kind, value) => void unnamed[kind].push(value) });
  const names = await findValueNames(db, unnamed, cache);
  const nameOf: CountAnswers["nameOf"] = (kind, value) => names[kind]?.find((row) => row.value === value);
  const counts = countListing(request, overview, { walkOf, nameOf });
  return { counts, pageRows: pageStatement ? answers[walks.size]!.results : [] };
}

/** `overview` is null for word searches, which counters cannot answer. */
function neededWalks(request: ListingRequest, overview: ListingOverview | null): Map<string, Walk> {
  const { filter, countedTo } = request;
  const walks = new Map<string, Walk>();
  const addWalk = (one: ListingFilter, grouping?: Grouping): undefined => {
    const known = overview && knownTotal({ ...request, filter: one }, overview);
    if (known !== null && known > countedTo) return;
    const { groupings } = walks.get(filterKey(one)) ?? { groupings: [] };
    walks.set(filterKey(one), { filter: one, groupings: new Set([...groupings, ...(grouping ? [grouping] : [])]) });
  };
  const nothing = { filter, histograms: new Map(), categories: [], values: byKind(() => []) };
  // Dry run: collects the walks it asks for.
  countListing(request, overview ?? nothing, { walkOf: addWalk, nameOf: () => undefined });
  return walks;
}

const filterKey = (filter: ListingFilter): string => JSON.stringify(filter);

/** Page numbers run to `maximumPage`, and end with the counted products. */
function nearestPage(page: number, total: number): number {
  return Math.max(1, Math.min(page, maximumPage, Math.ceil(total / listingPageSize)));
}

function toPage(request: ListingRequest, rows: KeyedRow[]): Pick<ListingResult, "products" | "firstKey" | "lastKey"> {
  const keyOf = (row: KeyedRow | undefined) => (row ? writeListingKey(keyedSort(request), row) : null);
  return { products: rows.map(toProduct), firstKey: keyOf(rows[0]), lastKey: keyOf(rows.at(-1)) };
}
