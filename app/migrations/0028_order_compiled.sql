-- An order compiles to a third of what it was, and writes three pages less (docs/decisions/0038-order-batch.md).

-- All that a trigger could do is compiled with every statement that may fire it. Lists heard of a last piece from a trigger:
-- thirty indexes, counters and search, compiled with the order. Now who turns the stock to 0 or from it tells them, in the
-- same transaction and first: `UPDATE product SET listed_stock` (data/orders/order-statement, parcel_moved, an import). Who does not
-- is refused by name.
DROP TRIGGER listed_stock_follows;
CREATE TRIGGER listed_stock_checked AFTER UPDATE OF stock_amount ON product WHEN (NEW.stock_amount > 0) <> (NEW.listed_stock > 0) BEGIN
  SELECT raise(ABORT, 'listed_stock');
END;

-- As it was (0023), but that it tells the lists.
DROP TRIGGER parcel_moved;
CREATE TRIGGER parcel_moved AFTER UPDATE OF state ON parcel WHEN OLD.state <> NEW.state BEGIN
  INSERT INTO parcel_event (parcel_id, state, at) VALUES (NEW.id, NEW.state, NEW.state_at);
  -- What is cancelled goes back on the shelf, lists first; the last parcel of an order gives its coupon back too.
  UPDATE product SET listed_stock = l.units
  FROM (SELECT product_id, sum(quantity) AS units FROM order_line WHERE parcel_id = NEW.id AND NEW.state = 'cancelled' GROUP BY product_id) l
  WHERE product.id = l.product_id AND stock_amount = 0;
  UPDATE product SET stock_amount = stock_amount + l.units, units_taken = units_taken - l.units
  FROM (SELECT product_id, sum(quantity) AS units FROM order_line WHERE parcel_id = NEW.id AND NEW.state = 'cancelled' GROUP BY product_id) l
  WHERE product.id = l.product_id;
  UPDATE coupon SET uses = uses - 1
  WHERE NEW.state = 'cancelled' AND id = (SELECT coupon_id FROM shop_order WHERE id = NEW.order_id)
    AND NOT EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
  -- Money that came is to be given back; what was not asked for outside yet is not asked for any more.
  INSERT INTO refund (order_id, parcel_id, amount, created_at)
  SELECT NEW.order_id, NEW.id, CASE NEW.state WHEN 'cancelled' THEN NEW.total ELSE NEW.goods_total - NEW.discount_total END, NEW.state_at
  WHERE (NEW.state = 'cancelled' AND NEW.total > 0
      AND EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND kind <> 'cash' AND state = 'paid'))
    OR (NEW.state = 'returned' AND NEW.goods_total > NEW.discount_total);
  UPDATE payment SET state = 'void', state_at = NEW.state_at
  WHERE NEW.state = 'cancelled' AND order_id = NEW.order_id AND state IN ('due', 'pending', 'reported')
    AND NOT EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
  UPDATE payment SET amount = amount - NEW.total
  WHERE NEW.state = 'cancelled' AND order_id = NEW.order_id AND state = 'due';
  -- Cash is paid once nothing of the order is on its way any more and something was delivered.
  UPDATE payment SET state = 'paid', state_at = NEW.state_at
  WHERE NEW.state IN ('delivered', 'cancelled') AND order_id = NEW.order_id AND kind = 'cash' AND state = 'due'
    AND NOT EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id
      AND state NOT IN ('delivered', 'cancelled', 'returnAsked', 'returned', 'returnRefused'))
    AND EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
END;

-- As it was (0017), in one statement instead of two.
DROP TRIGGER order_notice_written;
CREATE TRIGGER order_notice_written INSTEAD OF INSERT ON order_notice BEGIN
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT c.column1, NEW.dedupe_key || ':' || c.column1,
    json_patch(CASE c.column1
      WHEN 'push' THEN json_object('account', CAST(substr(o.owner, 9) AS INTEGER), 'link', '/orders/' || o.public_id)
      ELSE json_object('to', CASE c.column1 WHEN 'sms' THEN o.phone ELSE o.email END) END,
    json_object('locale', o.locale, 'text', NEW.text,
      'values', json_patch(json_object('number', o.number, 'total', o.total), NEW.details))),
    NEW.at, NEW.at, NEW.until
  FROM shop_order o CROSS JOIN (VALUES ('sms'), ('mail'), ('push')) c
  WHERE o.id = NEW.order_id AND CASE c.column1
    -- An order whose account was deleted has no phone any more.
    WHEN 'sms' THEN o.phone GLOB '+251[79]*' AND (NEW.is_sms = 1 OR coalesce(o.email, '') = '')
    WHEN 'mail' THEN coalesce(o.email, '') <> ''
    ELSE NEW.is_push = 1 AND o.owner GLOB 'account:[0-9]*' END
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

-- Nobody asks which orders a product is in, and an order wrote a page of it for each line.
DROP INDEX order_line_by_product;
