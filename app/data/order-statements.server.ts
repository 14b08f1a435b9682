import { headOf, linesOf, parcelsOf, paymentOf, type NewOrder } from "./order-rows.server.ts";

/**
 * The statements of one order, in their order. The payment is the last: with it stock, coupon, cart and draft follow
 * (migration 0023), and it tells about everything before it.
 */
export function orderStatements(db: D1Database, order: NewOrder): D1PreparedStatement[] {
  const { publicId, now } = order;
  const lines = JSON.stringify(linesOf(order));
  return [
    db.prepare(ORDER).bind(JSON.stringify(headOf(order)), lines),
    db.prepare(PARCELS).bind(publicId, JSON.stringify(parcelsOf(order)), now),
    db.prepare(LINES).bind(publicId, lines, now),
    db.prepare(PAYMENT).bind(publicId, JSON.stringify(paymentOf(order)), now),
  ];
}

/** Orders of one owner that are looked at for unpaid ones, newest first. */
const RECENT_ORDERS = 200;

/** A line (l) with its product, vendor and variant. */
const SOLD = `
  json_each(?2) l CROSS JOIN product p ON p.id = l.value ->> 'product' CROSS JOIN vendor v ON v.id = p.vendor_id
  LEFT JOIN product_variant w ON w.id = l.value ->> 'variant' AND w.product_id = p.id`;

/** domain/price chargedPrice; `now` names the moment. */
const unitPrice = (now: string) => `
  CASE WHEN w.price <> p.selling_price THEN w.price
    WHEN p.special_price IS NOT NULL AND ${now} < p.special_ends_at THEN p.special_price
    WHEN p.sale_price IS NOT NULL AND coalesce(${now} < p.sale_until, 1) THEN p.sale_price
    ELSE p.selling_price END`;

/** Lines that lie in the cart and are sold as they were quoted. */
const LINES_AS_QUOTED = `
  SELECT count(*) FROM ${SOLD}
  CROSS JOIN cart_line c ON c.cart_id = (SELECT id FROM cart WHERE owner = o.value ->> 'owner')
    AND c.product_id = p.id AND c.variant_id = l.value ->> 'variant'
  WHERE c.quantity = l.value ->> 'quantity' AND p.retired_at IS NULL
    AND CASE WHEN c.variant_id = 0 THEN p.variant_count = 0 ELSE w.id IS NOT NULL END
    AND (v.closed_until IS NULL OR v.closed_until <= o.value ->> 'now')
    AND v.id = l.value ->> 'vendor' AND v.city = l.value ->> 'city' AND p.free_delivery = l.value ->> 'freeDelivery'`;

const COUPON_AS_QUOTED = `
  CASE WHEN o.value ->> '$.coupon' IS NULL THEN 1 ELSE EXISTS (
    SELECT 1 FROM coupon k WHERE k.id = o.value ->> '$.coupon.id' AND k.kind = o.value ->> '$.coupon.kind'
      AND k.value = o.value ->> '$.coupon.value' AND k.minimum = o.value ->> '$.coupon.minimum'
      AND k.vendor_id IS (o.value ->> '$.coupon.vendorId')
      AND k.starts_at = o.value ->> '$.coupon.startsAt' AND k.ends_at = o.value ->> '$.coupon.endsAt') END`;

/** A report that nobody looked at yet has no end: it counts as well, or a made-up one would hold goods without bound. */
const OPEN_HOLDS = `
  CASE WHEN o.value ->> 'isHeld' = 0 THEN 0 ELSE (
    SELECT count(*) FROM (
      SELECT id FROM shop_order WHERE owner = o.value ->> 'owner' ORDER BY id DESC LIMIT ${RECENT_ORDERS}) r
    CROSS JOIN payment y ON y.order_id = r.id
    WHERE y.state = 'reported' OR (y.state IN ('due', 'pending') AND y.pay_by > o.value ->> 'now')) END`;

const HEAD = (names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => `o.value ->> '${name}'`)
    .join(", ");

const ORDER = `
  INSERT INTO shop_order (number, public_id, form_key_hash, content_hash, owner, locale, name, phone, email, region, city,
    sub_city, woreda, landmark, note, goods_total, discount_total, delivery_total, total, shown_total, lines_expected, placed_at,
    coupon_id, lines, is_cart_same, is_coupon_same, open_holds)
  SELECT ${HEAD(`number publicId keyHash contentHash owner locale name phone email region city
    subCity woreda landmark note goodsTotal discountTotal deliveryTotal total shownTotal lines now`)},
    o.value ->> '$.coupon.id', (${LINES_AS_QUOTED}),
    EXISTS (SELECT 1 FROM cart c WHERE c.owner = o.value ->> 'owner' AND c.version = o.value ->> 'cartVersion'
      AND o.value ->> 'lines' = (SELECT count(*) FROM cart_line WHERE cart_id = c.id)),
    ${COUPON_AS_QUOTED}, ${OPEN_HOLDS}
  FROM (SELECT ?1 AS value) o`;

const PARCELS = `
  INSERT INTO parcel (order_id, vendor_id, position, delivery, goods_total, discount_total, delivery_fee, total,
    promised_from, promised_until, state, state_at)
  SELECT (SELECT id FROM shop_order WHERE public_id = ?1), ${HEAD(`vendor position delivery goodsTotal discountTotal deliveryFee total
    promisedFrom promisedUntil state`)}, ?3
  FROM json_each(?2) o`;

const LINES = `
  INSERT INTO order_line (parcel_id, position, product_id, variant_id, name, name_am, color, color_am, size, quantity, unit_price, quoted_price)
  SELECT c.id, l.value ->> 'position', p.id, l.value ->> 'variant', p.name, p.name_am, w.color, w.color_am, w.size,
    l.value ->> 'quantity', ${unitPrice("?3")}, l.value ->> 'price'
  FROM ${SOLD} CROSS JOIN shop_order o ON o.public_id = ?1 CROSS JOIN parcel c ON c.order_id = o.id AND c.vendor_id = v.id`;

const PAYMENT = `
  INSERT INTO payment (order_id, kind, state, amount, reference, pay_by, state_at)
  SELECT (SELECT id FROM shop_order WHERE public_id = ?1), ${HEAD("kind state amount reference payBy")}, ?3
  FROM (SELECT ?2 AS value) o`;
