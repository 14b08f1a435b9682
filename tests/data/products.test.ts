import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import {
  findProductBySlug,
  findProductDetail,
  listDiscounted,
  listFreeDelivery,
  listMoreFromVendor,
  listMostViewed,
  listNewest,
  listProductsByIds,
  listReviews,
  listSimilar,
  listSpecialOffers,
  listSpecialPriced,
} from "../../app/data/products.server.ts";
import { NOW, insertSmallCatalogue } from "./small-catalogue.ts";

const db = env.DB;
const page = { size: 24, offset: 0 };
const ids = (products: { id: number }[]) => products.map((product) => product.id);

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await db.batch([
    db.prepare("UPDATE product SET thumbnail = '/a.webp', hover_image = '/b.webp' WHERE id = 1"),
    db.prepare("INSERT INTO product_image (product_id, position, image) VALUES (1, 1, '/c.webp'), (1, 0, '/b.webp')"),
    db.prepare(
      "INSERT INTO product_variant (product_id, position, color, size, price) VALUES (1, 1, 'Red', '42', 2), (1, 0, 'Blue', NULL, 1)",
    ),
    db.prepare("INSERT INTO product_specification (product_id, position, name, value) VALUES (1, 0, 'Weight', '1 kg')"),
    db.prepare(`INSERT INTO product_rate (product_id, rate, author, content, created_at) VALUES
      (1, 5, 'Abebe', 'Good', 1), (1, 1, 'Sara', '', 2), (1, 4, 'Hana', 'Fine', 3)`),
  ]);
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

  test("more from a vendor, and similar products around the one shown", async () => {
    expect(ids(await listMoreFromVendor(db, 2, 4, 6))).toEqual([5]);
    expect(
      ids(await listSimilar(db, { id: 3, category: { id: 11, name: "", nameAm: null, slugName: "" } }, 3)),
    ).toEqual([2, 1, 8]);
  });
});

describe("one product", () => {
  test("row to entity, specification 3.1", async () => {
    expect(await findProductBySlug(db, "phone-one")).toEqual({
      id: 1,
      vendor: { id: 1, name: "Vendor 01", nameAm: null, city: "Addis Ababa" },
      name: "Phone one",
      nameAm: null,
      nameSlug: "phone-one",
      brand: null,
      thumbnail: "/a.webp",
      hoverImage: "/b.webp",
      stockAmount: 5,
      sellingPrice: 250_000,
      usdPrice: 100,
      salePrice: null,
      specialPrice: { price: 249_000, endDate: NOW + 7_200_000 },
      saleUntil: null,
      discount: 10,
      freeDelivery: false,
      isNew: false,
      isTop: false,
      variantCount: 0,
      rateSum: 0,
      rateCount: 0,
      category: { id: 11, name: "Consumer electronic", nameAm: null, slugName: "consumer-electronic" },
      subcategory: { id: 111, name: "Accessories", nameAm: null, slugName: "accessories" },
    });
    expect(await findProductBySlug(db, "old-radio")).toBeNull();
    expect(await findProductBySlug(db, "PHONE-ONE")).toBeNull();
  });

  test("detail by slug or id, with pictures, variants and specifications in order", async () => {
    const detail = await findProductDetail(db, "1");
    expect(detail).toMatchObject({ nameSlug: "phone-one", retired: false, parent: { slugName: "electronics" } });
    expect(detail?.images).toEqual(["/a.webp", "/b.webp", "/c.webp"]);
    expect(detail?.variants.map((variant) => variant.color)).toEqual(["Blue", "Red"]);
    expect(detail?.specifications).toEqual([{ name: "Weight", nameAm: null, value: "1 kg", valueAm: null }]);
  });

  test("a slug of digits wins over an id; hostile names find nothing", async () => {
    expect((await findProductDetail(db, "9"))?.id).toBe(8);
    expect((await findProductDetail(db, "old-radio"))?.retired).toBe(true);
    for (const name of ["", "0", "-1", "1e3", "99999999999999999999", "x' OR 1=1 --", "\u0000", "ቡና"]) {
      expect(await findProductDetail(db, name)).toBeNull();
    }
  });

  test("reviews that say something, newest first", async () => {
    const reviews = await listReviews(db, 1, 10);
    expect(reviews.map((review) => review.author)).toEqual(["Hana", "Abebe"]);
    expect(reviews[0]).toMatchObject({ rate: 4, contentLang: "en", createdAt: 3 });
  });
});
