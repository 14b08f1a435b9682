import { batch } from "../batch.server.ts";
import type { Product } from "../../domain/products/product.ts";
import { type ProductRow, selectProducts, toProduct } from "../products/product-rows.server.ts";
import { exhibitionOf, type ProductExhibition, readExhibition } from "../products/product-exhibition.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { named } from "../translated.server.ts";

/** Specification 3.4, with entries in exhibitions (4.4). */
interface HolidayPackage extends Translated<"name"> {
  id: number;
  slugName: string;
  categorySlug: string;
  products: { product: Product; exhibition: ProductExhibition | null }[];
}

const PACKAGES = 12;

/** Specification 2.5, 4.8, 7.2: in the admins' order, products newest first. */
export async function listHolidayPackages(db: D1Database, perPackage: number): Promise<HolidayPackage[]> {
  const [packages, goods] = await batch<[Omit<HolidayPackage, "products">, GoodsRow]>(db, [
    db.prepare(HOLIDAYS).bind(PACKAGES),
    db.prepare(GOODS).bind(PACKAGES, perPackage),
  ]);
  const products = Map.groupBy(goods.results, (row) => row.package_id);
  return packages.results.map((row) => ({
    ...row,
    products: (products.get(row.id) ?? []).map((one) => ({
      product: toProduct(one),
      exhibition: one.exhibition === null ? null : readExhibition(one.exhibition),
    })),
  }));
}

type GoodsRow = ProductRow & { package_id: number; exhibition: string | null };

const HOLIDAYS = `
  SELECT s.id, ${named("s")}, s.slug_name AS slugName, c.slug_name AS categorySlug
  FROM holiday_package h CROSS JOIN subcategory s ON s.id = h.subcategory_id CROSS JOIN category c ON c.id = s.category_id
  ORDER BY h.position, s.id LIMIT ?1 + 0`;

const GOODS = selectProducts(
  `WHERE p.retired_at IS NULL ORDER BY wanted.position, wanted.subcategory_id, p.created_at DESC, p.id DESC`,
  {
    from: `(SELECT subcategory_id, position FROM holiday_package ORDER BY position, subcategory_id LIMIT ?1 + 0) wanted
      CROSS JOIN product p ON p.id IN (
        SELECT id FROM product INDEXED BY product_subcategory_newest
        WHERE retired_at IS NULL AND subcategory_id = wanted.subcategory_id AND sold_out = 0
        ORDER BY created_at DESC LIMIT ?2 + 0)`,
    columns: `, wanted.subcategory_id AS package_id, ${exhibitionOf("p.id")} AS exhibition`,
  },
);
