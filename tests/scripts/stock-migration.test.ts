import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { auditBooks } from "../../app/data/upkeep/audit.server.ts";
import { asD1, migrate } from "../support/sqlite-d1.ts";

// Migration 0023 takes stock and orders over as they are (docs/decisions/0038).

const THIS = "0023_order_batch.sql";
const AROUND = `
  INSERT INTO parent_category (id, slug_name, name, amharic_name, position) VALUES (1, 'e', 'E', 'E', 1);
  INSERT INTO category (id, parent_id, slug_name, name) VALUES (11, 1, 'c', 'C');
  INSERT INTO vendor (id, name, created_at) VALUES (1, 'V', 0);`;
/** On the shelf: 7, 0 (all three in an order) and 0 (never had any). */
const PRODUCTS = `
  INSERT INTO product (id, vendor_id, feed_id, feed_hash, name, name_slug, parent_id, category_id, selling_price, usd_price,
    stock_amount, units_taken, thumbnail, created_at, updated_at, shown_price)
  SELECT column1, 1, column1, '', 'P', 'p' || column1, 1, 11, 100, 1, column2, column3, '/a.webp', 1, 1, 100
  FROM (VALUES (1, 7, 0), (2, 0, 3), (3, 0, 0));`;
const ORDER = `
  INSERT INTO shop_order (number, public_id, form_key_hash, content_hash, owner, locale, name, phone, region, city, goods_total,
    discount_total, delivery_total, total, shown_total, lines, lines_expected, is_cart_same, is_coupon_same, open_holds, placed_at)
  VALUES ('1', 'a', 'k', 'c', 'session:x', 'en', 'N', '', 'r', 'c', 300, 0, 0, 300, 300, 1, 1, 1, 1, 0, 1);
  INSERT INTO parcel (order_id, vendor_id, position, delivery, goods_total, discount_total, delivery_fee, total, promised_from,
    promised_until, state, state_at) VALUES (1, 1, 1, 'pickup', 300, 0, 0, 300, 1, 1, 'placed', 1);
  INSERT INTO order_line (parcel_id, position, product_id, name, quantity, unit_price, quoted_price) VALUES (1, 1, 2, 'P', 3, 100, 100);
  INSERT INTO payment (order_id, kind, state, amount, reference, state_at) VALUES (1, 'cash', 'due', 300, '1', 1);`;

test("stock, sold out goods, counters and orders are what they were; a cancelled order gives back", async () => {
  const sqlite = new DatabaseSync(":memory:");
  migrate(sqlite, "", THIS);
  sqlite.exec(AROUND + PRODUCTS + ORDER);
  const state = () => ({
    products: sqlite
      .prepare(
        "SELECT id, stock_amount, units_taken, sold_out, facets, CAST(search_place AS TEXT) AS place FROM product",
      )
      .all(),
    shelves: sqlite.prepare("SELECT * FROM shelf_cell WHERE count > 0").all(),
    books: sqlite.prepare("SELECT * FROM audit_stock").all(),
    window: sqlite
      .prepare("SELECT id FROM product INDEXED BY product_all_newest WHERE retired_at IS NULL AND sold_out = 0")
      .all(),
  });
  const before = state();
  migrate(sqlite, THIS);
  expect(state()).toEqual(before);
  expect(await auditBooks(asD1(sqlite), 1)).toEqual([]);
  sqlite.exec("UPDATE parcel SET state = 'cancelled', state_at = 2");
  expect(sqlite.prepare("SELECT stock_amount, units_taken, sold_out FROM product WHERE id = 2").get()).toEqual({
    stock_amount: 3,
    units_taken: 0,
    sold_out: 0,
  });
  expect(await auditBooks(asD1(sqlite), 2)).toEqual([]);
  sqlite.close();
});
