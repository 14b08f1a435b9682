import { afterAll, beforeAll, expect } from "vitest";
import { test } from "../../support/http-test.ts";
import { startOwnShop, type OwnShop } from "../../support/own-shop.ts";

let shop: OwnShop;
beforeAll(async () => void (shop = await startOwnShop()));
afterAll(() => shop.stop());

test("a minute of the cron takes the goods of a hidden seller off the shelves", async () => {
  const onSale = () =>
    shop.db
      .prepare("SELECT count(*) AS count FROM product WHERE vendor_id = 5 AND retired_at IS NULL")
      .first<number>("count");
  expect(await onSale()).toBeGreaterThan(0);
  await shop.db.prepare("UPDATE vendor SET hidden_at = ?1 WHERE id = 5").bind(Date.now()).run();
  await shop.cron();
  expect(await onSale()).toBe(0);
});
