import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import type { Shelf } from "../../domain/search/search-tokens.ts";
import { FAR_MS, roundTrip } from "../pace.server.ts";
import { BoundValues, ValuesInOrder } from "../bound-values.server.ts";
import { selectProducts, toProduct, type Page, type ProductRow } from "../products/product-rows.server.ts";
import { listProductsByIds } from "../products/products.server.ts";
import type { ListingQuestion } from "./listing-question.server.ts";
import { knownTotal } from "./needed-walks.server.ts";
import { rankFacts, idIn } from "./search-ranks.server.ts";
import type { SourceOf } from "./source-shelf.server.ts";
import { matchCells, matchFacts, searchShelves, withinShelves } from "./source-search.server.ts";

/** Conditions without shelves are tested on so many matches of each tier. */
const TRIED = 12_000;
const TERMS = 5;

/** `cells` on product_search.rowid, `sql` on `p` with its `values`. */
export interface Narrowing {
  /** Any shelf of a list, and every list. */
  shelves?: readonly (readonly Shelf[])[];
  cells?: readonly string[];
  sql?: string;
  values?: readonly (string | number)[];
}

/**
 * Best match first, then in stock, then popularity; ends at 12,000 matches. `total` spares tiers without further
 * matches.
 */
export async function listRelevant(
  db: D1Database,
  plan: SearchPlan,
  narrowing: Narrowing,
  page: Page,
  total: number | Promise<number> = Infinity,
): Promise<Product[]> {
  const tiers = plan.tiers.map((tier) => withinShelves(tier, narrowing.shelves));
  // The first tiers are cheap and mostly enough; over a long distance another round trip costs more than all of them.
  const ahead = roundTrip() > FAR_MS ? tiers.length : Math.min(3, tiers.length);
  const first = await readTiers(db, tiers.slice(0, ahead), narrowing, page);
  if (ahead === tiers.length || first.length >= Math.min(page.size, (await total) - page.offset)) return first;
  return readTiers(db, tiers, narrowing, page);
}

async function readTiers(
  db: D1Database,
  tiers: readonly string[],
  { cells = [], sql, values = [] }: Narrowing,
  page: Page,
): Promise<Product[]> {
  const needed = page.offset + page.size;
  const matched = ["product_search MATCH ?", ...cells].join(" AND ");
  const lists = tiers.map((_, tier) =>
    sql === undefined
      ? `t${tier} AS (SELECT rowid AS rank, ${tier} AS tier FROM product_search WHERE ${matched} ORDER BY rowid LIMIT ? + 0)`
      : `t${tier} AS (SELECT f.rank, ${tier} AS tier FROM (
           SELECT rowid AS rank FROM product_search WHERE ${matched} ORDER BY rowid LIMIT ${TRIED}
         ) f ${rankFacts("f.rank")} WHERE ${sql} ORDER BY f.rank LIMIT ? + 0)`,
  );
  const bound = tiers.flatMap((tier) => [tier, ...(sql === undefined ? [] : values), needed]);
  const ranks = union(tiers.map((_, tier) => `SELECT rank, tier FROM t${tier}`));
  const { results } = await db
    .prepare(
      `WITH ${lists.join(", ")} ${selectProducts("ORDER BY k.tier, k.rank", {
        from: `(SELECT rank, min(tier) AS tier FROM (${ranks}) GROUP BY rank ORDER BY 2, 1 LIMIT ? + 0 OFFSET ? + 0) k
          CROSS JOIN product p ON p.id = ${idIn("k.rank")}`,
      })}`,
    )
    .bind(...bound, page.size, page.offset)
    .all<ProductRow>();
  return results.map(toProduct);
}

function union(selects: readonly string[]): string {
  if (selects.length <= TERMS) return selects.join(" UNION ALL ");
  return `SELECT rank, tier FROM (${union(selects.slice(0, TERMS))}) UNION ALL SELECT rank, tier FROM (${union(selects.slice(TERMS))})`;
}

export function relevantPage(
  db: D1Database,
  { filter, words }: Pick<ListingQuestion, "filter" | "words">,
  page: Page,
  total: number | Promise<number>,
): Promise<Product[]> {
  const values = new ValuesInOrder();
  const facts = matchFacts(filter, values);
  const narrowing: Narrowing = { shelves: searchShelves(filter), cells: matchCells(filter) };
  if (facts.length > 0) Object.assign(narrowing, { sql: facts.join(" AND "), values: values.list });
  return listRelevant(db, words!, narrowing, page, total);
}

export function totalToFind(question: ListingQuestion): number {
  const { total } = question.matches!.counts;
  return total <= question.countedTo ? (knownTotal(question)?.total ?? total) : Infinity;
}

/** Ranks of relevance end at `TRIED` matches, and a narrowed list with more must have all its pages. */
export async function popularPage(
  db: D1Database,
  question: ListingQuestion,
  { size, offset }: Page,
  sourceOf: SourceOf,
): Promise<Product[]> {
  const { matches } = question;
  if (matches?.popular && matches.slice.offset === offset) return listProductsByIds(db, matches.popular);
  const values = new BoundValues();
  const { from, where } = sourceOf({ question, isCellOnly: true }, values);
  const ranks = `SELECT product_search.rowid AS rank FROM ${from} WHERE ${where}
    ORDER BY product_search.rowid LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
  const { results } = await db
    .prepare(
      selectProducts("ORDER BY k.rank", { from: `(${ranks}) k CROSS JOIN product p ON p.id = ${idIn("k.rank")}` }),
    )
    .bind(...values.list)
    .all<ProductRow>();
  return results.map(toProduct);
}

export function isNarrowedPlenty({ filter, matches, countedTo }: ListingQuestion): boolean {
  const isNarrowed = matchCells(filter).length + matchFacts(filter, new BoundValues()).length > 0;
  return isNarrowed && matches!.counts.total > countedTo;
}
