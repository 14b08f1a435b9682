-- What an order costs to write (docs/decisions/0038-order-batch.md).

-- The lists ask of a stock only whether there is any, in thirty indexes. They ask a column of their own from here on, which
-- moves when the last piece goes or the first comes back; every other sale leaves the indexes alone. Its number is the stock
-- of that moment, and only its sign is looked at: above 0, or 0.
DROP VIEW audit_stock;
DROP TRIGGER parcel_moved;
ALTER TABLE product RENAME COLUMN stock_amount TO listed_stock;
-- What is free to be sold now.
ALTER TABLE product ADD COLUMN stock_amount INTEGER NOT NULL DEFAULT 0 CONSTRAINT stock_nonneg CHECK (stock_amount >= 0);
UPDATE product SET stock_amount = listed_stock WHERE listed_stock <> 0;
CREATE TRIGGER listed_stock_given AFTER INSERT ON product WHEN (NEW.stock_amount > 0) <> (NEW.listed_stock > 0) BEGIN
  SELECT raise(ABORT, 'listed_stock');
END;
-- Who changes in the same statement what lists count by, as an import does, writes both: the counters would follow the two
-- changes in an order that is nobody's promise.
CREATE TRIGGER listed_stock_follows AFTER UPDATE OF stock_amount ON product WHEN (NEW.stock_amount > 0) <> (NEW.listed_stock > 0) BEGIN
  SELECT raise(ABORT, 'listed_stock')
  WHERE OLD.facets IS NOT NEW.facets OR OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id
    OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id
    OR OLD.retired_at IS NOT NEW.retired_at;
  UPDATE product SET listed_stock = NEW.stock_amount WHERE id = NEW.id;
END;

-- As they were (0016).
CREATE VIEW audit_stock AS
SELECT p.id AS product_id, p.stock_amount + p.units_taken AS initial, p.stock_amount AS on_hand,
  coalesce(t.held, 0) AS held, coalesce(t.sold, 0) AS sold
FROM product p
LEFT JOIN (
  SELECT l.product_id,
    sum(l.quantity) FILTER (WHERE c.state = 'awaitingPayment') AS held,
    sum(l.quantity) FILTER (WHERE c.state NOT IN ('awaitingPayment', 'cancelled')) AS sold
  FROM order_line l CROSS JOIN parcel c ON c.id = l.parcel_id GROUP BY l.product_id
) t ON t.product_id = p.id;
CREATE TRIGGER parcel_moved AFTER UPDATE OF state ON parcel WHEN OLD.state <> NEW.state BEGIN
  INSERT INTO parcel_event (parcel_id, state, at) VALUES (NEW.id, NEW.state, NEW.state_at);
  -- What is cancelled goes back on the shelf; the last parcel of an order gives its coupon back too.
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

-- An order takes what its cancelling gives back: stock, on the sum per product, and a use of its coupon. Its cart is empty
-- then, one version on, and its draft gone. The payment is the last row of an order's batch: everything this reads is there.
DROP TRIGGER order_told;
CREATE TRIGGER order_complete AFTER INSERT ON payment BEGIN
  UPDATE product SET stock_amount = stock_amount - l.units, units_taken = units_taken + l.units
  FROM (SELECT l.product_id, sum(l.quantity) AS units FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id
    WHERE c.order_id = NEW.order_id GROUP BY l.product_id) l
  WHERE product.id = l.product_id;
  UPDATE coupon SET uses = uses + 1 WHERE id = (SELECT coupon_id FROM shop_order WHERE id = NEW.order_id);
  DELETE FROM cart_line WHERE cart_id = (
    SELECT c.id FROM shop_order o CROSS JOIN cart c ON c.owner = o.owner WHERE o.id = NEW.order_id);
  UPDATE cart SET version = version + 1, coupon_code = NULL, updated_at = NEW.state_at
  WHERE owner = (SELECT owner FROM shop_order WHERE id = NEW.order_id);
  DELETE FROM checkout_draft WHERE owner = (SELECT owner FROM shop_order WHERE id = NEW.order_id);
  -- Told as before (0017).
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, 'order:' || NEW.order_id, CASE WHEN NEW.kind = 'cash' THEN 'orderPlaced' ELSE 'orderToPay' END,
    CASE WHEN NEW.pay_by IS NULL THEN '{}' ELSE json_object('payBy', NEW.pay_by) END,
    1, 0, NEW.state_at, coalesce(NEW.pay_by, NEW.state_at + 259200000));
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT id, 'vendorParcel:' || id, CASE WHEN NEW.kind = 'cash' AND total > 0 THEN 'vendorParcelCash' ELSE 'vendorParcel' END, NEW.state_at
  FROM parcel WHERE order_id = NEW.order_id AND state = 'placed';
END;
