import { listingPageSize } from "../domain/constants.ts";
import type { ListingFilter } from "../domain/listing-filter.ts";
import type { Product } from "../domain/product.ts";
import type { SearchPlan } from "../domain/search-plan.ts";
import { BoundValues, ValuesInOrder } from "./bound-values.server.ts";
import type { Asked } from "./facet-questions.server.ts";
import { foundConditions, searchShelves, walkOf } from "./facet-ways.server.ts";
import { selectProducts, toProduct, type Page, type ProductRow } from "./product-rows.server.ts";
import { listRelevant } from "./search.server.ts";

/**
 * A page of what a search finds, best match first. Where it finds more than is counted and facets narrow it, in the order
 * of popularity alone: the ranks of relevance end before the list does, and every product has to have its page.
 */
export async function readRelevant(db: D1Database, asked: Asked, words: SearchPlan, page: number): Promise<Product[]> {
  const { filter, overview, countedTo } = asked;
  const stretch = { size: listingPageSize, offset: (page - 1) * listingPageSize };
  const values = new ValuesInOrder();
  const conditions = foundConditions(filter, values);
  const shelves = searchShelves(filter);
  if (conditions.length === 0) return listRelevant(db, words, { shelves }, stretch);
  if (overview.found!.matches > countedTo) return readPopular(db, asked, words, stretch);
  return listRelevant(db, words, { shelves, sql: conditions.join(" AND "), values: values.list }, stretch);
}

async function readPopular(
  db: D1Database,
  { filter, overview }: { filter: ListingFilter } & Pick<Asked, "overview">,
  words: SearchPlan,
  { size, offset }: Page,
): Promise<Product[]> {
  const values = new BoundValues();
  const { from, where } = walkOf(filter, { words, overview }, offset + size, values);
  const found = `SELECT p.id, product_search.rowid AS rank FROM ${from} WHERE ${where}
    ORDER BY product_search.rowid LIMIT ${values.add(size)} OFFSET ${values.add(offset)}`;
  const { results } = await db
    .prepare(selectProducts("ORDER BY k.rank", { from: `(${found}) k CROSS JOIN product p ON p.id = k.id` }))
    .bind(...values.list)
    .all<ProductRow>();
  return results.map(toProduct);
}
