export interface ProductExhibition {
  exhibitionId: number;
  startDate: number;
  isAdey: boolean;
}

/** Specification 3.4, 4.4; a product in several exhibitions belongs to the first. */
export async function findExhibitionsByProduct(
  db: D1Database,
  productIds: number[],
): Promise<Map<number, ProductExhibition>> {
  if (productIds.length === 0) return new Map();
  const { results } = await db.prepare(EXHIBITIONS_BY_PRODUCT).bind(JSON.stringify(productIds)).all<{
    productId: number;
    exhibitionId: number;
    adey: number;
    startDate: number | null;
  }>();
  // In reverse, so that the first exhibition of a product remains.
  return new Map(
    results
      .toReversed()
      .map(({ productId, exhibitionId, adey, startDate }) => [productId, toExhibition(exhibitionId, adey, startDate)]),
  );
}

/** When the exhibition of row `alias` began: with its first product on sale. */
function startDateOf(alias: string): string {
  return `(SELECT member.start_date FROM exhibition_product member CROSS JOIN product on_sale ON on_sale.id = member.product_id
     WHERE member.exhibition_id = ${alias}.exhibition_id AND on_sale.retired_at IS NULL ORDER BY member.position, member.product_id LIMIT 1)`;
}

export const PRODUCT_EXHIBITION = `
  (SELECT json_array(x.exhibition_id, x.adey, ${startDateOf("x")}) FROM exhibition_product x
   WHERE x.product_id = p.id ORDER BY x.exhibition_id LIMIT 1)`;

export function parseProductExhibition(
  column: [id: number, adey: number, startDate: number | null] | null,
): ProductExhibition | null {
  return column && toExhibition(...column);
}

/** An exhibition without a product on sale has not started (4.4). */
function toExhibition(exhibitionId: number, adey: number, startDate: number | null): ProductExhibition {
  return { exhibitionId, startDate: startDate ?? Infinity, isAdey: adey === 1 };
}

const EXHIBITIONS_BY_PRODUCT = `
  SELECT x.product_id AS productId, x.exhibition_id AS exhibitionId, x.adey, ${startDateOf("x")} AS startDate
  FROM json_each(?1) wanted CROSS JOIN exhibition_product x ON x.product_id = wanted.value
  ORDER BY x.exhibition_id`;
