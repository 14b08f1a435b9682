/** startDate: of the exhibition's first product on sale. */
export interface ExhibitionPlace {
  exhibitionId: number;
  startDate: number;
  isAdey: boolean;
}

/** Specification 3.4, 4.4; a product in several exhibitions belongs to the first. */
export async function exhibitionsOf(db: D1Database, productIds: number[]): Promise<Map<number, ExhibitionPlace>> {
  if (productIds.length === 0) return new Map();
  const { results } = await db.prepare(PLACES).bind(JSON.stringify(productIds)).all<{
    productId: number;
    exhibitionId: number;
    adey: number;
    startDate: number | null;
  }>();
  const places = new Map<number, ExhibitionPlace>();
  for (const { productId, exhibitionId, adey, startDate } of results) {
    // Without a product on sale the exhibition has not started (4.4).
    const place = { exhibitionId, startDate: startDate ?? Infinity, isAdey: adey === 1 };
    if (!places.has(productId)) places.set(productId, place);
  }
  return places;
}

export const PLACE = `
  (SELECT json_array(x.exhibition_id, x.adey, ${startOf("x")}) FROM exhibition_product x
   WHERE x.product_id = p.id ORDER BY x.exhibition_id LIMIT 1)`;

export function exhibitionPlaceOf(
  column: [id: number, adey: number, startDate: number | null] | null,
): ExhibitionPlace | null {
  if (column === null) return null;
  const [exhibitionId, adey, startDate] = column;
  return { exhibitionId, startDate: startDate ?? Infinity, isAdey: adey === 1 };
}

const PLACES = `
  SELECT x.product_id AS productId, x.exhibition_id AS exhibitionId, x.adey, ${startOf("x")} AS startDate
  FROM json_each(?1) wanted CROSS JOIN exhibition_product x ON x.product_id = wanted.value
  ORDER BY x.exhibition_id`;

function startOf(place: string): string {
  return `(SELECT f.start_date FROM exhibition_product f CROSS JOIN product first ON first.id = f.product_id
     WHERE f.exhibition_id = ${place}.exhibition_id AND first.retired_at IS NULL ORDER BY f.position, f.product_id LIMIT 1)`;
}
