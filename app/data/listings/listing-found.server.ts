import type { ListingFilter } from "../../domain/listings/listing-filter.ts";
import type { Product } from "../../domain/products/product.ts";
import type { SearchPlan } from "../../domain/search/search-plan.ts";
import { BoundValues, ValuesInOrder } from "../bound-values.server.ts";
import type { Answering } from "./facet-answers.server.ts";
import { knownTotal, type Asked } from "./listing-question.server.ts";
import { cellsFound, foundFacts, searchShelves, walkOf } from "./source-search.server.ts";
import { selectProducts, toProduct, type Page, type ProductRow } from "../products/product-rows.server.ts";
import { listProductsByIds } from "../products/products.server.ts";
import { idIn } from "./search-ranks.server.ts";
import { listRelevant, type Narrowing } from "./page-by-relevance.server.ts";

/**
 * A page of what a search finds, best match first. Where it finds more than is counted and facets narrow it, in the order
 * of popularity alone: the ranks of relevance end before the list does, and every product has to have its page.
 */
export async function readRelevant(
  db: D1Database,
  asked: Answering,
  words: SearchPlan,
  page: Page,
): Promise<Product[]> {
  const { filter, overview, countedTo } = asked;
  const { matches } = overview.found!;
  const known = knownTotal(asked);
  if (matches === 0 || known?.total === 0) return [];
  const values = new ValuesInOrder();
  const cells = cellsFound(filter, undefined, values);
  const facts = foundFacts(filter, values);
  const narrowing: Narrowing = { shelves: searchShelves(filter), cells };
  if (facts.length > 0) Object.assign(narrowing, { sql: facts.join(" AND "), values: values.list });
  const isCounted = matches <= countedTo;
  if (cells.length + facts.length > 0 && !isCounted)
    return asked.found?.page?.offset === page.offset
      ? listProductsByIds(db, asked.found.page.ids)
      : readPopular(db, asked, words, page);
  return listRelevant(db, words, narrowing, page, isCounted ? (known?.total ?? matches) : Infinity);
}

async function readPopular(
  db: D1Database,
  { filter, overview }: { filter: ListingFilter } & Pick<Asked, "overview">,
  words: SearchPlan,
  { size, offset }: Page,
): Promise<Product[]> {
  const values = new BoundValues();
  const { from, where } = walkOf(filter, { words, overview }, values, { isCellOnly: true });
  const found = `SELECT product_search.rowid AS rank FROM ${from} WHERE ${where}
    ORDER BY product_search.rowid LIMIT ${values.addLimit(size)} OFFSET ${values.addLimit(offset)}`;
  const { results } = await db
    .prepare(
      selectProducts("ORDER BY k.rank", { from: `(${found}) k CROSS JOIN product p ON p.id = ${idIn("k.rank")}` }),
    )
    .bind(...values.list)
    .all<ProductRow>();
  return results.map(toProduct);
}
