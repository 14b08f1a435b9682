import { listingPageSize, maximumPage } from "../../domain/constants.ts";
import type { FacetCounts, ListingFilter, ListingPosition, ListingSort } from "../../domain/listings/listing-filter.ts";
import { readListingKey, writeListingKey } from "../../domain/listings/listing-key.ts";
import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { BoundValues } from "../bound-values.server.ts";
import { toProduct, type Page } from "../products/product-rows.server.ts";
import { choose, strategies, type PageTask } from "./choose-plan.server.ts";
import { overviewStatement, toOverview, type OverviewRow } from "./counters.server.ts";
import { toCounts, unnamedValues, walkedValues } from "./counts.server.ts";
import { ESTIMATED_TO } from "./estimates.server.ts";
import { hasPacked, isShelf } from "./filter-conditions.server.ts";
import { type ListingQuestion, type Total, type Walk, type Walked } from "./listing-question.server.ts";
import type { KnownValues } from "./known-values.server.ts";
import { answeredByMatches, readMatches, type MatchRow } from "./matches.server.ts";
import { neededWalks, startsAtPlace } from "./needed-walks.server.ts";
import { rowsByOrder } from "./page-by-order.server.ts";
import { relevantPage, totalToFind } from "./page-by-relevance.server.ts";
import { keyedRows, type KeyedRow, type KeyedSort, type Slice } from "./sort-order.server.ts";
import { findValueNames } from "./values.server.ts";
import { readWalked, type WalkRow } from "./walk.server.ts";

export { findChosenValues } from "./values.server.ts";

/** Totals are counted up to here (settled.md 28). */
const COUNTED_TO = 10_000;

/** A page of a list with its numbers (settled.md 28); `isCapped`: total is what was counted, there are more. */
export interface ListingResult extends Total {
  products: Product[];
  /** The nearest that exists. */
  page: number;
  /** Where the page begins and ends, for the links before and after it; null where the order has no keys (relevance). */
  firstKey: string | null;
  lastKey: string | null;
  facets: FacetCounts;
}

interface ListingOptions {
  countedTo?: number;
  offers?: ListingQuestion["offers"];
  /** Names that need not be read again. */
  known?: KnownValues | undefined;
}

/**
 * A page of the products of a filter, the number of all and of what each further choice would leave. Counters answer for shelves and
 * packed facets, index entries for the rest up to `countedTo` products (docs/decisions/0007); the table of products is never walked.
 * Where only places are offered, the other values are not counted. A key that is malformed, of another order or past the end is
 * ignored: the page number counts. Where nothing is chosen but a place, all is asked in one turn.
 */
export async function findListingPage(
  db: D1Database,
  filter: ListingFilter,
  sort: ListingSort,
  position: ListingPosition,
  words: SearchPlan | null,
  { countedTo = COUNTED_TO, offers = "all", known }: ListingOptions = {},
): Promise<ListingResult> {
  const order: KeyedSort = sort === "relevance" ? "newest" : sort;
  const slice = words !== null && sort === "relevance" ? pageSlice(position.page) : sliceOf(order, position);
  const asked = readQuestion(db, { filter, words, countedTo, offers }, sort, slice);

  if (sort === "relevance" && words !== null) {
    const early =
      isPlain(filter) && relevantPage(db, { filter, words }, pageOf(position.page), asked.then(totalToFind));
    // Both are awaited below, which throws this error; until then it must not count as unhandled.
    if (early) early.catch(() => {});
    const question = await asked;
    const walks = openWalks(db, question, known);
    const readPage = (page: number) => {
      const task = { db, question, page: pageOf(page) };
      return choose(strategies.relevance, task).run(task);
    };
    const [counts, products] = await Promise.all([
      walks.statements.length === 0 ? walks.read([]) : db.batch(walks.statements).then(walks.read),
      early || readPage(position.page),
    ]);
    const page = nearestPage(position.page, counts.total);
    return {
      ...counts,
      products: page === position.page ? products : await readPage(page),
      page,
      firstKey: null,
      lastKey: null,
    };
  }
  const early = words === null && isPlain(filter) ? plainRows(db, filter, order, slice).all<KeyedRow>() : null;
  const [question, plain] = await Promise.all([asked, early]);
  const walks = openWalks(db, question, known);
  const rest = [...walks.statements, ...(plain ? [] : [rowsStatement(db, { question, sort: order, slice })])];
  const answers = rest.length === 0 ? [] : await db.batch<unknown>(rest);
  const counts = await walks.read(answers);
  const rows = (plain ?? answers.at(-1)!).results as KeyedRow[];
  const page = nearestPage(position.page, counts.total);
  const isLost = slice.key === null ? page !== position.page : rows.length < (slice.isBackwards ? listingPageSize : 1);
  if (!isLost || counts.total === 0)
    return { ...counts, ...toPage(order, slice.isBackwards ? rows.toReversed() : rows), page };
  const nearest = slice.isBackwards ? 1 : page;
  const lost = rowsStatement(db, { question, sort: order, slice: pageSlice(nearest) });
  return { ...counts, ...toPage(order, (await lost.all<KeyedRow>()).results), page: nearest };
}

/** The first read: what counters know of a listing, and what its words match. */
async function readQuestion(
  db: D1Database,
  asked: Omit<ListingQuestion, "overview" | "matches">,
  sort: ListingSort,
  slice: Slice,
): Promise<ListingQuestion> {
  const { filter, words, countedTo } = asked;
  const overview = overviewStatement(db, filter, words !== null);
  if (words === null)
    return { ...asked, overview: toOverview(filter, (await overview.first<OverviewRow>())!), matches: null };
  // How a page by an order is read depends on how many matches there are.
  const matchedTo = sort === "relevance" ? countedTo : Math.max(countedTo, ESTIMATED_TO);
  const task = { db, question: { ...asked, words, matchedTo, sort, slice } };
  const [counted, matched] = await db.batch<never>([overview, choose(strategies.matches, task).run(task)]);
  const matches = readMatches(task.question, matched!.results[0]! as MatchRow);
  return { ...asked, overview: toOverview(filter, counted!.results[0]!), matches };
}

/** Statements for the walks that the first read does not answer, and how all numbers are made of their answers. */
function openWalks(db: D1Database, question: ListingQuestion, known: KnownValues | undefined) {
  const walked = new Map<string, Walked>();
  const open: [name: string, walk: Walk][] = [];
  for (const [name, walk] of neededWalks(question)) {
    const answer = question.matches && answeredByMatches(walk, question.filter, question.matches);
    if (answer) walked.set(name, answer);
    else open.push([name, walk]);
  }
  const statements = open.map(([, walk]) => {
    const task = { db, walk, question: { ...question, filter: walk.filter } };
    return choose(strategies.walk, task).run(task);
  });
  // More matches than are counted: what the shelf has is offered where they do not tell it.
  const isBeyond = question.matches !== null && question.matches.counts.total > question.countedTo;
  if (isBeyond) statements.push(overviewStatement(db, question.filter, false));
  const read = async (answers: readonly D1Result<unknown>[]) => {
    for (const [index, [name, walk]] of open.entries())
      walked.set(name, readWalked(walk, answers[index]!.results[0] as WalkRow));
    const counted = isBeyond ? toOverview(question.filter, answers[open.length]!.results[0] as OverviewRow) : null;
    const told = counted ? { ...question, overview: counted } : question;
    const values = walkedValues(told, walked);
    return toCounts(told, walked, values, await findValueNames(db, unnamedValues(told, values), known));
  };
  return { statements, read };
}

function rowsStatement(db: D1Database, task: PageTask): D1PreparedStatement {
  const values = new BoundValues();
  return keyedRows(db, choose(strategies.page, task).run(task, values), task, values);
}

/** Nothing is chosen but a place: the counters know all its numbers, and its orders have indexes. */
function isPlain(filter: ListingFilter): boolean {
  return isShelf(filter, null) && startsAtPlace(filter) && !hasPacked(filter);
}

/** The rows of a plain list, which are read by their order whatever the counters say. */
function plainRows(db: D1Database, filter: ListingFilter, sort: KeyedSort, slice: Slice): D1PreparedStatement {
  const values = new BoundValues();
  return keyedRows(db, rowsByOrder({ filter, words: null }, sort, slice, values), { sort, slice }, values);
}

/** Page numbers run to 500; of what is counted no further only so many are known to exist. */
function nearestPage(page: number, total: number): number {
  return Math.max(1, Math.min(page, maximumPage, Math.ceil(total / listingPageSize)));
}

function sliceOf(order: KeyedSort, { page, after, before }: ListingPosition): Slice {
  const following = readListingKey(order, after);
  const preceding = following === null ? readListingKey(order, before) : null;
  const key = following ?? preceding;
  return key === null ? pageSlice(page) : { key, isBackwards: preceding !== null, size: listingPageSize, offset: 0 };
}

function pageOf(page: number): Page {
  return { size: listingPageSize, offset: (page - 1) * listingPageSize };
}

function pageSlice(page: number): Slice {
  return { key: null, isBackwards: false, ...pageOf(page) };
}

function toPage(order: KeyedSort, rows: KeyedRow[]): Pick<ListingResult, "products" | "firstKey" | "lastKey"> {
  const keyOf = (row: KeyedRow | undefined) =>
    row === undefined
      ? null
      : writeListingKey(order, { soldOut: row.sold_out, key: row.sort_key, facets: row.key_facets, id: row.id });
  return { products: rows.map(toProduct), firstKey: keyOf(rows[0]), lastKey: keyOf(rows.at(-1)) };
}
