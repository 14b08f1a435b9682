import { beforeAll, describe, expect, test } from "vitest";
import {
  countVendors,
  listDirectoryChoices,
  listVendors,
  type DirectoryFilter,
} from "../../../app/data/vendors/vendor-directory.server.ts";
import { indexVendorNames } from "../../../app/data/vendors/vendor-name-index.server.ts";
import type { DirectorySort } from "../../../app/domain/vendors/vendor-directory.ts";
import { vendorNameMatch } from "../../../app/domain/vendors/vendor.ts";
import { insertProducts } from "../small-catalogue.ts";
import { insertVendorMarket, rate } from "./vendor-market.ts";
import { db, run } from "../../support/test-database.ts";

const everyone: DirectoryFilter = { match: null, parentId: null, city: null };
const page = { size: 24, offset: 0 };

beforeAll(async () => {
  await insertVendorMarket(db);
  await rate(db, 101, 5, "", 1);
  await rate(db, 4, 2, "", 1);
  await indexVendorNames(db);
});

async function ids(filter: Partial<DirectoryFilter>, sort: DirectorySort | null = null) {
  const cards = await listVendors(db, { ...everyone, ...filter }, { sort, locale: "en", page });
  return cards.map(({ id }) => id);
}

describe("orders", () => {
  test.each<[DirectorySort | null, number[]]>([
    [null, [3, 5, 4, 1, 2]],
    ["name", [3, 5, 4, 1, 2]],
    ["rating", [3, 2, 5, 4, 1]],
    ["newest", [5, 4, 3, 2, 1]],
    ["products", [1, 3, 4, 2, 5]],
  ])("%s; who has nothing on sale is left out", async (sort, expected) => {
    expect(await ids({}, sort)).toEqual(expected);
    expect(await countVendors(db, everyone)).toEqual({ total: expected.length, isCapped: false });
  });

  test("names in the order of the Ethiopic letters in Amharic", async () => {
    const cards = await listVendors(db, everyone, { sort: null, locale: "am", page });
    expect(cards.map(({ id }) => id)).toEqual([5, 1, 2, 3, 4]);
  });
});

describe("filters", () => {
  test.each<[string, Partial<DirectoryFilter>, number[]]>([
    ["a parent category", { parentId: 2 }, [3, 5, 2]],
    ["a city, however it is written", { city: "ADAMA" }, [4, 2]],
    ["both", { parentId: 2, city: "Adama" }, [2]],
    ["a city nobody is in", { city: "Harar" }, []],
    ["a parent nobody sells in", { parentId: 13 }, []],
  ])("%s", async (_, filter, expected) => {
    expect(await ids(filter)).toEqual(expected);
    expect(await countVendors(db, { ...everyone, ...filter })).toEqual({ total: expected.length, isCapped: false });
  });

  test("choices are counted within what is chosen of the other kind", async () => {
    const whole = await listDirectoryChoices(db, everyone);
    expect(whole.cities.map(({ city, count }) => [city.toLowerCase(), count])).toEqual([
      ["adama", 2],
      ["addis ababa", 2],
      ["bahir dar", 1],
    ]);
    expect(whole.parents.map(({ slugName, count }) => [slugName, count])).toEqual([
      ["electronics", 3],
      ["bags", 3],
    ]);
    const narrowed = await listDirectoryChoices(db, { parentId: 2, city: "Adama" });
    expect(narrowed.cities.map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(narrowed.parents.map(({ slugName, count }) => [slugName, count])).toEqual([
      ["electronics", 1],
      ["bags", 1],
    ]);
  });
});

describe("search by name", () => {
  test.each<[string, number[]]>([
    ["leather", [3]],
    ["ሌዘር", [3]],
    ["ፀሀይ", [4]],
    ["tsehay so", [4]],
    ["sehay", [4]],
    ["leather solar", []],
    ["nothing yet", []],
  ])("%s", async (text, expected) => {
    const match = vendorNameMatch(text);
    expect((await ids({ match })).toSorted()).toEqual(expected);
    expect((await countVendors(db, { ...everyone, match })).total).toBe(expected.length);
  });

  test("within a city and a parent, in another order", async () => {
    const match = vendorNameMatch("vendor");
    expect(await ids({ match, city: "Adama" })).toEqual([2]);
    expect(await ids({ match, parentId: 2 })).toEqual([2]);
    expect(await ids({ match }, "products")).toEqual([1, 2]);
  });

  test("a name that changed is found by its new words only", async () => {
    await run("UPDATE vendor SET name = 'Lucy Lamps', amharic_name = NULL WHERE id = 4");
    await indexVendorNames(db);
    expect(await ids({ match: vendorNameMatch("lamps") })).toEqual([4]);
    expect(await ids({ match: vendorNameMatch("solar") })).toEqual([]);
  });
});

test("a card has at most three goods: in stock, with a picture, most viewed first", async () => {
  const cards = await listVendors(db, everyone, { sort: null, locale: "en", page });
  expect(cards.find(({ id }) => id === 3)).toMatchObject({ productCount: 5, rateSum: 5, rateCount: 1 });
  expect(cards.find(({ id }) => id === 3)?.goods.map(({ nameSlug }) => nameSlug)).toEqual([
    "good-102",
    "good-103",
    "good-101",
  ]);
  expect(cards.find(({ id }) => id === 5)?.goods).toEqual([]);
});

test("pages visit every vendor once in every order, and a name that too many share is capped", async () => {
  const crowd = Array.from({ length: 600 }, (_, index) => ({ id: 1000 + index, name: `Crowd ${index}` }));
  await run(
    "INSERT INTO vendor (id, name, created_at) SELECT value ->> 'id', value ->> 'name', 7 FROM json_each(?1)",
    JSON.stringify(crowd),
  );
  await insertProducts(
    db,
    crowd.map(({ id }) => ({ id, slug: `crowd-${id}`, name: "One", vendor: id, parent: 1 })),
  );
  await indexVendorNames(db);
  for (const sort of ["name", "rating", "newest", "products"] as const) {
    const seen: number[] = [];
    for (let offset = 0; offset < 605; offset += 24) {
      const cards = await listVendors(db, everyone, { sort, locale: "en", page: { size: 24, offset } });
      seen.push(...cards.map(({ id }) => id));
    }
    expect(seen).toHaveLength(605);
    expect(new Set(seen).size).toBe(605);
  }
  expect(await countVendors(db, { ...everyone, match: vendorNameMatch("crowd") })).toEqual({
    total: 500,
    isCapped: true,
  });
});
