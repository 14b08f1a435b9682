import { heldUntil, type NewOrder } from "./new-order.server.ts";

/**
 * Each fact of the quote is compared with its row, in columns with named constraints, so that an
 * outdated fact undoes the whole batch.
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

/** A reported but unchecked transfer counts, or a false report would hold goods without bound. */
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
