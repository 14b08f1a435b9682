import { isOnlineKind } from "../../domain/orders/payment-providers.ts";
import { heldUntil, paymentKindOf, type NewOrder } from "./new-order.server.ts";
import { columnsIn, ofColumn } from "../translated.server.ts";

export function insertParcels(db: D1Database, order: NewOrder): D1PreparedStatement {
  const rows = order.quote.parcels.map(({ vendor, delivery, promisedFrom, promisedUntil, ...money }, at) => {
    const { goodsTotal, discountTotal, deliveryFee, rounding, total } = money;
    const amounts = { goodsTotal, discountTotal, deliveryFee, rounding, total };
    return { vendor: vendor.id, position: at + 1, delivery, promisedFrom, promisedUntil, ...amounts };
  });
  const state = heldUntil(order) === null ? "placed" : "awaitingPayment";
  return db.prepare(PARCELS).bind(order.publicId, JSON.stringify(rows), state, order.now);
}

const PARCELS = `
  INSERT INTO parcel (order_id, vendor_id, position, delivery, goods_total, discount_total, delivery_fee, rounding, total,
    promised_from, promised_until, state, state_at)
  SELECT (SELECT id FROM shop_order WHERE public_id = ?1), q.value ->> 'vendor', q.value ->> 'position',
    q.value ->> 'delivery', q.value ->> 'goodsTotal', q.value ->> 'discountTotal', q.value ->> 'deliveryFee', q.value ->> 'rounding',
    q.value ->> 'total', q.value ->> 'promisedFrom', q.value ->> 'promisedUntil', ?3, ?4
  FROM json_each(?2) q`;

export function insertLines(db: D1Database, order: NewOrder, lines: string): D1PreparedStatement {
  return db.prepare(LINES).bind(order.publicId, lines);
}

const LINES = `
  INSERT INTO order_line (parcel_id, position, product_id, variant_id, ${columnsIn(ofColumn("name"))}, ${columnsIn(ofColumn("color"))}, size,
    picture, quantity, unit_price)
  SELECT c.id, q.value ->> 'position', p.id, q.value ->> 'variant', ${columnsIn(ofColumn("p.name"))}, ${columnsIn(ofColumn("w.color"))}, w.size,
    coalesce((SELECT image FROM product_image WHERE product_id = p.id AND position = w.picture), nullif(p.thumbnail, '')),
    q.value ->> 'quantity', q.value ->> 'unitPrice'
  FROM json_each(?2) q CROSS JOIN product p ON p.id = q.value ->> 'product'
  LEFT JOIN product_variant w ON w.id = q.value ->> 'variant' AND w.product_id = p.id
  CROSS JOIN shop_order o ON o.public_id = ?1 CROSS JOIN parcel c ON c.order_id = o.id AND c.vendor_id = p.vendor_id`;

export function insertPayment(db: D1Database, order: NewOrder): D1PreparedStatement {
  const { publicId, number, quote, now } = order;
  const kind = paymentKindOf(order);
  const isOnline = isOnlineKind(kind);
  const reference = isOnline ? `gulit-${publicId}` : number;
  return db
    .prepare(PAYMENT)
    .bind(publicId, kind, isOnline ? "pending" : "due", quote.total, reference, heldUntil(order), now);
}

const PAYMENT = `
  INSERT INTO payment (order_id, kind, state, amount, reference, pay_by, state_at)
  SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM shop_order WHERE public_id = ?1`;
