import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listFlashProducts, listLessThan1000 } from "../../../app/data/collections/other-lists.server.ts";
import { listExpoCatalogues } from "../../../app/data/home/exhibitions.server.ts";
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

test("what was sold stays sold, imported goods stay, demo goods that no file has any more leave the shelves", async () => {
  const units = (table: string, id: number) =>
    Number(one(`SELECT stock_amount AS units FROM ${table} WHERE id = ?`, id).units);
  const coffee = Number(one("SELECT id FROM product WHERE name_slug = 'yirgacheffe-coffee'").id);
  const option = one(
    "SELECT id, product_id AS product FROM product_variant WHERE stock_amount > 5 ORDER BY id LIMIT 1",
  );
  const left = () => [
    units("product", coffee),
    units("product_variant", Number(option.id)),
    units("product", Number(option.product)),
  ];
  const before = left();
  for (const [table, id, sold] of [
    ["product", coffee, 3],
    ["product_variant", option.id, 2],
    ["product", option.product, 2],
  ])
    file.exec(`UPDATE ${table} SET stock_amount = stock_amount - ${sold}, units_taken = ${sold} WHERE id = ${id}`);
  const vendor = Number(one("SELECT id FROM vendor WHERE name = 'Merkato Bags'").id);
  await saveProducts(db, vendor, [draft("mine"), draft("demo-gone")], start);

  await fill(start + day);
  expect(left()).toEqual([before[0]! - 3, before[1]! - 2, before[2]! - 2]);
  const retired = (feedId: string) => one("SELECT retired_at AS at FROM product WHERE feed_id = ?", feedId).at;
  expect([retired("mine"), retired("demo-gone")]).toEqual([null, start + day]);
});

describe.each([1, 15, 60, 200])("%i days on, after a start", (days) => {
  const now = start + days * day;
  beforeAll(() => (days === 1 ? undefined : fill(now)));

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
      ["recommendedForYou", await listRecommended(db, account, 12, now)],
    ];
    expect(
      lists.filter(([section, found]) => !isSectionShown(section, found.length)).map(([section]) => section),
    ).toEqual([]);
    expect(running.length).toBe(flash.length);
    // A carousel of six needs more (specification 9.5).
    for (const [section, found] of lists)
      expect(found.length, section).toBeGreaterThanOrEqual(section === "flashSales" ? 7 : 6);
  });

  test("a holiday is near, an exhibition has started and another has not (specification 3.4, 4.4, 5.6)", async () => {
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
});
