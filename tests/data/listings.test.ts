import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { listListing, type ListingFilter } from "../../app/data/listings.server.ts";
import { CATALOGUE, NOW, insertSmallCatalogue } from "./small-catalogue.ts";

const db = env.DB;
const everything: ListingFilter = { target: null, freeDelivery: false, discountedAt: null, below: null };
const first = { size: 24, offset: 0 };

const CROWD = Array.from({ length: 60 }, (_, index) => ({
  id: 1000 + index,
  slug: `crowd-${index}`,
  name: `Crowd ${index}`,
  category: 131,
  parent: 13,
}));

beforeAll(() => insertSmallCatalogue(db, [...CATALOGUE, ...CROWD]));

test.each<[string, Partial<ListingFilter>, number[]]>([
  ["a parent", { target: { level: "parent", id: 2 } }, [5, 4]],
  ["a category", { target: { level: "category", id: 11 } }, [8, 7, 3, 2, 1]],
  ["a subcategory", { target: { level: "subcategory", id: 112 } }, [7]],
  ["discount", { discountedAt: NOW }, [2, 1]],
  ["free delivery", { freeDelivery: true }, [7, 2]],
  ["less than 1,000 ETB, cheapest first, 1,000 itself left out", { below: 100_000 }, [5, 4]],
  [
    "a category with discount and free delivery",
    { target: { level: "category", id: 11 }, discountedAt: NOW, freeDelivery: true },
    [2],
  ],
  ["a category under a price", { target: { level: "parent", id: 2 }, below: 60_000 }, [5]],
])("%s", async (_, filter, ids) => {
  const found = await listListing(db, { ...everything, ...filter }, first);
  expect(found.products.map((product) => product.id)).toEqual(ids);
  expect(found).toMatchObject({ total: ids.length, isCapped: false });
});

test("pages visit every product once, under equal keys too", async () => {
  const seen: number[] = [];
  for (let offset = 0; offset < 68; offset += 24) {
    const { products, total } = await listListing(db, everything, { size: 24, offset });
    expect(total).toBe(68);
    seen.push(...products.map((product) => product.id));
  }
  expect(new Set(seen).size).toBe(68);
});

test("a page past the end is empty and still knows the total", async () => {
  expect(await listListing(db, everything, { size: 24, offset: 240 })).toEqual({
    products: [],
    total: 68,
    isCapped: false,
  });
});
