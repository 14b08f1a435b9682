import type { ExpoCatalogue } from "../../domain/home/expo-catalogue.ts";
import { type ProductRow, selectProducts, toProduct } from "../products/product-rows.server.ts";
import { named } from "../translated.server.ts";
import { translationsOf, type Translated } from "../../domain/translated.ts";

/** startDate: of the exhibition's first product on sale. */
export interface ExhibitionEntry {
  exhibitionId: number;
  startDate: number;
  isAdey: boolean;
}

/** Specification 3.4, 4.4; a product in several exhibitions belongs to the first. */
export async function exhibitionsOf(db: D1Database, productIds: number[]): Promise<Map<number, ExhibitionEntry>> {
  if (productIds.length === 0) return new Map();
  const { results } = await db.prepare(EXHIBITION_ENTRIES).bind(JSON.stringify(productIds)).all<{
    productId: number;
    exhibitionId: number;
    adey: number;
    startDate: number | null;
  }>();
  // In reverse, so that the first exhibition of a product remains.
  return new Map(
    results
      .toReversed()
      .map(({ productId, exhibitionId, adey, startDate }) => [productId, toEntry(exhibitionId, adey, startDate)]),
  );
}

export const EXHIBITION_ENTRY = `
  (SELECT json_array(x.exhibition_id, x.adey, ${startOf("x")}) FROM exhibition_product x
   WHERE x.product_id = p.id ORDER BY x.exhibition_id LIMIT 1)`;

export function exhibitionEntryOf(
  column: [id: number, adey: number, startDate: number | null] | null,
): ExhibitionEntry | null {
  return column && toEntry(...column);
}

/** An exhibition without a product on sale has not started (4.4). */
function toEntry(exhibitionId: number, adey: number, startDate: number | null): ExhibitionEntry {
  return { exhibitionId, startDate: startDate ?? Infinity, isAdey: adey === 1 };
}

const EXHIBITION_ENTRIES = `
  SELECT x.product_id AS productId, x.exhibition_id AS exhibitionId, x.adey, ${startOf("x")} AS startDate
  FROM json_each(?1) wanted CROSS JOIN exhibition_product x ON x.product_id = wanted.value
  ORDER BY x.exhibition_id`;

function startOf(alias: string): string {
  return `(SELECT f.start_date FROM exhibition_product f CROSS JOIN product first ON first.id = f.product_id
     WHERE f.exhibition_id = ${alias}.exhibition_id AND first.retired_at IS NULL ORDER BY f.position, f.product_id LIMIT 1)`;
}

/** Specification 2.6, 7.2; catalogues without products on sale are left out. */
export async function listExpoCatalogues(
  db: D1Database,
  catalogues: number,
  products: number,
): Promise<ExpoCatalogue[]> {
  const { results } = await db.prepare(CATALOGUES).bind(catalogues, products).all<ExpoRow>();
  return [...Map.groupBy(results, (row) => row.expo_id)].map(([id, rows]) => ({
    ...{ id, ...translationsOf(rows[0]!, "expoName"), products: rows.map(toProduct) },
  }));
}

interface ExpoRow extends ProductRow, Translated<"expoName"> {
  expo_id: number;
}

const CATALOGUES = selectProducts(`WHERE p.retired_at IS NULL ORDER BY e.id, x.position, x.product_id`, {
  columns: `, e.id AS expo_id, ${named("e", "expoName")}`,
  from: `(SELECT * FROM exhibition ORDER BY id LIMIT ?1) e
    CROSS JOIN exhibition_product x ON x.exhibition_id = e.id AND x.product_id IN (
      SELECT f.product_id FROM exhibition_product f CROSS JOIN product sold ON sold.id = f.product_id
      WHERE f.exhibition_id = e.id AND sold.retired_at IS NULL ORDER BY f.position, f.product_id LIMIT ?2)
    CROSS JOIN product p ON p.id = x.product_id`,
});
