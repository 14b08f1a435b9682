import { beforeAll, describe, expect, test } from "vitest";
import {
  findProductBySlug,
  listDiscounted,
  listFreeDelivery,
  listMostViewed,
  listNewest,
  listProductsByIds,
  listSpecialOffers,
  listSpecialPriced,
} from "../../../app/data/products/products.server.ts";
import { NOW, insertSmallCatalogue } from "../small-catalogue.ts";
import { db } from "../../support/test-database.ts";

const page = { size: 24, offset: 0 };
const ids = (products: { id: number }[]) => products.map((product) => product.id);

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await db.exec("UPDATE product SET thumbnail = '/a.webp', hover_image = '/b.webp' WHERE id = 1");
});

describe("lists, specification 7.2", () => {
  test("newest first, by date and then by id, a page at a time, without retired products", async () => {
    expect(ids(await listNewest(db, page))).toEqual([5, 3, 2, 1, 8, 9, 7, 4]);
    expect(ids(await listNewest(db, { size: 3, offset: 3 }))).toEqual([1, 8, 9]);
  });

  test("most viewed stops at its limit", async () => {
    expect(ids(await listMostViewed(db, 3))).toEqual([2, 3, 1]);
  });

  test("discounted products, while their deal runs", async () => {
    expect(ids(await listDiscounted(db, NOW, page))).toEqual([2, 1]);
    expect(ids(await listDiscounted(db, NOW + 2 * 3_600_000, page))).toEqual([2]);
  });

  test("special prices hold while now is before their end, soonest first", async () => {
    expect(ids(await listSpecialPriced(db, NOW, page))).toEqual([7, 1]);
    expect(ids(await listSpecialPriced(db, NOW + 3_600_000, page))).toEqual([1]);
    expect(ids(await listSpecialPriced(db, NOW, { size: 1, offset: 1 }))).toEqual([1]);
  });

  test("special offers leave running special prices to Exclusive Deals", async () => {
    expect(ids(await listSpecialOffers(db, NOW, 6))).toEqual([2]);
    expect(ids(await listSpecialOffers(db, NOW, 0))).toEqual([]);
  });

  test("free delivery", async () => {
    expect(ids(await listFreeDelivery(db, page))).toEqual([7, 2]);
  });

  test("by ids in the order asked, unknown and retired left out", async () => {
    expect(ids(await listProductsByIds(db, [9, 6, 1, 4711, 4]))).toEqual([9, 1, 4]);
    expect(await listProductsByIds(db, [])).toEqual([]);
  });
});

test("one product: row to entity, specification 3.1", async () => {
  expect(await findProductBySlug(db, "phone-one")).toMatchObject({
    ...{ id: 1, name: "Phone one", nameAm: null, nameSlug: "phone-one", brand: null },
    ...{ thumbnail: "/a.webp", hoverImage: "/b.webp", stockAmount: 5, createdAt: NOW - 36_000_000 },
    ...{ sellingPrice: 250_000, usdPrice: 100, salePrice: null, saleUntil: null, discount: 10, freeDelivery: false },
    ...{ specialPrice: { price: 249_000, endDate: NOW + 7_200_000 }, optionPrices: [] },
    vendor: { id: 1, name: "Vendor 01", nameAm: null, city: "Addis Ababa", closedUntil: null },
    category: { id: 11, name: "Consumer electronic", nameAm: null, slugName: "consumer-electronic" },
    subcategory: { id: 111, name: "Accessories", nameAm: null, slugName: "accessories" },
  });
  expect(await findProductBySlug(db, "old-radio")).toBeNull();
  expect(await findProductBySlug(db, "PHONE-ONE")).toBeNull();
});
