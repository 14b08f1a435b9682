import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { readTexts } from "../../../app/data/content/texts.server.ts";
import { holidayPackagesOf, holidayQueries } from "../../../app/data/home/holidays.server.ts";
import { listening, planOf, type Asked } from "../../support/query-plans.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";

// Specification 2.5, 3.4, 4.8.

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await env.DB.prepare(
    "INSERT INTO holiday_package (subcategory_id, position) VALUES (111, 2), (212, 1), (112, 3)",
  ).run();
});

const packagesOf = async (limit: number, db = env.DB) => {
  const [packages, products] = await readTexts(db, { holidays: holidayQueries(limit, "am") }).holidays;
  return holidayPackagesOf(packages!, products!);
};

test("packages stand in the order their keepers gave them, named in both languages", async () => {
  const packages = await packagesOf(3);
  expect(packages.map(({ id }) => id)).toEqual([212, 111, 112]);
  expect(packages[2]).toEqual({
    id: 112,
    name: "Charger",
    nameAm: "ቻርጀር",
    slugName: "Charger",
    categorySlug: "consumer-electronic",
    products: [],
  });
});

test("each has its newest goods in stock; what is sold out or retired is not among them", async () => {
  const groups = (await packagesOf(3)).map(({ id, products }) => [id, products.map(({ product }) => product.id)]);
  expect(groups).toEqual([
    [212, [4]],
    [111, [3, 2, 1]],
    [112, []],
  ]);
  expect((await packagesOf(1))[1]!.products.map(({ product }) => product.id)).toEqual([3]);
});

test("a product stands where its first exhibition's first product on sale begins (4.4); without one it has no start", async () => {
  await env.DB.batch([
    env.DB.prepare("INSERT INTO exhibition (id, name) VALUES (8, 'A'), (9, 'B')"),
    env.DB.prepare(
      `INSERT INTO exhibition_product (exhibition_id, product_id, position, start_date, adey)
       VALUES (8, 2, 1, ${NOW}, 0), (8, 3, 2, ${NOW + 1}, 1), (9, 3, 1, 5, 0)`,
    ),
  ]);
  const places = async () =>
    new Map((await packagesOf(3))[1]!.products.map(({ product, place }) => [product.id, place]));
  expect((await places()).get(3)).toEqual({ exhibitionId: 8, startDate: NOW, isAdey: true });
  expect((await places()).get(2)).toEqual({ exhibitionId: 8, startDate: NOW, isAdey: false });
  expect((await places()).get(1)).toBeNull();
  await env.DB.prepare("DELETE FROM exhibition").run();
});

test("no table of products is walked", async () => {
  const asked: Asked[] = [];
  await packagesOf(8, listening(env.DB, asked));
  const plans = (await Promise.all(asked.map((one) => planOf(env.DB, one)))).flat();
  const short =
    /^SCAN (h|wanted|holiday_package|CONSTANT ROW|\(subquery-\d+\))\b|^SCAN \(subquery-\d+\)|^SCAN CONSTANT ROW/;
  expect(plans.filter((line) => line.startsWith("SCAN") && !short.test(line))).toEqual([]);
  expect(plans.join("\n")).toMatch(/SEARCH product USING (COVERING )?INDEX product_subcategory_newest/);
});
