import { type ProductRow, selectProducts, toProduct } from "../products/product-rows.server.ts";
import { exhibitionOf, readExhibition } from "../products/product-exhibition.server.ts";
import { namedJson } from "../translated.server.ts";
import type { Translated } from "../../domain/translated.ts";

/** Specification 2.6, 7.2; catalogues without products on sale are left out. */
export async function listExpoCatalogues(db: D1Database, catalogues: number, products: number) {
  const { results } = await db.prepare(CATALOGUES).bind(catalogues, products).all<ExpoRow>();
  return [...Map.groupBy(results, (row) => row.expo)].map(([expo, rows]) => ({
    ...(JSON.parse(expo) as Translated<"name"> & { id: number }),
    products: rows.map((row) => ({
      ...toProduct(row),
      startDate: row.start_date,
      exhibition: readExhibition(row.exhibition),
    })),
  }));
}

type ExpoRow = ProductRow & { expo: string; start_date: number; exhibition: string };

const CATALOGUES = selectProducts(`WHERE p.retired_at IS NULL ORDER BY e.id, x.position, x.product_id`, {
  columns: `, json_object('id', e.id, ${namedJson("e")}) AS expo, x.start_date, ${exhibitionOf("p.id")} AS exhibition`,
  from: `(SELECT * FROM exhibition ORDER BY id LIMIT ?1) e
    CROSS JOIN exhibition_product x ON x.exhibition_id = e.id AND x.product_id IN (
      SELECT member.product_id FROM exhibition_product member CROSS JOIN product on_sale ON on_sale.id = member.product_id
      WHERE member.exhibition_id = e.id AND on_sale.retired_at IS NULL
      ORDER BY member.position, member.product_id LIMIT ?2)
    CROSS JOIN product p ON p.id = x.product_id`,
});
