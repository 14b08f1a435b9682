export interface BenchProduct {
  id: string;
  vendorId: number;
}

export const PLENTY = 1_000_000;

export async function stockedGoods(db: D1Database, count: number, stock: number): Promise<BenchProduct[]> {
  const { results } = await db
    .prepare(
      `SELECT min(p.id) AS id, p.vendor_id AS vendorId FROM product p CROSS JOIN vendor v ON v.id = p.vendor_id
       WHERE p.retired_at IS NULL AND p.variant_count = 0 AND p.stock_amount > 0 AND v.closed_until IS NULL
       GROUP BY p.vendor_id ORDER BY p.vendor_id LIMIT ?1`,
    )
    .bind(count)
    .all<{ id: number; vendorId: number }>();
  if (results.length < count) throw new Error(`the market has ${results.length} vendors to buy from, not ${count}`);
  await db.batch(
    results.map(({ id }) => db.prepare("UPDATE product SET stock_amount = ?2 WHERE id = ?1").bind(id, stock)),
  );
  return results.map(({ id, vendorId }) => ({ id: String(id), vendorId }));
}

export async function stockOf(db: D1Database, id: string): Promise<number> {
  const row = await db
    .prepare("SELECT stock_amount AS stock FROM product WHERE id = ?1")
    .bind(Number(id))
    .first<{ stock: number }>();
  return row!.stock;
}
