import { expect, test } from "vitest";
import { auditBooks } from "../../../../app/data/upkeep/audit.server.ts";
import { openMigrated } from "../../../../scripts/steps/shop/schema.ts";
import { mendBooks } from "../../../../scripts/steps/restore/mend-backup.ts";
import * as shop from "../../../data/orders/order-shop.ts";
import { NOW } from "../../../data/small-catalogue.ts";
import { asD1 } from "../../../support/sqlite-d1.ts";

// `mendBooks` with options.

test("options are brought in line with the orders that are there, and their product with them", async () => {
  const sqlite = openMigrated();
  const db = asD1(sqlite);
  await shop.insertOrderShop(db);
  await shop.stockSizes(db, 4, 3);
  await shop.placeTestOrder(db, { lines: [{ product: shop.SHOE, variant: shop.SHOE_42, quantity: 2 }] });
  // As if options and products had been exported before the order.
  sqlite.exec(`UPDATE product_variant SET stock_amount = 4, units_taken = 0 WHERE id = ${shop.SHOE_42}`);
  sqlite.exec(`UPDATE product SET stock_amount = 7, units_taken = 0 WHERE id = ${shop.SHOE}`);
  expect((await auditBooks(db, NOW)).map(({ name }) => name)).toEqual(["stock", "option-stock"]);
  mendBooks(sqlite);
  expect(await auditBooks(db, NOW)).toEqual([]);
  const left = "SELECT group_concat(stock_amount ORDER BY id) AS units FROM product_variant";
  expect(sqlite.prepare(left).get()).toEqual({ units: "2,3" });
  expect(shop.SHOE_43).toBeGreaterThan(shop.SHOE_42);
  sqlite.close();
});
