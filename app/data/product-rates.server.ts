/** How often each rate (1 to 5) was given to a product (specification 3.1, productrateSet). */
export async function countRates(db: D1Database, productId: number): Promise<{ rate: number; count: number }[]> {
  const { results } = await db.prepare(COUNTS).bind(productId).all<{ rate: number; count: number }>();
  return results;
}

const COUNTS = `SELECT rate, count(*) AS count FROM product_rate WHERE product_id = ?1 GROUP BY rate LIMIT 5`;
