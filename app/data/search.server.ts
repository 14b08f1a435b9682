import { listingPageSize } from "../domain/constants.ts";
import { matchQuery } from "../domain/search-text.ts";
import { COUNTED_TO, narrowing, toFound, type Found, type ListingFilter } from "./listings.server.ts";
import { selectProducts, type Page, type ProductRow } from "./product-rows.server.ts";

/** settled.md 29: bm25 orders at most the first 2,000 candidates; whole pages of them. */
const RANKED = Math.floor(2_000 / listingPageSize) * listingPageSize;
/** amharic.md 8: with fewer results the looser forms of the words are searched too. */
const ENOUGH = 3;

const EVERYTHING: ListingFilter = { target: null, freeDelivery: false, discountedAt: null, below: null };

/**
 * Products whose words match a search text in either language (specification 2.3, name={query}), best match first, in
 * stock before sold out among equals; what lies beyond the ranked candidates follows in the order of its search rank.
 * A text without words finds nothing.
 */
export async function searchProducts(db: D1Database, text: string, page: Page, filter = EVERYTHING): Promise<Found> {
  const strict = matchQuery(text);
  if (strict === null) return { products: [], total: 0, isCapped: false };
  const found = await search(db, strict, page, filter);
  const loose = found.total < ENOUGH ? matchQuery(text, 1) : null;
  return loose === null || loose === strict ? found : search(db, loose, page, filter);
}

async function search(db: D1Database, match: string, page: Page, filter: ListingFilter): Promise<Found> {
  const { conditions, values } = narrowing(filter);
  const where = ["product_search MATCH ?", "p.retired_at IS NULL", ...conditions].join(" AND ");
  const rows =
    page.offset < RANKED
      ? db.prepare(ranked(where)).bind(match, ...values, RANKED, page.size, page.offset)
      : db.prepare(unranked(where)).bind(match, ...values, page.size, page.offset);
  const count = db.prepare(`SELECT count(*) AS total FROM (SELECT 1 FROM ${MATCHES} WHERE ${where} LIMIT ?)`);
  const [found, total] = await db.batch<ProductRow | { total: number }>([
    rows,
    count.bind(match, ...values, COUNTED_TO + 1),
  ]);
  return toFound((found?.results ?? []) as ProductRow[], (total?.results ?? []) as { total: number }[]);
}

const MATCHES = `product_search
  CROSS JOIN search_rank r ON r.rank = product_search.rowid
  CROSS JOIN product p ON p.id = r.product_id`;

// title, category, reads, keys, latin_keys, skeletons, body
const SCORE = "bm25(product_search, 10, 4, 6, 5, 3, 1.5, 1)";

/** Ids are put in order first, so that names are read for one page only. */
function ranked(where: string): string {
  const candidates = `
    SELECT p.id, ${SCORE} AS score, p.stock_amount = 0 AS is_sold_out FROM ${MATCHES} WHERE ${where}
    ORDER BY product_search.rowid LIMIT ?`;
  return selectProducts(`ORDER BY k.score, k.is_sold_out, k.id DESC`, {
    from: `(SELECT * FROM (${candidates}) ORDER BY score, is_sold_out, id DESC LIMIT ? OFFSET ?) k CROSS JOIN product p ON p.id = k.id`,
  });
}

function unranked(where: string): string {
  return selectProducts(`WHERE ${where} ORDER BY product_search.rowid LIMIT ? OFFSET ?`, { from: MATCHES });
}
