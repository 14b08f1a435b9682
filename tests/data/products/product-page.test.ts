import { beforeAll, describe, expect, test } from "vitest";
import { findProductDetail } from "../../../app/data/products/product-detail.server.ts";
import { countRates, listReviews } from "../../../app/data/products/product-rates.server.ts";
import { listMoreFromVendor, listSimilar } from "../../../app/data/products/related-products.server.ts";
import { insertSmallCatalogue } from "../small-catalogue.ts";
import { db, run } from "../../support/test-database.ts";

// Specification 2.1.

const ids = (products: { id: number }[]) => products.map(({ id }) => id);
const place = { name: "", nameAm: null, slugName: "" };

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await run("UPDATE product SET thumbnail = '/a.webp' WHERE id <> 5");
  await run("UPDATE product SET hover_image = '/b.webp', rate_sum = 10, rate_count = 3 WHERE id = 1");
  await run("INSERT INTO product_image (product_id, position, image) VALUES (1, 1, '/c.webp'), (1, 0, '/b.webp')");
  await run(
    "INSERT INTO product_variant (product_id, position, color, size, price) VALUES (1, 1, 'Red', '42', 2), (1, 0, 'Blue', NULL, 1)",
  );
  await run("INSERT INTO product_specification (product_id, position, name, value) VALUES (1, 0, 'Weight', '1 kg')");
  await run(`INSERT INTO product_rate (product_id, rate, author, content, created_at) VALUES
      (1, 5, 'Abebe', 'Good', 1), (1, 1, 'Sara', '', 2), (1, 4, 'Hana', 'Fine', 3), (1, 5, 'Lidya', 'Yes', 4),
      (2, 1, 'Other', 'Not this one', 5), (1, 1, 'Dawit', 'No', 6)`);
  await run("INSERT INTO product_old_slug (slug, product_id) VALUES ('first-phone', 1), ('phone-two', 1), ('9', 1)");
});

describe("the product of an address, specification 2.1", () => {
  test("with pictures, variants and specifications in order, and the vendor's rates", async () => {
    const detail = await findProductDetail(db, "phone-one");
    expect(detail).toMatchObject({ id: 1, nameSlug: "phone-one", retired: false, parent: { slugName: "electronics" } });
    expect(detail?.images).toEqual(["/a.webp", "/b.webp", "/c.webp"]);
    expect(detail?.variants.map((variant) => variant.color)).toEqual(["Blue", "Red"]);
    expect(detail?.specifications).toEqual([{ name: "Weight", nameAm: null, value: "1 kg", valueAm: null }]);
    expect(detail?.vendorRates).toEqual({ rateSum: 10, rateCount: 3 });
  });

  test.each([
    ["its slug", "phone-two", 2],
    ["its id", "1", 1],
    ["a slug of digits, before an id", "9", 8],
    ["a slug it gave up", "first-phone", 1],
    ["other letter case", "Phone-ONE", 1],
    ["a slug it gave up in other letter case", "FIRST-phone", 1],
    ["a retired product's slug", "old-radio", 6],
  ])("by %s: %s", async (_how, address, id) => {
    expect((await findProductDetail(db, address))?.id).toBe(id);
  });

  test.each(["", "0", "-1", "1e3", "99999999999999999999", "x' OR 1=1 --", "\u0000", "ቡና"])(
    "%j finds nothing",
    async (address) => expect(await findProductDetail(db, address)).toBeNull(),
  );

  test("a retired product says so", async () => {
    expect((await findProductDetail(db, "old-radio"))?.retired).toBe(true);
  });
});

describe("goods beside it", () => {
  test("more from a vendor can be bought and seen, most viewed first", async () => {
    expect(ids(await listMoreFromVendor(db, 1, 2, 6))).toEqual([3, 1, 8, 9]);
    expect(ids(await listMoreFromVendor(db, 1, 2, 1))).toEqual([3]);
    expect(await listMoreFromVendor(db, 2, 4, 6)).toEqual([]);
  });

  test("similar ones: of the subcategory what was added before, then after, then of the category; never sold out", async () => {
    const near = (id: number, subcategory: number | null, category: number, limit = 8) =>
      listSimilar(
        db,
        {
          id,
          category: { id: category, ...place },
          subcategory: subcategory === null ? null : { id: subcategory, ...place },
        },
        limit,
      );
    expect(ids(await near(2, 111, 11))).toEqual([1, 8, 3]);
    expect(ids(await near(2, 111, 11, 2))).toEqual([1, 8]);
    expect(ids(await near(4, 212, 21))).toEqual([5]);
    expect(ids(await near(5, null, 21))).toEqual([4]);
    expect(await near(9, 121, 12)).toEqual([]);
  });
});

describe("reviews, specification 5.1", () => {
  const list = async (sort: "newest" | "highest" | "lowest", stars: 1 | 5 | null = null, size = 10, offset = 0) =>
    (await listReviews(db, 1, { sort, stars, size, offset })).map((review) => review.author);

  test("how often each rate was given, with and without words", async () => {
    const counts = await countRates(db, 1);
    expect(counts.sort((a, b) => b.rate - a.rate)).toEqual([
      { rate: 5, count: 2, written: 2 },
      { rate: 4, count: 1, written: 1 },
      { rate: 1, count: 2, written: 1 },
    ]);
    expect(await countRates(db, 3)).toEqual([]);
  });

  test("those that say something, in three orders, of equal rates the newest first", async () => {
    expect(await list("newest")).toEqual(["Dawit", "Lidya", "Hana", "Abebe"]);
    expect(await list("highest")).toEqual(["Lidya", "Abebe", "Hana", "Dawit"]);
    expect(await list("lowest")).toEqual(["Dawit", "Hana", "Lidya", "Abebe"]);
  });

  test("of one rate, and page by page", async () => {
    expect(await list("lowest", 5)).toEqual(["Lidya", "Abebe"]);
    expect(await list("newest", 1)).toEqual(["Dawit"]);
    expect(await list("newest", null, 3, 3)).toEqual(["Abebe"]);
    expect((await listReviews(db, 1, { sort: "newest", stars: null, size: 1, offset: 2 }))[0]).toMatchObject({
      ...{ rate: 4, content: "Fine", contentLang: "en", createdAt: 3 },
    });
  });
});
