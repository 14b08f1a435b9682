import { beforeAll, expect, test } from "vitest";
import {
  findCategoryTarget,
  listMenuParents,
  listLargestCategories,
} from "../../../app/data/products/categories.server.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";
import { db } from "../../support/test-database.ts";

const none = { parentCategory: null, category: null, subcategory: null };

beforeAll(() => insertSmallCatalogue(db));

test("the menu's tree: parents of the menu, children in their order, counts kept (specification 3.3)", async () => {
  const parents = await listMenuParents(db);
  expect(parents.map((parent) => parent.slugName)).toEqual(["electronics", "bags"]);
  expect(parents[0]).toMatchObject({ name: "Electronics", nameAm: "ኤሌክትሮኒክስ", icon: null, bannerImage: null });
  expect(parents[0]?.categorySet[0]).toMatchObject({
    ...{ slugName: "consumer-electronic", name: "Consumer electronic", totalProducts: 5 },
    subcategorySet: [{ slugName: "Charger", nameAm: "ቻርጀር", totalProducts: 1 }, { slugName: "accessories" }],
  });
});

test.each([
  ["parent by slug", { parentCategory: "electronics" }, "parent", 1],
  ["parent by id", { parentCategory: "2" }, "parent", 2],
  ["a parent outside the menu", { parentCategory: "unsorted" }, "parent", 13],
  ["parentCategory falls back to a category (settled.md 25)", { parentCategory: "mens-shoes" }, "category", 21],
  ["category by slug", { category: "home-appliance" }, "category", 12],
  ["category by id", { category: "12" }, "category", 12],
  ["category takes a parent's slug (settled.md 25)", { category: "bags" }, "parent", 2],
  ["category takes a subcategory's slug", { category: "handbags" }, "subcategory", 211],
  ["slugs keep their case", { subcategory: "Charger" }, "subcategory", 112],
  ["of two subcategories the fuller one", { subcategory: "accessories" }, "subcategory", 111],
  ["the one inside the category", { category: "mens-shoes", subcategory: "accessories" }, "subcategory", 212],
  [
    "the one inside a parent in the place of a category (the Bags menu)",
    { category: "bags", subcategory: "accessories" },
    "subcategory",
    212,
  ],
  [
    "one of another branch",
    { category: "consumer-electronic", subcategory: "refrigerators-freezers" },
    "subcategory",
    121,
  ],
  ["subcategory falls back to a category", { subcategory: "mens-shoes" }, "category", 21],
])("%s (specification 2.3, 2.4)", async (_, query, level, id) => {
  expect(await findCategoryTarget(db, { ...none, ...query })).toMatchObject({ level, id });
});

test("the names above a subcategory come along", async () => {
  expect(await findCategoryTarget(db, { ...none, subcategory: "handbags" })).toMatchObject({
    totalProducts: 1,
    parent: { slugName: "bags", name: "Bags", nameAm: "ቦርሳና ጫማ" },
    category: { slugName: "mens-shoes", name: "Men's shoes" },
    subcategory: { slugName: "handbags", nameAm: "የእጅ ቦርሳ" },
  });
});

test("unknown and hostile names mean nothing", async () => {
  for (const category of ["no-such", "charger", "ELECTRONICS", "0", "-1", "999", "' OR 1=1", "99999999999999999999"]) {
    expect(await findCategoryTarget(db, { ...none, category })).toBeNull();
  }
  expect(await findCategoryTarget(db, none)).toBeNull();
});

test("popular categories have goods", async () => {
  expect((await listLargestCategories(db, 2)).map((category) => category.slugName)).toEqual([
    "consumer-electronic",
    "mens-shoes",
  ]);
});
