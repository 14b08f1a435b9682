import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { onShelf, quoted, type Shelf } from "../../domain/search/search-tokens.ts";
import { selectProducts, toProduct, type Page, type ProductRow } from "../products/product-rows.server.ts";
import { factsOf, idIn } from "./search-ranks.server.ts";

/** Conditions on `p` that shelves do not know are tried on so many matches of each tier. */
const TRIED = 12_000;
/** D1 takes so many terms in one compound SELECT. */
const TERMS = 5;

/** What a search is narrowed to: `cells` are conditions on product_search.rowid, `sql` is one on `p` with its `values`. */
export interface Narrowing {
  /** Any shelf of a list will do; every list has to be met. */
  shelves?: readonly (readonly Shelf[])[];
  cells?: readonly string[];
  sql?: string;
  values?: readonly (string | number)[];
}

/** A MATCH expression narrowed to products that stand on a shelf of each list. */
export function withinShelves(match: string, shelves: Narrowing["shelves"] = []): string {
  const lists = shelves.filter((list) => list.length > 0);
  return [`(${match})`, ...lists.map((list) => `(${list.map((shelf) => quoted(onShelf(shelf))).join(" OR ")})`)].join(
    " AND ",
  );
}

/**
 * A page of what a search finds, best match first, what is bought before what is sold out and much viewed before little
 * viewed among equals. `page.offset + page.size` is at most 12,000: so many matches of a tier are read and no more. Where it is
 * known how many products are found in all, `total` spares the tiers that can have no more of them.
 */
export async function listRelevant(
  db: D1Database,
  plan: SearchPlan,
  narrowing: Narrowing,
  page: Page,
  total = Infinity,
): Promise<Product[]> {
  const tiers = plan.tiers.map((tier) => withinShelves(tier, narrowing.shelves));
  // The first tiers are the cheap ones, and on most pages they are enough.
  const ahead = Math.min(3, tiers.length);
  const first = await readTiers(db, tiers.slice(0, ahead), narrowing, page);
  if (first.length >= Math.min(page.size, total - page.offset) || ahead === tiers.length) return first;
  return readTiers(db, tiers, narrowing, page);
}

async function readTiers(
  db: D1Database,
  tiers: readonly string[],
  { cells = [], sql, values = [] }: Narrowing,
  page: Page,
): Promise<Product[]> {
  const needed = page.offset + page.size;
  const found = ["product_search MATCH ?", ...cells].join(" AND ");
  const lists = tiers.map((_, tier) =>
    sql === undefined
      ? `t${tier} AS (SELECT rowid AS rank, ${tier} AS tier FROM product_search WHERE ${found} ORDER BY rowid LIMIT ? + 0)`
      : `t${tier} AS (SELECT f.rank, ${tier} AS tier FROM (
           SELECT rowid AS rank FROM product_search WHERE ${found} ORDER BY rowid LIMIT ${TRIED}
         ) f ${factsOf("f.rank")} WHERE ${sql} ORDER BY f.rank LIMIT ? + 0)`,
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
