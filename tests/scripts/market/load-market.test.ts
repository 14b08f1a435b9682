import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listFlashProducts, listLessThan1000 } from "../../../app/data/collections/other-lists.server.ts";
import { listExpoCatalogues } from "../../../app/data/home/expo-catalogues.server.ts";
import { saveProducts } from "../../../app/data/import/catalogue-import.server.ts";
import { listRecentlyViewedOf } from "../../../app/data/products/recent.server.ts";
import { listRecommended } from "../../../app/data/products/recommended.server.ts";
import {
  listDiscounted,
  listFreeDelivery,
  listMostViewed,
  listNewest,
  listSpecialOffers,
  listSpecialPriced,
} from "../../../app/data/products/products.server.ts";
import { dueHolidays } from "../../../app/domain/home/holiday-order.ts";
import { isSectionShown, type SectionKey } from "../../../app/domain/home/section-visibility.ts";
import { refusePassword } from "../../../app/domain/accounts/password.ts";
import { verifyPassword } from "../../../app/http/secrets/password.server.ts";
import { demoShopper, loadMarket } from "../../../scripts/market/load-market.ts";
import { d1Over } from "../../../scripts/steps/shop/d1-over-file.ts";
import { applyMigrations } from "../../../scripts/steps/shop/migrations.ts";
import { draft } from "../../support/import-drafts.ts";

const day = 86_400_000;
const start = Date.UTC(2026, 10, 29, 8);
const file = new DatabaseSync(":memory:");
const db = d1Over(file);

async function fill(now: number): Promise<void> {
  file.exec("BEGIN");
  await loadMarket(db, now);
  file.exec("COMMIT");
}

beforeAll(async () => {
  await applyMigrations(db);
  await fill(start);
});
afterAll(() => file.close());

const one = (sql: string, ...values: (string | number)[]) => file.prepare(sql).get(...values)!;
const page = { size: 24, offset: 0 };

describe("what a start a day later leaves as it is", () => {
  const coffee = () =>
    one("SELECT id, stock_amount AS stock, retired_at FROM product WHERE name_slug = 'yirgacheffe-coffee'");
  const option = () =>
    one("SELECT w.id, w.stock_amount AS stock FROM product_variant w WHERE w.stock_amount > 5 ORDER BY w.id LIMIT 1");

  test("what was sold stays sold, of a product and of an option", async () => {
    const [before, size] = [coffee(), option()];
    file.exec(`UPDATE product SET stock_amount = stock_amount - 3, units_taken = 3 WHERE id = ${Number(before.id)}`);
    file.exec(
      `UPDATE product_variant SET stock_amount = stock_amount - 2, units_taken = 2 WHERE id = ${Number(size.id)}`,
    );
    file.exec(
      `UPDATE product SET units_taken = 2 WHERE id = (SELECT product_id FROM product_variant WHERE id = ${Number(size.id)})`,
    );
    await fill(start + day);
    expect(coffee()).toEqual({ ...before, stock: Number(before.stock) - 3 });
    expect(one("SELECT stock_amount AS stock FROM product_variant WHERE id = ?", Number(size.id)).stock).toBe(
      Number(size.stock) - 2,
    );
  });

  test("goods that somebody imported stay, demo goods that no file has any more leave the shelves", async () => {
    const vendor = Number(one("SELECT id FROM vendor WHERE name = 'Merkato Bags'").id);
    await saveProducts(db, vendor, [draft("mine"), draft("demo-gone")], start);
    await fill(start + 2 * day);
    const retired = (feedId: string) => one("SELECT retired_at AS at FROM product WHERE feed_id = ?", feedId).at;
    expect([retired("mine"), retired("demo-gone")]).toEqual([null, start + 2 * day]);
  });

  test("what an operator loaded for home stays (docs/content-files.md)", async () => {
    file.exec("SAVEPOINT loaded");
    file.exec("INSERT INTO content_version VALUES (1, 1, '', '', '', '[]', NULL, '{}')");
    file.exec("DELETE FROM hero_image WHERE position > 0");
    await loadMarket(db, start + 3 * day);
    expect(one("SELECT count(*) AS slides FROM hero_image").slides).toBe(1);
    file.exec("ROLLBACK TO loaded; RELEASE loaded");
  });
});

test("deals that nobody moves on end", async () => {
  expect(await listSpecialPriced(db, start + 60 * day, page)).toEqual([]);
});

describe.each([0, 15, 60, 200])("%i days on, after a start", (days) => {
  const now = start + days * day;
  beforeAll(() => fill(now));

  test("each section of home has what it needs (specification 2.5, 2.6, 5.6)", async () => {
    const flash = await listFlashProducts(db, 12);
    const running = flash.filter(({ specialPrice }) => specialPrice !== null && specialPrice.endDate > now);
    const account = Number(one("SELECT id FROM account WHERE email = ?", demoShopper.email).id);
    const lists: [SectionKey, readonly unknown[]][] = [
      ["newArrivals", await listNewest(db, page)],
      ["mostViewed", await listMostViewed(db, 12)],
      ["exclusiveDeals", await listSpecialPriced(db, now, page)],
      ["recommendedItems", await listSpecialPriced(db, now, page)],
      ["specialOffer", await listSpecialOffers(db, now, 12)],
      ["discountProducts", await listDiscounted(db, now, page)],
      ["freeDelivery", await listFreeDelivery(db, page)],
      ["lessThan1000", await listLessThan1000(db, now, 12)],
      ["flashSales", running],
      ["recentlyViewed", await listRecentlyViewedOf(db, account, null, 12)],
      ["recommendedForYou", await listRecommended(db, account, 12)],
    ];
    expect(
      lists.filter(([section, found]) => !isSectionShown(section, found.length)).map(([section]) => section),
    ).toEqual([]);
    expect(running.length).toBe(flash.length);
    // A carousel of six has somewhere to go (specification 9.5).
    for (const [section, found] of lists)
      expect(found.length, section).toBeGreaterThanOrEqual(section === "flashSales" ? 7 : 6);
  });

  test("a holiday is near, an exhibition has started and another has not (4.4, 5.6)", async () => {
    const packages = file
      .prepare(
        `SELECT s.slug_name AS slugName, (SELECT count(*) FROM product p WHERE p.subcategory_id = s.id AND p.retired_at IS NULL
           AND p.sold_out = 0) AS goods FROM holiday_package h JOIN subcategory s ON s.id = h.subcategory_id`,
      )
      .all() as { slugName: string; goods: number }[];
    const due = dueHolidays(packages, now);
    expect(due.length).toBeGreaterThan(0);
    expect(due.filter(({ goods }) => !isSectionShown("holidayPackage", goods))).toEqual([]);
    const starts = file
      .prepare("SELECT min(start_date) AS at FROM exhibition_product GROUP BY exhibition_id ORDER BY exhibition_id")
      .all();
    expect(starts.map(({ at }) => Number(at) > now)).toEqual([true, false]);
    expect((await listExpoCatalogues(db, 12, 24)).every(({ products }) => products.length > 6)).toBe(true);
  });

  test("nothing on home, on a first page of a department or of the whole shop wears the neutral tile", async () => {
    const lists = [
      await listNewest(db, page),
      await listMostViewed(db, 12),
      await listSpecialPriced(db, now, page),
      await listSpecialOffers(db, now, 12),
      await listFlashProducts(db, 12),
    ];
    const bare = lists.flat().filter(({ thumbnail }) => thumbnail.startsWith("/media/tile/"));
    expect(bare.map(({ name }) => name)).toEqual([]);
    const first = file.prepare(
      `SELECT name, thumbnail FROM product WHERE parent_id = ? AND retired_at IS NULL ORDER BY sold_out, created_at DESC, id DESC LIMIT 24`,
    );
    const parents = file.prepare("SELECT id FROM parent_category WHERE in_menu = 1").all();
    const tiles = parents.flatMap(({ id }) => first.all(id!)).filter(({ thumbnail }) => thumbnail === "");
    expect(tiles.map(({ name }) => name)).toEqual([]);
  });
});

test("the demo shopper can sign in", async () => {
  const { email, password } = demoShopper;
  expect(refusePassword(password, email)).toBeNull();
  const stored = String(one("SELECT password_hash AS hash FROM account WHERE email = ?", email).hash);
  expect(await verifyPassword(password, stored)).toBe(true);
});
