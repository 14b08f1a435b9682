import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listHolidayPackages, listHolidayProducts } from "../../app/data/holidays.server.ts";
import { listening, planOf, type Asked } from "../support/query-plans.ts";
import { insertSmallCatalogue } from "./small-catalogue.ts";

// Specification 2.5, 3.4, 4.8: holiday packages by their subcategories.

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await env.DB.prepare(
    "INSERT INTO holiday_package (subcategory_id, position) VALUES (111, 2), (212, 1), (112, 3)",
  ).run();
});

test("packages stand in the order their keepers gave them, named in both languages", async () => {
  const packages = await listHolidayPackages(env.DB);
  expect(packages.map(({ id }) => id)).toEqual([212, 111, 112]);
  expect(packages[2]).toEqual({
    id: 112,
    name: "Charger",
    nameAm: "ቻርጀር",
    slugName: "Charger",
    categorySlug: "consumer-electronic",
  });
});

test("each has its newest goods in stock; what is sold out or retired is not among them", async () => {
  const groups = await listHolidayProducts(env.DB, [212, 111, 112], 3);
  expect([...groups].map(([id, products]) => [id, products.map((product) => product.id)])).toEqual([
    [212, [4]],
    [111, [3, 2, 1]],
    [112, []],
  ]);
  expect(await listHolidayProducts(env.DB, [], 3)).toEqual(new Map());
});

test("no table of products is walked", async () => {
  const asked: Asked[] = [];
  const db = listening(env.DB, asked);
  await listHolidayPackages(db);
  await listHolidayProducts(db, [111], 8);
  const plans = (await Promise.all(asked.map((one) => planOf(env.DB, one)))).flat();
  expect(plans.filter((line) => line.startsWith("SCAN") && !/^SCAN (h|wanted)\b/.test(line))).toEqual([]);
  expect(plans.join("\n")).toMatch(/SEARCH product USING (COVERING )?INDEX product_subcategory_newest/);
});
