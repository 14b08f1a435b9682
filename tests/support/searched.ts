import { findSearchPlan } from "../../app/data/listings/search-plan.server.ts";
import { idIn } from "../../app/data/listings/search-ranks.server.ts";
import { listRelevant, type Narrowing } from "../../app/data/listings/page-by-relevance.server.ts";
import { withinShelves } from "../../app/data/listings/source-search.server.ts";
import type { Product } from "../../app/domain/products/product.ts";
import type { SearchPlan } from "../../app/domain/search/search-plan.ts";

export interface Searched {
  plan: SearchPlan | null;
  products: Product[];
  total: number;
}

export async function searched(
  db: D1Database,
  text: string,
  { size = 24, offset = 0 } = {},
  narrowing: Narrowing = {},
): Promise<Searched> {
  const plan = await findSearchPlan(db, text);
  if (plan === null) return { plan, products: [], total: 0 };
  const products = await listRelevant(db, plan, narrowing, { size, offset });
  const where = ["product_search MATCH ?", ...(narrowing.sql ? [narrowing.sql] : [])].join(" AND ");
  const total = await db
    .prepare(
      `SELECT count(*) AS total FROM product_search CROSS JOIN product p ON p.id = ${idIn("product_search.rowid")} WHERE ${where}`,
    )
    .bind(withinShelves(plan.all, narrowing.shelves), ...(narrowing.values ?? []))
    .first<number>("total");
  return { plan, products, total: total ?? 0 };
}
