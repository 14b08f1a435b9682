import { beforeAll, expect, test } from "vitest";
import { findExhibition } from "../../../app/data/products/product-exhibition.server.ts";
import { variantsOf } from "../../../app/data/collections/collections.server.ts";
import { insertSmallCatalogue, NOW } from "../small-catalogue.ts";
import { db, run } from "../../support/test-database.ts";

// Specification 3.4, 4.4.

beforeAll(async () => {
  await insertSmallCatalogue(db);
  await run("INSERT INTO exhibition (id, name) VALUES (1, 'First'), (2, 'Second'), (3, 'All retired')");
  await run(`INSERT INTO exhibition_product (exhibition_id, product_id, position, start_date, adey) VALUES
    (1, 6, 0, 1, 0), (1, 2, 1, ${NOW}, 0), (1, 1, 2, 5, 1), (2, 2, 1, 7, 1), (2, 4, 2, 9, 0), (3, 6, 1, 1, 0)`);
  await run(`INSERT INTO product_variant (product_id, position, color, color_code, price) VALUES
    (4, 1, 'Blue', '#00f', 300), (4, 0, 'Red', NULL, 200), (5, 0, NULL, NULL, 100)`);
});

test("a product's start is that of the exhibition's first product on sale; one in several follows the first (specification 3.1)", async () => {
  const found = await Promise.all([1, 2, 3, 4, 6].map((id) => findExhibition(db, id)));
  expect(found).toEqual([
    { startDate: NOW, isAdey: true },
    { startDate: NOW, isAdey: false },
    null,
    { startDate: 7, isAdey: false },
    { startDate: NOW, isAdey: false },
  ]);
});

test("variants of many products, each in their order", async () => {
  expect(Object.fromEntries(await variantsOf(db, [5, 4, 1]))).toMatchObject({
    4: [
      { color: "Red", colorCode: null },
      { color: "Blue", colorCode: "#00f" },
    ],
    5: [{ color: null, colorCode: null }],
  });
  expect(await variantsOf(db, [])).toEqual(new Map());
});
