import { randomBytes } from "node:crypto";

export interface NaiveOrder {
  productId: number;
  quantity: number;
  owner: string;
  now: number;
}

/**
 * Deliberately wrong (security-and-faults.md 11): reads the stock, then writes it, so concurrent buyers all see the
 * last unit.
 */
export async function naiveOrder(db: D1Database, { productId, quantity, owner, now }: NaiveOrder): Promise<boolean> {
  const product = await db
    .prepare("SELECT vendor_id, name, selling_price, stock_amount, units_taken FROM product WHERE id = ?1")
    .bind(productId)
    .first<{ vendor_id: number; name: string; selling_price: number; stock_amount: number; units_taken: number }>();
  if (!product || product.stock_amount < quantity) return false;
  await db
    .prepare("UPDATE product SET stock_amount = ?2, listed_stock = ?2, units_taken = ?3 WHERE id = ?1")
    .bind(productId, product.stock_amount - quantity, product.units_taken + quantity)
    .run();
  const total = product.selling_price * quantity;
  const secret = randomBytes(16).toString("base64url");
  const order = await db
    .prepare(
      `INSERT INTO shop_order (number, public_id, form_key_hash, content_hash, owner, locale, name, phone, region, city, goods_total,
         discount_total, delivery_total, total, shown_total, lines, lines_expected, is_cart_same, is_coupon_same, open_holds, placed_at)
       VALUES (?1, ?1, ?1, '', ?2, 'en', 'Naive', '+251911000000', 'addis-ababa', 'Addis Ababa', ?3, 0, 0, ?3, ?3, 1, 1, 1, 1, 0, ?4)
       RETURNING id`,
    )
    .bind(secret, owner, total, now)
    .first<number>("id");
  const parcel = await db
    .prepare(
      `INSERT INTO parcel (order_id, vendor_id, position, delivery, goods_total, discount_total, delivery_fee, total, promised_from,
         promised_until, state, state_at)
       VALUES (?1, ?2, 1, 'pickup', ?3, 0, 0, ?3, ?4, ?4, 'placed', ?4) RETURNING id`,
    )
    .bind(order, product.vendor_id, total, now)
    .first<number>("id");
  await db
    .prepare(
      `INSERT INTO order_line (parcel_id, position, product_id, name, quantity, unit_price)
       VALUES (?1, 1, ?2, ?3, ?4, ?5)`,
    )
    .bind(parcel, productId, product.name, quantity, product.selling_price)
    .run();
  return true;
}
