import { noFilter, type ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { ListingRequest } from "../../domain/listings/listing-request.ts";
import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { BoundValues } from "../bound-values.server.ts";
import { FAR_MS, roundTrip } from "../deadline.server.ts";
import { selectProducts, toProduct, type Page, type ProductRow } from "../products/product-rows.server.ts";
import { idIn, matchSource, ROWID } from "./sources.server.ts";

/** D1's limit of terms in a compound SELECT. */
const TERMS = 5;

/** Best match first, then in stock, then popularity. `total` avoids reading tiers without further matches. */
export async function listRelevant(
  db: D1Database,
  { tiers }: Pick<SearchPlan, "tiers">,
  filter: ListingFilter,
  page: Page,
  total: number | Promise<number> = Infinity,
): Promise<Product[]> {
  // The first tiers are cheap and mostly sufficient; far from the database another round trip costs more than all
  // tiers.
  const ahead = roundTrip() > FAR_MS ? tiers.length : Math.min(3, tiers.length);
  const first = await readTiers(db, tiers.slice(0, ahead), filter, page);
  if (ahead === tiers.length || first.length >= Math.min(page.size, (await total) - page.offset)) return first;
  return readTiers(db, tiers, filter, page);
}

async function readTiers(db: D1Database, tiers: readonly string[], filter: ListingFilter, { size, offset }: Page) {
  const values = new BoundValues();
  const needed = values.addLimit(offset + size);
  const lists = tiers.map((match, tier) => {
    const { from, where } = matchSource(filter, match, values);
    return `t${tier} AS (SELECT ${ROWID} AS rank, ${tier} AS tier FROM ${from} WHERE ${where} ORDER BY ${ROWID} LIMIT ${needed})`;
  });
  const ranks = union(tiers.map((_, tier) => `SELECT rank, tier FROM t${tier}`));
  const best = `SELECT rank, min(tier) AS tier FROM (${ranks}) GROUP BY rank ORDER BY 2, 1 LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
  const from = `(${best}) k CROSS JOIN product p ON p.id = ${idIn("k.rank")}`;
  const { results } = await db
    .prepare(`WITH ${lists.join(", ")} ${selectProducts("ORDER BY k.tier, k.rank", { from })}`)
    .bind(...values.list)
    .all<ProductRow>();
  return results.map(toProduct);
}

function union(selects: readonly string[]): string {
  if (selects.length <= TERMS) return selects.join(" UNION ALL ");
  return `SELECT rank, tier FROM (${union(selects.slice(0, TERMS))}) UNION ALL SELECT rank, tier FROM (${union(selects.slice(TERMS))})`;
}

/** Applies the filter's shelves except colours and sizes, and nothing else of it. */
export function shelvedMatches(db: D1Database, { filter, words, countedTo }: ListingRequest): D1PreparedStatement {
  const values = new BoundValues();
  const { category, vendors, brands } = filter;
  const { from, where } = matchSource({ ...noFilter, category, vendors, brands }, words!.all, values);
  return db
    .prepare(
      `SELECT count(*) AS total FROM (SELECT 1 FROM ${from} WHERE ${where} LIMIT ${values.addLimit(countedTo + 1)})`,
    )
    .bind(...values.list);
}
