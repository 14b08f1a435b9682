/** An exhibition without a product on sale has not started (4.4). */
export interface ProductExhibition {
  startDate: number;
  isAdey: boolean;
}

/** Specification 3.4, 4.4; a product in several exhibitions belongs to the first. */
export async function findExhibition(db: D1Database, productId: number): Promise<ProductExhibition | null> {
  const exhibition = await db.prepare(OF_PRODUCT).bind(productId).first<string>("exhibition");
  return exhibition === null ? null : readExhibition(exhibition);
}

/** When the exhibition began: with its first product on sale. */
const STARTED = `(SELECT member.start_date FROM exhibition_product member CROSS JOIN product on_sale ON on_sale.id = member.product_id
   WHERE member.exhibition_id = x.exhibition_id AND on_sale.retired_at IS NULL ORDER BY member.position, member.product_id LIMIT 1)`;

/** NULL for a product in none. */
export const exhibitionOf = (productId: string) => `
  (SELECT json_array(x.adey, ${STARTED}) FROM exhibition_product x
   WHERE x.product_id = ${productId} ORDER BY x.exhibition_id LIMIT 1)`;

export function readExhibition(column: string): ProductExhibition {
  const [adey, startDate] = JSON.parse(column) as [number, number | null];
  return { startDate: startDate ?? Infinity, isAdey: adey === 1 };
}

const OF_PRODUCT = `SELECT ${exhibitionOf("?1")} AS exhibition`;
