// What an order takes, each as its cancelling gives it back (trigger parcel_moved), and the cart it leaves behind.

/** The units leave the stock, by the sum for each product; `stock_nonneg` fails where there are fewer. */
export function takeStock(db: D1Database, lines: string): D1PreparedStatement {
  return db.prepare(STOCK).bind(lines);
}

const UNITS = `(
  SELECT q.value ->> 'product' AS id, sum(q.value ->> 'quantity') AS units FROM json_each(?1) q GROUP BY 1) l`;

const STOCK = `
  UPDATE product SET stock_amount = stock_amount - l.units, units_taken = units_taken + l.units
  FROM ${UNITS} WHERE product.id = l.id`;

/**
 * Lists hear that a product is sold out. They ask whether there is any, never how many, so that the thirty indexes they read by
 * need not be written for an ordinary sale (docs/decisions/0038); before `takeStock`, or `listed_stock_checked` refuses that.
 */
export function listSoldOut(db: D1Database, lines: string): D1PreparedStatement {
  return db.prepare(SOLD_OUT).bind(lines);
}

const SOLD_OUT = `
  UPDATE product SET listed_stock = 0 FROM ${UNITS} WHERE product.id = l.id AND stock_amount = l.units`;

/** One use of a coupon; `coupon_used_up` fails where none is left. */
export function spendCoupon(db: D1Database, coupon: number): D1PreparedStatement {
  return db.prepare("UPDATE coupon SET uses = uses + 1 WHERE id = ?1").bind(coupon);
}

/** The owner's cart is empty then, one version on, and what was typed at the checkout is gone. */
export function clearCart(db: D1Database, owner: string): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?1)").bind(owner),
    db.prepare("UPDATE cart SET version = version + 1, coupon_code = NULL WHERE owner = ?1").bind(owner),
    db.prepare("DELETE FROM checkout_draft WHERE owner = ?1").bind(owner),
  ];
}
