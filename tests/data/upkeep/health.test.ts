import { beforeAll, expect, test } from "vitest";
import { followUsdRate } from "../../../app/data/prices/price-rules.server.ts";
import { updateDuePrices } from "../../../app/data/products/turn-prices.server.ts";
import { readHealth } from "../../../app/data/upkeep/health.server.ts";
import { hideOrRestoreGoods } from "../../../app/data/vendors/hidden-goods.server.ts";
import { insertSmallCatalogue, NOW } from "../small-catalogue.ts";
import { db, run } from "../../support/test-database.ts";

beforeAll(() => insertSmallCatalogue(db));

const left = async () => {
  const { pricesToTurn, dollarsToFollow, goodsToFollow } = await readHealth(db, NOW);
  return { pricesToTurn, dollarsToFollow, goodsToFollow };
};
const NONE = { pricesToTurn: 0, dollarsToFollow: 0, goodsToFollow: 0 };
const count = (sql: string) => db.prepare(sql).first<number>("n");

test("what the cron's moves of data have left is told, and falls to nothing", async () => {
  await db.exec("UPDATE product SET turns_at = NULL, usd_rate = NULL");
  await hideOrRestoreGoods(db, NOW, 10);
  expect(await left()).toEqual(NONE);

  await run("UPDATE product SET turns_at = ?1 WHERE id IN (1, 2)", NOW);
  await run("UPDATE product SET turns_at = ?1 WHERE id = 3", NOW + 1);
  await db.exec("UPDATE product SET usd_rate = 1 WHERE id = 1");
  await db.exec("UPDATE product SET usd_rate = 999999 WHERE id = 2");
  await db.exec("UPDATE vendor SET hidden_at = 1 WHERE id = 1");
  const goods = await count("SELECT count(*) AS n FROM product WHERE vendor_id = 1 AND retired_at IS NULL");
  expect(goods).toBeGreaterThan(0);
  expect(await left()).toEqual({ pricesToTurn: 2, dollarsToFollow: 2, goodsToFollow: goods });

  await updateDuePrices(db, NOW);
  await followUsdRate(db, NOW);
  await hideOrRestoreGoods(db, NOW, 10);
  expect(await left()).toEqual(NONE);
  await db.exec("UPDATE vendor SET hidden_at = NULL WHERE id = 1");
  expect(await left()).toEqual({ ...NONE, goodsToFollow: goods });
});
