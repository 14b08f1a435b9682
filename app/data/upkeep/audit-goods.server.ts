import { SHELF_TOKENS } from "../listings/search-index.server.ts";

/** `sql` finds rows that break the condition. */
export interface Invariant {
  rule: string;
  sql: string;
}

export const goodsInvariants: Record<string, Invariant> = {
  stock: {
    rule: "stock plus held plus sold units equal the initial stock, and the stock is not negative",
    sql: `SELECT * FROM audit_stock WHERE on_hand < 0 OR initial <> on_hand + held + sold`,
  },
  "option-stock": {
    rule: "an option's counters equal the units that orders took; if one option has stock, all have, and their sum is the product's",
    sql: `SELECT product_id AS product, variant_id AS variant, on_hand, taken, counted FROM audit_option WHERE taken <> counted
      UNION ALL SELECT w.product_id, 0, sum(w.stock_amount), p.stock_amount, count(*) - count(w.stock_amount)
      FROM product_variant w CROSS JOIN product p ON p.id = w.product_id GROUP BY w.product_id
      HAVING count(w.stock_amount) > 0 AND (count(w.stock_amount) < count(*) OR sum(w.stock_amount) <> p.stock_amount)`,
  },
  "listed-stock": {
    rule: "lists mark a product as in stock exactly while it has stock",
    sql: `SELECT id AS product, stock_amount, listed_stock FROM product WHERE (stock_amount > 0) <> (listed_stock > 0)`,
  },
  hidden: {
    rule: "hidden products are off sale",
    sql: `SELECT id AS product FROM product WHERE hidden_at IS NOT NULL AND retired_at IS NULL`,
  },
  places: {
    rule: "a product's parent category is that of its category",
    sql: `SELECT p.id AS product FROM product p CROSS JOIN category c ON c.id = p.category_id WHERE c.parent_id <> p.parent_id`,
  },
  "search-shelves": {
    rule: "the search index has a product under its own category, seller, brand, colours and sizes",
    sql: `SELECT p.id AS product FROM search_rank r CROSS JOIN product p ON p.id = r.product_id CROSS JOIN product_search f ON f.rowid = r.rank
      WHERE f.shelf <> ${SHELF_TOKENS}`,
  },
};
