import { beforeAll, expect, test } from "vitest";
import { listExpoCatalogues } from "../../../app/data/home/exhibitions.server.ts";
import * as lists from "../../../app/data/collections/other-lists.server.ts";
import { listParentCollections } from "../../../app/data/collections/other-lists.server.ts";
import { listCategoryRows } from "../../../app/data/products/category-rows.server.ts";
import { CATALOGUE, HOUR, NOW, insertSmallCatalogue } from "../small-catalogue.ts";
import { db, run } from "../../support/test-database.ts";

// Specification 2.6, 7.2, 7.3; product 6 is retired, 7 sold out.

const ids = (products: { id: number }[]) => products.map((product) => product.id);

const car = { parent: 9, category: 91, subcategory: 911 };
const MORE = [
  { id: 20, slug: "sedan", name: "Sedan", views: 3, ...car },
  { id: 21, slug: "bajaj", name: "Bajaj", views: 8, ...car, subcategory: 912 },
  { id: 22, slug: "brake-pads", name: "Brake pads", views: 99, ...car, subcategory: 913 },
  { id: 23, slug: "bus", name: "Bus", views: 50, ...car, stock: 0 },
  { id: 24, slug: "deal", name: "Cheap while its deal runs", price: 100_500, specialHours: 1 },
];
const PLACES = [
  `INSERT INTO parent_category (id, slug_name, name, amharic_name, position) VALUES (9, 'auto', 'Auto', 'መኪና', 9)`,
  `INSERT INTO category (id, parent_id, slug_name, name) VALUES (91, 9, 'vehicles-and-parts', 'Vehicles'), (92, 9, 'empty', 'Empty')`,
  `INSERT INTO subcategory (id, category_id, slug_name, name) VALUES
    (911, 91, 'cars', 'Cars'), (912, 91, 'bajaj', 'Bajaj'), (913, 91, 'car-parts', 'Parts')`,
];
const LISTS = [
  `INSERT INTO flash_product (product_id, position) VALUES (6, 1), (3, 3), (7, 2), (1, 2)`,
  `INSERT INTO home_entry (list, position, entry) VALUES ('categoryBanners', 2, '{"category":21,"image":"/bags.webp"}'),
    ('categoryBanners', 1, '{"category":11,"image":"/electronics.webp"}'), ('categoryBanners', 3, '{"category":92,"image":"/empty.webp"}')`,
  `INSERT INTO exhibition (id, name, amharic_name) VALUES (1, 'Made by hand', 'በእጅ'), (2, 'Nothing', NULL)`,
  `INSERT INTO exhibition_product (exhibition_id, product_id, position, start_date) VALUES
    (1, 9, 2, 0), (1, 4, 1, 0), (1, 6, 0, 0), (1, 5, 3, 0), (2, 6, 1, 0)`,
];

beforeAll(async () => {
  for (const sql of PLACES) await run(sql);
  await insertSmallCatalogue(db, [...CATALOGUE, ...MORE]);
  for (const sql of LISTS) await run(sql);
});

test("flash products in their order, without retired ones", async () => {
  expect(ids(await lists.listFlashProducts(db, 12))).toEqual([1, 7, 3]);
  expect(ids(await lists.listFlashProducts(db, 2))).toEqual([1, 7]);
});

test("less than 1,000 ETB at this moment, in stock, the dearest first", async () => {
  expect(ids(await lists.listLessThan1000(db, NOW, 12))).toEqual([4, 24, 5]);
  expect(ids(await lists.listLessThan1000(db, NOW, 1))).toEqual([4]);
  expect(ids(await lists.listLessThan1000(db, NOW + HOUR - 1, 12))).toEqual([4, 24, 5]);
  expect(ids(await lists.listLessThan1000(db, NOW + HOUR, 12))).toEqual([4, 5]);
});

test("vehicles are what is driven, in stock, the most viewed first", async () => {
  expect(ids(await lists.listVehicles(db, 12))).toEqual([21, 20]);
  expect(ids(await lists.listVehicles(db, 1))).toEqual([21]);
});

test("category rows in the order of their banners, with what has products", async () => {
  const rows = await listCategoryRows(db, 6, 3);
  expect(rows.map(({ category, products }) => [category.id, ids(products)])).toEqual([
    [11, [2, 3, 1]],
    [21, [5, 4]],
    [92, []],
  ]);
  expect(rows[0]).toMatchObject({
    category: { slugName: "consumer-electronic", name: "Consumer electronic", nameAm: null },
    parent: { name: "Electronics", nameAm: "ኤሌክትሮኒክስ" },
    image: "/electronics.webp",
    subcategories: [
      { slugName: "Charger", name: "Charger", nameAm: "ቻርጀር" },
      { slugName: "accessories", name: "Accessories", nameAm: null },
    ],
  });
  expect(rows[1]!.subcategories.map(({ slugName }) => slugName)).toEqual(["handbags", "accessories"]);
  expect((await listCategoryRows(db, 1, 1)).map(({ products }) => ids(products))).toEqual([[2]]);
});

test("one collection for each parent of the menu that has something in stock, in its order (specification 7.3)", async () => {
  const collections = await listParentCollections(db, 12, 3);
  expect(collections.map(({ slugName, products }) => [slugName, ids(products)])).toEqual([
    ["electronics", [2, 3, 1]],
    ["bags", [5, 4]],
    ["auto", [22, 21, 20]],
  ]);
  expect((await listParentCollections(db, 1, 1)).map(({ products }) => ids(products))).toEqual([[2]]);
});

test("expo catalogues with their products on sale, in their order; empty ones left out (specification 2.6)", async () => {
  const catalogues = await listExpoCatalogues(db, 4, 12);
  expect(catalogues.map(({ id, nameAm, products }) => [id, nameAm, ids(products)])).toEqual([[1, "በእጅ", [4, 9, 5]]]);
  expect(catalogues[0]!.products.map(({ exhibition }) => exhibition)).toEqual(
    Array.from({ length: 3 }, () => ({ startDate: 0, isAdey: false })),
  );
  expect((await listExpoCatalogues(db, 1, 2)).map(({ products }) => ids(products))).toEqual([[4, 9]]);
});

test("brands by how many products they have", async () => {
  await run("INSERT INTO brand (id, slug, name) VALUES (1, 'one', 'One'), (2, 'two', 'Two'), (3, 'none', 'None')");
  await run("UPDATE product SET brand_id = CASE WHEN id = 1 THEN 1 ELSE 2 END WHERE id IN (1, 2, 3)");
  expect(await lists.listBrands(db, 12)).toEqual([
    { slug: "two", name: "Two" },
    { slug: "one", name: "One" },
  ]);
});
