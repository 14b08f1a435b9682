import { listingPageSize, maximumPage } from "../../domain/constants.ts";
import type { FacetCounts, ListingFilter, ListingPosition, ListingSort } from "../../domain/listings/listing-filter.ts";
import { readListingKey, writeListingKey } from "../../domain/listings/listing-key.ts";
import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { openWalks, readAsked, readNumbers, readWalks } from "./facet-answers.server.ts";
import type { Asked, Total } from "./listing-question.server.ts";
import { toProduct, type Page } from "../products/product-rows.server.ts";
import { readRelevant } from "./listing-found.server.ts";
import type { KeyedSort, Stretch } from "./sort-order.server.ts";
import { rowsStatement, type KeyedRow } from "./page-by-order.server.ts";

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

/**
 * A page of the products of a filter, the number of all and of what each further choice would leave. Nothing walks the
 * products: counters answer for shelves and packed facets, index entries for the rest up to `countedTo` matches
 * (docs/decisions/0007). Where only places are offered, the other values are not counted. A key that is malformed, of another order or past the end is ignored: the page number counts.
 */
export async function findListingPage(
  db: D1Database,
  filter: ListingFilter,
  sort: ListingSort,
  position: ListingPosition,
  words: SearchPlan | null,
  { countedTo = COUNTED_TO, offers = "all" }: { countedTo?: number; offers?: Asked["offers"] } = {},
): Promise<ListingResult> {
  const order: KeyedSort = sort === "relevance" ? "newest" : sort;
  const stretch = words !== null && sort === "relevance" ? pageStretch(position.page) : stretchOf(order, position);
  const asked = await readAsked(db, { filter, words, countedTo, offers }, sort, stretch);
  const walks = openWalks(db, asked);
  const { statements } = walks;
  const toNumbers = (answers: D1Result<unknown>[]) => readNumbers(db, asked, readWalks(walks, answers));

  if (sort === "relevance" && words !== null) {
    const [counts, products] = await Promise.all([
      statements.length === 0 ? toNumbers([]) : db.batch(statements).then(toNumbers),
      readRelevant(db, asked, words, pageOf(position.page)),
    ]);
    const page = nearestPage(position.page, counts.total);
    const found = page === position.page ? products : await readRelevant(db, asked, words, pageOf(page));
    return { ...counts, products: found, page, firstKey: null, lastKey: null };
  }
  const answers = await db.batch<unknown>([...statements, rowsStatement(db, asked, order, stretch)]);
  const counts = await toNumbers(answers);
  const rows = answers.at(-1)!.results as KeyedRow[];
  const page = nearestPage(position.page, counts.total);
  const isLost =
    stretch.key === null ? page !== position.page : rows.length < (stretch.isBackwards ? listingPageSize : 1);
  if (!isLost || counts.total === 0)
    return { ...counts, ...toPage(order, stretch.isBackwards ? rows.toReversed() : rows), page };
  const nearest = stretch.isBackwards ? 1 : page;
  const { results } = await rowsStatement(db, asked, order, pageStretch(nearest)).all<KeyedRow>();
  return { ...counts, ...toPage(order, results), page: nearest };
}

/** Page numbers run to 500; of what is counted no further only so many are known to exist. */
function nearestPage(page: number, total: number): number {
  return Math.max(1, Math.min(page, maximumPage, Math.ceil(total / listingPageSize)));
}

function stretchOf(order: KeyedSort, { page, after, before }: ListingPosition): Stretch {
  const following = readListingKey(order, after);
  const preceding = following === null ? readListingKey(order, before) : null;
  const key = following ?? preceding;
  return key === null ? pageStretch(page) : { key, isBackwards: preceding !== null, size: listingPageSize, offset: 0 };
}

function pageOf(page: number): Page {
  return { size: listingPageSize, offset: (page - 1) * listingPageSize };
}

function pageStretch(page: number): Stretch {
  return { key: null, isBackwards: false, ...pageOf(page) };
}

function toPage(order: KeyedSort, rows: KeyedRow[]): Pick<ListingResult, "products" | "firstKey" | "lastKey"> {
  const keyOf = (row: KeyedRow | undefined) =>
    row === undefined
      ? null
      : writeListingKey(order, { soldOut: row.sold_out, key: row.sort_key, facets: row.key_facets, id: row.id });
  return { products: rows.map(toProduct), firstKey: keyOf(rows[0]), lastKey: keyOf(rows.at(-1)) };
}
