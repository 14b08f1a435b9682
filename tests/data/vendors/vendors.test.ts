import { beforeAll, describe, expect, test } from "vitest";
import { countVendors } from "../../../app/data/vendors/vendor-directory.server.ts";
import { findVendorStore } from "../../../app/data/vendors/vendors.server.ts";
import { insertVendorMarket, rate } from "./vendor-market.ts";
import { db, readRows, readValue, run } from "../../support/test-database.ts";

beforeAll(async () => {
  await insertVendorMarket(db);
  await rate(db, 101, 5, "Strong stitching.", 20);
  await rate(db, 103, 3, "", 40);
  await rate(db, 108, 1, "Broke at once.", 50);
  await rate(db, 102, 4, "As in the picture.", 30);
  await rate(db, 4, 2, "Too small.", 60);
});

const wrongNumbers = () =>
  readRows(`SELECT v.id, v.rate_sum, v.rate_count, c.* FROM vendor v JOIN (
         SELECT o.id AS vendor, coalesce(sum(p.rate_sum), 0) AS s, coalesce(sum(p.rate_count), 0) AS k
         FROM vendor o LEFT JOIN product p ON p.vendor_id = o.id GROUP BY o.id
       ) c ON c.vendor = v.id WHERE v.rate_sum <> c.s OR v.rate_count <> c.k`);

async function shelves() {
  const kept = await readRows(`SELECT value AS vendor_id, shelf & 1099511627775 AS parent_id, count AS products
       FROM shelf_value WHERE facet = 2 AND shelf < 2 * 1099511627776 AND count > 0 ORDER BY 1, 2`);
  const counted = await readRows(`SELECT p.vendor_id, g.column1 AS parent_id, count(*) AS products
       FROM product p JOIN (VALUES (0), (1), (2), (13)) g ON g.column1 IN (0, p.parent_id)
       WHERE p.retired_at IS NULL GROUP BY 1, 2 ORDER BY 1, 2`);
  return { kept, counted };
}

async function counts() {
  const kept = [];
  const counted = [];
  for (const parentId of [null, 1, 2, 13]) {
    for (const city of [null, "adama", "Addis Ababa", "Bahir Dar", "Gondar"]) {
      const { total } = await countVendors(db, { match: null, parentId, city });
      kept.push({ parentId, city, total });
      const sellers = `SELECT count(DISTINCT p.vendor_id) FROM product p JOIN vendor v ON v.id = p.vendor_id
         WHERE p.retired_at IS NULL AND p.parent_id = coalesce(?1, p.parent_id) AND lower(trim(v.city)) = coalesce(?2, lower(trim(v.city)))`;
      counted.push({ parentId, city, total: await readValue(sellers, parentId, city?.toLowerCase() ?? null) });
    }
  }
  return { kept, counted };
}

test("a vendor by id, with what it sells and how its goods are rated", async () => {
  const store = await findVendorStore(db, 3, 10);
  const numbers = { productCount: 5, rateSum: 12, rateCount: 3 };
  expect(store?.vendor).toMatchObject({ name: "Abay Leather", nameAm: "ዓባይ ሌዘር", city: "Bahir Dar", ...numbers });
  expect(store?.parentIds).toEqual([1, 2]);
  expect(await findVendorStore(db, 99, 10)).toBeNull();
});

test("the newest words about its goods, those without words left out", async () => {
  const store = await findVendorStore(db, 3, 10);
  expect(store?.reviews.map(({ content, product }) => [content, product.nameSlug])).toEqual([
    ["As in the picture.", "good-102"],
    ["Strong stitching.", "good-101"],
  ]);
  expect((await findVendorStore(db, 3, 1))?.reviews).toHaveLength(1);
  expect((await findVendorStore(db, 4, 10))?.reviews[0]).toMatchObject({ rate: 1, product: { retired: true } });
});

describe("numbers are kept", () => {
  const changes: [string, string][] = [
    ["as they were written", "SELECT 1"],
    ["when a product is taken off", "UPDATE product SET retired_at = 1 WHERE id = 101"],
    ["when the last one of a parent goes", "UPDATE product SET retired_at = 1 WHERE id = 102"],
    ["when one comes back", "UPDATE product SET retired_at = NULL WHERE id = 101"],
    ["when one changes its parent", "UPDATE product SET parent_id = 13, category_id = 131 WHERE id = 103"],
    ["when one changes hands", "UPDATE product SET vendor_id = 6 WHERE id = 104"],
    ["when a rated one changes hands", "UPDATE product SET vendor_id = 5 WHERE id = 101"],
    ["when one is deleted", "DELETE FROM product WHERE id = 109"],
    ["when the vendor moves", "UPDATE vendor SET city = 'Gondar' WHERE id = 4"],
    ["when everything goes", "UPDATE product SET retired_at = 1 WHERE vendor_id = 4 AND retired_at IS NULL"],
  ];

  test.each(changes)("%s", async (_, sql) => {
    await run(sql);
    expect(await wrongNumbers()).toEqual([]);
    const onShelves = await shelves();
    expect(onShelves.kept).toEqual(onShelves.counted);
    const counted = await counts();
    expect(counted.kept).toEqual(counted.counted);
  });

  test("reviews follow their product to another vendor", async () => {
    expect((await findVendorStore(db, 5, 10))?.reviews.map(({ content }) => content)).toEqual(["Strong stitching."]);
  });
});
