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

const COUNTED_TO = 10_000;

/** settled.md 28; `isCapped`: there are more than were counted. */
export interface ListingResult extends Total {
  products: Product[];
  page: number;
  /** Keys for the neighbouring pages; null by relevance. */
  firstKey: string | null;
  lastKey: string | null;
  facets: FacetCounts;
}

interface ListingOptions {
  countedTo?: number;
  offers?: ListingQuestion["offers"];
  known?: KnownValues | undefined;
}

/**
 * Counters answer shelves and packed facets, index entries the rest up to `countedTo` products (docs/decisions/0007);
 * the table of products is never walked. An invalid key is ignored.
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
  const matchedTo = sort === "relevance" ? countedTo : Math.max(countedTo, ESTIMATED_TO);
  const task = { db, question: { ...asked, words, matchedTo, sort, slice } };
  const [counted, matched] = await db.batch<never>([overview, choose(strategies.matches, task).run(task)]);
  const matches = readMatches(task.question, matched!.results[0]! as MatchRow);
  return { ...asked, overview: toOverview(filter, counted!.results[0]!), matches };
}

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

/** The counters answer everything, and the orders have indexes. */
function isPlain(filter: ListingFilter): boolean {
  return isShelf(filter, null) && startsAtPlace(filter) && !hasPacked(filter);
}

function plainRows(db: D1Database, filter: ListingFilter, sort: KeyedSort, slice: Slice): D1PreparedStatement {
  const values = new BoundValues();
  return keyedRows(db, rowsByOrder({ filter, words: null }, sort, slice, values), { sort, slice }, values);
}

/** Page numbers run to 500, and end with the counted products. */
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
