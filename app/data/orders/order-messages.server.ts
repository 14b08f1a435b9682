import { heldUntil, waitsForPayment, type NewOrder } from "./new-order.server.ts";

const THREE_DAYS = 3 * 86_400_000;

/** An order that needs a code gets its message later, by the trigger `phone_confirmed`. */
export function tellShopper(db: D1Database, order: NewOrder): D1PreparedStatement[] {
  const until = heldUntil(order);
  if (!waitsForPayment(order) && until !== null) return [];
  return [
    db
      .prepare(TO_SHOPPER)
      .bind(
        order.publicId,
        until === null ? "orderPlaced" : "orderToPay",
        JSON.stringify(until === null ? {} : { payBy: until }),
        order.now,
        until ?? order.now + THREE_DAYS,
      ),
  ];
}

const TO_SHOPPER = `
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  SELECT id, 'order:' || id, ?2, ?3, 1, 0, ?4, ?5 FROM shop_order WHERE public_id = ?1`;

/** Vendors get their message once a parcel is confirmed: now, or by the trigger `vendor_told`. */
export function tellVendors(db: D1Database, order: NewOrder): D1PreparedStatement[] {
  return heldUntil(order) !== null ? [] : [db.prepare(TO_VENDORS).bind(order.publicId, order.now)];
}

const TO_VENDORS = `
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT c.id, 'order:' || o.id || ':parcel:' || c.id, CASE WHEN c.total > 0 THEN 'vendorParcelCash' ELSE 'vendorParcel' END, ?2
  FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id WHERE o.public_id = ?1`;
