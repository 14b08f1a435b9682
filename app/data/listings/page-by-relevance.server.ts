import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { BoundValues } from "../bound-values.server.ts";
import { selectProducts, toProduct, type Page, type ProductRow } from "../products/product-rows.server.ts";
import { idIn, matchSource, ROWID } from "./sources.server.ts";

/** D1's limit of terms in a compound SELECT. */
const TERMS = 5;

/** Best match first, then in stock, then popularity. */
export async function listRelevant(
  db: D1Database,
  { tiers }: Pick<SearchPlan, "tiers">,
  filter: ListingFilter,
  { size, offset }: Page,
): Promise<Product[]> {
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
