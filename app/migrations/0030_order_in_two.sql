-- An order is two statements of one batch instead of one (docs/decisions/0038-order-batch.md).

-- What a statement changes is kept until it ends, for taking it back: 15 pages in memory, more of them in a file. Together order and
-- payment changed 21. The payment is a statement of its own now, with all that follows it (`order_complete`).
DROP VIEW new_order;

-- As it was (0025), but for the payment: head, parcels and lines are JSON (data/orders/order-rows).
CREATE VIEW new_order AS
SELECT '{}' AS head, '[]' AS parcels, '[]' AS lines, 0 AS at WHERE 0;
CREATE TRIGGER new_order_written INSTEAD OF INSERT ON new_order BEGIN
  INSERT INTO shop_order (number, public_id, form_key_hash, content_hash, owner, locale, name, phone, email, region, city,
    sub_city, woreda, landmark, note, goods_total, discount_total, delivery_total, total, shown_total, lines_expected, placed_at,
    coupon_id, lines, is_cart_same, is_coupon_same, open_holds)
  SELECT o.value ->> 'number', o.value ->> 'publicId', o.value ->> 'keyHash', o.value ->> 'contentHash', o.value ->> 'owner',
    o.value ->> 'locale', o.value ->> 'name', o.value ->> 'phone', o.value ->> 'email', o.value ->> 'region', o.value ->> 'city',
    o.value ->> 'subCity', o.value ->> 'woreda', o.value ->> 'landmark', o.value ->> 'note', o.value ->> 'goodsTotal',
    o.value ->> 'discountTotal', o.value ->> 'deliveryTotal', o.value ->> 'total', o.value ->> 'shownTotal', o.value ->> 'lines',
    o.value ->> 'now',
    o.value ->> '$.coupon.id',
    -- Lines that lie in the cart and are sold as they were quoted.
    (SELECT count(*) FROM json_each(NEW.lines) l CROSS JOIN product p ON p.id = l.value ->> 'product' CROSS JOIN vendor v ON v.id = p.vendor_id
      LEFT JOIN product_variant w ON w.id = l.value ->> 'variant' AND w.product_id = p.id
      CROSS JOIN cart_line c ON c.cart_id = (SELECT id FROM cart WHERE owner = o.value ->> 'owner')
        AND c.product_id = p.id AND c.variant_id = l.value ->> 'variant'
      WHERE c.quantity = l.value ->> 'quantity' AND p.retired_at IS NULL
        AND CASE WHEN c.variant_id = 0 THEN p.variant_count = 0 ELSE w.id IS NOT NULL END
        AND (v.closed_until IS NULL OR v.closed_until <= o.value ->> 'now')
        AND v.id = l.value ->> 'vendor' AND v.city = l.value ->> 'city' AND p.free_delivery = l.value ->> 'freeDelivery'),
    EXISTS (SELECT 1 FROM cart c WHERE c.owner = o.value ->> 'owner' AND c.version = o.value ->> 'cartVersion'
      AND o.value ->> 'lines' = (SELECT count(*) FROM cart_line WHERE cart_id = c.id)),
    CASE WHEN o.value ->> '$.coupon' IS NULL THEN 1 ELSE EXISTS (
    SELECT 1 FROM coupon k WHERE k.id = o.value ->> '$.coupon.id' AND k.kind = o.value ->> '$.coupon.kind'
      AND k.value = o.value ->> '$.coupon.value' AND k.minimum = o.value ->> '$.coupon.minimum'
      AND k.vendor_id IS (o.value ->> '$.coupon.vendorId')
      AND k.starts_at = o.value ->> '$.coupon.startsAt' AND k.ends_at = o.value ->> '$.coupon.endsAt') END,
    -- A report that nobody looked at yet has no end: it counts as well, or a made-up one would hold goods without bound.
    CASE WHEN o.value ->> 'isHeld' = 0 THEN 0 ELSE (
      SELECT count(*) FROM (
        -- Orders of one owner that are looked at for unpaid ones, newest first.
        SELECT id FROM shop_order WHERE owner = o.value ->> 'owner' ORDER BY id DESC LIMIT 200) r
      CROSS JOIN payment y ON y.order_id = r.id
      WHERE y.state = 'reported' OR (y.state IN ('due', 'pending') AND y.pay_by > o.value ->> 'now')) END
  FROM (SELECT NEW.head AS value) o;
  INSERT INTO parcel (order_id, vendor_id, position, delivery, goods_total, discount_total, delivery_fee, total,
    promised_from, promised_until, state, state_at)
  SELECT (SELECT id FROM shop_order WHERE public_id = NEW.head ->> 'publicId'), o.value ->> 'vendor', o.value ->> 'position',
    o.value ->> 'delivery', o.value ->> 'goodsTotal', o.value ->> 'discountTotal', o.value ->> 'deliveryFee', o.value ->> 'total',
    o.value ->> 'promisedFrom', o.value ->> 'promisedUntil', o.value ->> 'state', NEW.at
  FROM json_each(NEW.parcels) o;
  INSERT INTO order_line (parcel_id, position, product_id, variant_id, name, name_am, color, color_am, size, quantity, unit_price,
    quoted_price)
  SELECT c.id, l.value ->> 'position', p.id, l.value ->> 'variant', p.name, p.name_am, w.color, w.color_am, w.size,
    l.value ->> 'quantity',
    -- domain/products/price chargedPrice.
    CASE WHEN w.price <> p.selling_price THEN w.price
    WHEN p.special_price IS NOT NULL AND NEW.at < p.special_ends_at THEN p.special_price
    WHEN p.sale_price IS NOT NULL AND coalesce(NEW.at < p.sale_until, 1) THEN p.sale_price
    ELSE p.selling_price END, l.value ->> 'price'
  FROM json_each(NEW.lines) l CROSS JOIN product p ON p.id = l.value ->> 'product' CROSS JOIN vendor v ON v.id = p.vendor_id
  LEFT JOIN product_variant w ON w.id = l.value ->> 'variant' AND w.product_id = p.id
  CROSS JOIN shop_order o ON o.public_id = NEW.head ->> 'publicId' CROSS JOIN parcel c ON c.order_id = o.id AND c.vendor_id = v.id;
END;
