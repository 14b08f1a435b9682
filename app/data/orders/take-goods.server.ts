// Cancelling returns these (trigger parcel_moved).

/** `stock_nonneg` fails where there are too few units. */
export function takeStock(db: D1Database, lines: string): D1PreparedStatement {
  return db.prepare(STOCK).bind(lines);
}

const UNITS = `(
  SELECT q.value ->> 'product' AS id, sum(q.value ->> 'quantity') AS units FROM json_each(?1) q GROUP BY 1) l`;

const STOCK = `
  UPDATE product SET stock_amount = stock_amount - l.units, units_taken = units_taken + l.units
  FROM ${UNITS} WHERE product.id = l.id`;

/**
 * Lists store only whether a product has stock, so that a sale writes none of their thirty indexes
 * (docs/decisions/0038). Before `takeStock`, or `listed_stock_checked` refuses that.
 */
export function listSoldOut(db: D1Database, lines: string): D1PreparedStatement {
  return db.prepare(SOLD_OUT).bind(lines);
}

const SOLD_OUT = `
  UPDATE product SET listed_stock = 0 FROM ${UNITS} WHERE product.id = l.id AND stock_amount = l.units`;

/** `coupon_used_up` fails where no use is left. */
export function spendCoupon(db: D1Database, coupon: number): D1PreparedStatement {
  return db.prepare("UPDATE coupon SET uses = uses + 1 WHERE id = ?1").bind(coupon);
}

export function clearCart(db: D1Database, owner: string): D1PreparedStatement[] {
  return [
    db.prepare("DELETE FROM cart_line WHERE cart_id = (SELECT id FROM cart WHERE owner = ?1)").bind(owner),
    db.prepare("UPDATE cart SET version = version + 1, coupon_code = NULL WHERE owner = ?1").bind(owner),
    db.prepare("DELETE FROM checkout_draft WHERE owner = ?1").bind(owner),
  ];
}
