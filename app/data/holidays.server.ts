import type { Product } from "../domain/product.ts";
import { type ProductRow, selectProducts, toProduct } from "./product-rows.server.ts";

/** A subcategory that is a holiday package (specification 3.4). */
export interface HolidayPackage {
  id: number;
  name: string;
  nameAm: string | null;
  slugName: string;
  categorySlug: string;
}

/** So many stand on a page at most: there are that many holidays in a year. */
const PACKAGES = 12;

/** The active holiday packages in the order their keepers gave them (specification 2.5, 4.8). */
export async function listHolidayPackages(db: D1Database): Promise<HolidayPackage[]> {
  return (await db.prepare(HOLIDAYS).bind(PACKAGES).all<HolidayPackage>()).results;
}

/**
 * The products of holiday packages by the list of their ids (specification 4.8, 7.2): in stock, newest first, up to
 * `limit` of each.
 */
export async function listHolidayProducts(
  db: D1Database,
  packageIds: number[],
  limit: number,
): Promise<Map<number, Product[]>> {
  const groups = new Map<number, Product[]>(packageIds.map((id) => [id, []]));
  if (packageIds.length === 0) return groups;
  const { results } = await db.prepare(GROUPS).bind(JSON.stringify(packageIds), limit).all<ProductRow>();
  for (const row of results) groups.get(row.subcategory_id ?? 0)?.push(toProduct(row));
  return groups;
}

// As many as there are holidays: a table its keepers write by hand.
const HOLIDAYS = `
  SELECT s.id, s.name, s.amharic_name AS nameAm, s.slug_name AS slugName, c.slug_name AS categorySlug
  FROM holiday_package h CROSS JOIN subcategory s ON s.id = h.subcategory_id CROSS JOIN category c ON c.id = s.category_id
  ORDER BY h.position, s.id LIMIT ?1`;

const GROUPS = selectProducts(`WHERE p.retired_at IS NULL ORDER BY wanted.key, p.created_at DESC, p.id DESC`, {
  from: `json_each(?1) wanted CROSS JOIN product p ON p.id IN (
    SELECT id FROM product INDEXED BY product_subcategory_newest
    WHERE retired_at IS NULL AND subcategory_id = wanted.value AND sold_out = 0 ORDER BY created_at DESC LIMIT ?2)`,
});
