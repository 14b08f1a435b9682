import { heldUntil, type NewOrder, paymentKindOf } from "./new-order.server.ts";
import { isOnlineKind } from "../../domain/orders/payment-providers.ts";
import { columnsIn, ofColumn } from "../translated.server.ts";

/**
 * Columns with named constraints compare each fact of the quote with its row, so that an outdated fact undoes the whole
 * batch.
 */
export function insertOrder(db: D1Database, order: NewOrder, lines: string): D1PreparedStatement {
  const { details, quote, payment: _, ...head } = order;
  const { goodsTotal, discountTotal, deliveryTotal, roundingTotal, total, parcels } = quote;
  const row = {
    ...head,
    ...details,
    ...{ goodsTotal, discountTotal, deliveryTotal, roundingTotal, total },
    coupon: quote.coupon?.coupon ?? null,
    feesFrom: quote.fees.validFrom,
    lines: parcels.reduce((count, parcel) => count + parcel.lines.length, 0),
  };
  return db.prepare(ORDER).bind(JSON.stringify(row), lines, heldUntil(order) === null ? 0 : 1);
}

const LINES_AS_QUOTED = `
  SELECT count(*) FROM json_each(?2) q
  CROSS JOIN product p ON p.id = q.value ->> 'product' CROSS JOIN vendor v ON v.id = p.vendor_id
  LEFT JOIN product_variant w ON w.id = q.value ->> 'variant' AND w.product_id = p.id
  CROSS JOIN cart_line c ON c.cart_id = (SELECT id FROM cart WHERE owner = ?1 ->> 'owner')
    AND c.product_id = p.id AND c.variant_id = q.value ->> 'variant'
  WHERE c.quantity = q.value ->> 'quantity' AND p.retired_at IS NULL
    AND CASE WHEN c.variant_id = 0 THEN p.variant_count = 0 ELSE w.id IS NOT NULL END
    AND (p.selling_price, p.sale_price, p.sale_until, p.special_price, p.special_ends_at, w.price) IS (
      q.value ->> 'sellingPrice', q.value ->> 'salePrice',
      q.value ->> 'saleUntil', q.value ->> 'special',
      q.value ->> 'specialEndsAt', q.value ->> 'variantPrice')
    AND p.free_delivery = q.value ->> 'freeDelivery'
    AND v.id = q.value ->> 'vendor' AND v.city = q.value ->> 'city'
    AND v.hidden_at IS NULL AND (v.closed_until IS NULL OR v.closed_until <= ?1 ->> 'now')`;

const IS_CART_AS_QUOTED = `
  EXISTS (SELECT 1 FROM cart c WHERE c.owner = ?1 ->> 'owner' AND c.version = ?1 ->> 'cartVersion'
    AND ?1 ->> 'lines' = (SELECT count(*) FROM cart_line WHERE cart_id = c.id))`;

const IS_COUPON_AS_QUOTED = `
  ?1 ->> 'coupon' IS NULL OR EXISTS (SELECT 1 FROM coupon k WHERE k.id = ?1 ->> '$.coupon.id'
    AND k.kind = ?1 ->> '$.coupon.kind' AND k.value = ?1 ->> '$.coupon.value' AND k.minimum = ?1 ->> '$.coupon.minimum'
    AND k.vendor_id IS (?1 ->> '$.coupon.vendorId')
    AND k.starts_at = ?1 ->> '$.coupon.startsAt' AND k.ends_at = ?1 ->> '$.coupon.endsAt')`;

const ARE_FEES_AS_QUOTED = `
  ?1 ->> 'feesFrom' = (SELECT max(valid_from) FROM delivery_fee WHERE valid_from <= ?1 ->> 'now')`;

/** Reported but unchecked transfers count too, or false reports would hold goods without limit. */
const OPEN_HOLDS = `
  CASE WHEN ?3 = 0 THEN 0 ELSE (
    SELECT count(*) FROM (SELECT id FROM shop_order WHERE owner = ?1 ->> 'owner' ORDER BY id DESC LIMIT 200) r
    CROSS JOIN payment y ON y.order_id = r.id
    WHERE y.state = 'reported' OR (y.state IN ('due', 'pending') AND y.pay_by > ?1 ->> 'now')) END`;

const ORDER = `
  INSERT INTO shop_order (number, public_id, form_key_hash, content_hash, owner, locale,
    name, phone, email, region, city, sub_city, woreda, landmark, note, coupon_id,
    goods_total, discount_total, delivery_total, rounding_total, total, shown_total, placed_at,
    lines, lines_expected, is_cart_same, is_coupon_same, is_fee_same, open_holds)
  VALUES (?1 ->> 'number', ?1 ->> 'publicId', ?1 ->> 'keyHash', ?1 ->> 'contentHash', ?1 ->> 'owner', ?1 ->> 'locale',
    ?1 ->> 'name', ?1 ->> 'phone', ?1 ->> 'email', ?1 ->> 'region', ?1 ->> 'city', ?1 ->> 'subCity', ?1 ->> 'woreda',
    ?1 ->> 'landmark', ?1 ->> 'note', ?1 ->> '$.coupon.id',
    ?1 ->> 'goodsTotal', ?1 ->> 'discountTotal', ?1 ->> 'deliveryTotal', ?1 ->> 'roundingTotal', ?1 ->> 'total', ?1 ->> 'shownTotal', ?1 ->> 'now',
    (${LINES_AS_QUOTED}), ?1 ->> 'lines', ${IS_CART_AS_QUOTED}, ${IS_COUPON_AS_QUOTED}, ${ARE_FEES_AS_QUOTED}, ${OPEN_HOLDS})`;

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
