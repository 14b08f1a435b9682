import { insertProducts, insertSmallCatalogue, type SmallProduct } from "../small-catalogue.ts";
import { statementsOf } from "../../support/statements.ts";
import { insert } from "../../support/insert.ts";

const VENDORS = [
  { id: 3, name: "Abay Leather", nameAm: "ዓባይ ሌዘር", city: "Bahir Dar", createdAt: 300 },
  { id: 4, name: "Tsehay Solar", nameAm: "ፀሐይ ሶላር", city: "adama", createdAt: 400 },
  { id: 5, name: "abyssinia Goods", nameAm: null, city: "Addis Ababa ", createdAt: 500 },
  { id: 6, name: "Nothing Yet", nameAm: null, city: "Adama", createdAt: 600 },
];

const product = (id: number, vendor: number, parent: number, views = 0): SmallProduct => ({
  id,
  slug: `good-${id}`,
  name: `Good ${id}`,
  vendor,
  parent,
  views,
  ...(parent === 2 ? { category: 21, subcategory: 212 } : {}),
});

const GOODS = [
  product(101, 3, 2),
  product(102, 3, 2, 9),
  product(103, 3, 1, 5),
  product(104, 3, 1, 7),
  { ...product(105, 3, 1, 99), stock: 0 },
  product(106, 4, 1),
  product(107, 4, 1),
  { ...product(108, 4, 2), isRetired: true },
  product(109, 5, 2),
  { ...product(110, 6, 1), isRetired: true },
];

export async function insertVendorMarket(db: D1Database): Promise<void> {
  const rows = JSON.stringify(VENDORS);
  await insertSmallCatalogue(db);
  const { run } = statementsOf(db);
  const vendors = `INSERT INTO vendor (id, name, amharic_name, city, created_at)
    SELECT value ->> 'id', value ->> 'name', value ->> 'nameAm', value ->> 'city', value ->> 'createdAt' FROM json_each(?1)`;
  await run(vendors, rows);
  await insertProducts(db, GOODS);
  await run("UPDATE product SET thumbnail = '/media/' || id || '.webp' WHERE vendor_id = 3 AND id <> 104");
}

export async function rate(
  db: D1Database,
  productId: number,
  stars: number,
  content: string,
  at: number,
): Promise<void> {
  const { run } = statementsOf(db);
  const review = { product_id: productId, rate: stars, author: "Hana", content, created_at: at };
  await insert(db, "product_rate", review).run();
  await run("UPDATE product SET rate_sum = rate_sum + ?2, rate_count = rate_count + 1 WHERE id = ?1", productId, stars);
}
