import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listHolidayPackages } from "../../../app/data/home/holidays.server.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";
import { run } from "../../support/test-database.ts";

// Specification 2.5, 3.4, 4.8.

beforeAll(async () => {
  await insertSmallCatalogue(env.DB);
  await run("INSERT INTO holiday_package (subcategory_id, position) VALUES (111, 2), (212, 1), (112, 3)");
});

const packagesOf = (limit: number) => listHolidayPackages(env.DB, limit);

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
