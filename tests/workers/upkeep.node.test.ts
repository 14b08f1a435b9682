import { beforeAll, expect, test } from "vitest";
import { addCompared, findCompared } from "../../app/data/products/compare.server.ts";
import { countViews } from "../../app/data/products/product-views.server.ts";
import { runUpkeep } from "../../workers/upkeep.ts";
import { DAY, HOUR, NOW, insertSmallCatalogue } from "../data/small-catalogue.ts";
import { db, readValue, run } from "../support/test-database.ts";

beforeAll(() => insertSmallCatalogue(db));

const shownPrice = () => readValue<number>("SELECT shown_price FROM product WHERE id = 1");

test("receipts are kept for the four days in which the queue may deliver again", async () => {
  const views = [{ id: "a", productId: 2, at: NOW, source: null }];
  await countViews(db, views, NOW);
  await countViews(db, [{ ...views[0]!, id: "old" }], NOW - 4 * DAY - 1);
  await runUpkeep(db, NOW);
  expect(await db.prepare("SELECT message_id FROM view_receipt").raw()).toEqual([["a"]]);
  await countViews(db, views, NOW);
  expect(await readValue("SELECT view_count FROM product WHERE id = 2")).toBe(50 + 2);
});

test("lists to compare live as long as guests' carts", async () => {
  const whose = { owner: "session:keeps", idHash: "keeps", now: NOW };
  await addCompared(db, { ...whose, now: NOW - 90 * DAY - 1 }, { productId: 2, variantId: 0 });
  await addCompared(db, { ...whose, now: NOW - 90 * DAY + 1 }, { productId: 3, variantId: 0 });
  await runUpkeep(db, NOW);
  expect((await findCompared(db, whose.owner)).map(({ product }) => product.id)).toEqual([3]);
});

test("a special price that ended is turned in the lists, also while another task fails", async () => {
  await runUpkeep(db, NOW + HOUR);
  expect(await shownPrice()).toBe(249_000);
  await run("ALTER TABLE view_receipt RENAME TO view_receipt_away");
  await expect(runUpkeep(db, NOW + 3 * HOUR)).rejects.toThrow("view_receipt");
  await run("ALTER TABLE view_receipt_away RENAME TO view_receipt");
  expect(await shownPrice()).toBe(250_000);
});
