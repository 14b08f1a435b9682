import { addToCart, checkoutOf, placeFields, sendDetails } from "../steps/shopper/checkout-steps.ts";
import { Visitor } from "../steps/shopper/visitor.ts";

interface BenchProduct {
  id: string;
  vendorId: number;
}

export interface ReadyBuyer {
  name: string;
  place: () => Promise<PressAnswer>;
}

export interface PressAnswer {
  status: number;
  publicId: string | null;
  isClean: boolean;
}

export const PLENTY = 1_000_000;

/** Goods of `count` vendors, each with this stock. */
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
  const asked = db.prepare("SELECT stock_amount AS stock FROM product WHERE id = ?1").bind(Number(id));
  return (await asked.first<{ stock: number }>())!.stock;
}

export async function readyBuyer(url: string, name: string, products: readonly string[]): Promise<ReadyBuyer> {
  const visitor = new Visitor(url);
  await addToCart(visitor, products);
  const { status } = await sendDetails(visitor, { name });
  if (status !== 303) throw new Error(`the details of ${name} were answered ${status}`);
  const fields = { ...(await placeFields(visitor)), payment: "cash" };
  const path = checkoutOf(visitor);
  return { name, place: async () => placeAnswer(await visitor.post(path, fields)) };
}

function placeAnswer({ status, headers, text }: { status: number; headers: Headers; text: string }): PressAnswer {
  const publicId = /^\/orders\/([\w-]+)/.exec(headers.get("location") ?? "")?.[1] ?? null;
  return { status, publicId, isClean: publicId !== null || text.trimEnd().endsWith("</html>") };
}

export async function inParallel<T>(count: number, width: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await work(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, lane));
  return results;
}
