import { within } from "../deadline.server.ts";

/** Nobody waits for it. */
const WRITE_MS = 20_000;

/**
 * Joins pieces of the search index that imports and sales left, writing at most about `pages` pages; nothing where no two are
 * of a size (migration 0026).
 */
export function joinSearchPieces(db: D1Database, pages: number): Promise<unknown> {
  return within(WRITE_MS, db.prepare(JOIN).bind(pages).run());
}

const JOIN = "INSERT INTO product_search (product_search, rank) VALUES ('merge', ?1)";
