-- What the desk does with orders: goods of a parcel that are cancelled while the rest of it stands, notes for colleagues,
-- and what its lists are read by.
-- Expand.

-- Units of a line that were cancelled; what follows is done by the trigger below. What is left of a parcel is cancelled as
-- a parcel. Rows are added, never changed.
CREATE TABLE line_cancellation (
  parcel_id INTEGER NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
  -- 1, 2, 3 within its parcel.
  part INTEGER NOT NULL,
  -- Position of the line in its parcel.
  line INTEGER NOT NULL,
  units INTEGER NOT NULL CHECK (units > 0),
  -- What the parcel costs less, in santim: price of the units, and their share of its discount.
  goods INTEGER NOT NULL CHECK (goods > 0),
  discount INTEGER NOT NULL CHECK (discount BETWEEN 0 AND goods),
  cancelled_by TEXT NOT NULL CHECK (cancelled_by IN ('seller', 'shop')),
  -- Read by the shopper.
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (parcel_id, part)
) STRICT, WITHOUT ROWID;

-- Only goods that may still be cancelled as a parcel.
CREATE TRIGGER line_cancellation_open BEFORE INSERT ON line_cancellation
WHEN NOT EXISTS (SELECT 1 FROM parcel c CROSS JOIN parcel_step s ON s.from_state = c.state AND s.to_state = 'cancelled' WHERE c.id = NEW.parcel_id) BEGIN
  SELECT raise(ABORT, 'parcel_state');
END;

-- Units go back on the shelf, totals and what is to be paid fall, what was paid is owed back, shopper and vendor are told.
CREATE TRIGGER line_cancelled AFTER INSERT ON line_cancellation BEGIN
  UPDATE order_line SET cancelled = cancelled + NEW.units WHERE parcel_id = NEW.parcel_id AND position = NEW.line;
  -- The cash of what is left is whole birr again.
  UPDATE parcel SET goods_total = goods_total - NEW.goods, discount_total = discount_total - NEW.discount,
    rounding = rest.rounding, total = rest.exact - rest.rounding,
    cancelled_goods = cancelled_goods + NEW.goods, cancelled_discount = cancelled_discount + NEW.discount
  FROM (SELECT e.exact, iif(y.kind = 'cash', e.exact % 100, 0) AS rounding
    FROM (SELECT order_id, total + rounding - NEW.goods + NEW.discount AS exact FROM parcel WHERE id = NEW.parcel_id) e
    CROSS JOIN payment y ON y.order_id = e.order_id) rest
  WHERE id = NEW.parcel_id;
  UPDATE product SET listed_stock = NEW.units
  WHERE id = (SELECT product_id FROM order_line WHERE parcel_id = NEW.parcel_id AND position = NEW.line) AND stock_amount = 0;
  UPDATE product SET stock_amount = stock_amount + NEW.units, units_taken = units_taken - NEW.units
  WHERE id = (SELECT product_id FROM order_line WHERE parcel_id = NEW.parcel_id AND position = NEW.line);
  INSERT INTO refund (order_id, parcel_id, part, amount, created_at)
  SELECT y.order_id, NEW.parcel_id, NEW.part, NEW.goods - NEW.discount, NEW.at
  FROM parcel c CROSS JOIN payment y ON y.order_id = c.order_id
  WHERE c.id = NEW.parcel_id AND NEW.goods > NEW.discount AND y.kind <> 'cash' AND y.state = 'paid';
  UPDATE payment SET amount = (SELECT sum(total) FROM parcel WHERE order_id = payment.order_id AND state <> 'cancelled')
  WHERE order_id = (SELECT order_id FROM parcel WHERE id = NEW.parcel_id) AND state = 'due';
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  SELECT c.order_id, 'goods:' || c.id || ':' || NEW.part,
    CASE WHEN y.kind <> 'cash' AND y.state = 'paid' THEN 'goodsCancelledPaid' ELSE 'goodsCancelled' END,
    json_object('parcel', o.number || '-' || c.position,
      'vendor', CASE WHEN o.locale = 'am' THEN coalesce(nullif(trim(v.amharic_name), ''), v.name) ELSE v.name END,
      'items', NEW.units, 'amount', NEW.goods - NEW.discount, 'total', c.total),
    1, 1, NEW.at, NEW.at + 259200000
  FROM parcel c CROSS JOIN shop_order o ON o.id = c.order_id CROSS JOIN vendor v ON v.id = c.vendor_id
  CROSS JOIN payment y ON y.order_id = c.order_id
  WHERE c.id = NEW.parcel_id;
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT id, 'vendorGoods:' || id || ':' || NEW.part, 'vendorGoodsCancelled', NEW.at
  FROM parcel WHERE id = NEW.parcel_id AND state <> 'awaitingPayment';
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  SELECT id, 'parcel.changed', 'goods:' || NEW.part, NEW.at FROM parcel WHERE id = NEW.parcel_id AND state <> 'awaitingPayment';
END;

-- What colleagues write to each other about an order; no shopper or vendor reads it.
CREATE TABLE order_note (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  -- As the writer was called then.
  author TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_note_of_order ON order_note (order_id, id DESC);

-- The words of a buyer's name in their one spelling (domain/search/search-fold), to find orders by.
CREATE TABLE order_name (
  word TEXT NOT NULL,
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  PRIMARY KEY (word, order_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_name_of_order ON order_name (order_id);

-- With an order that is over, all that was written about its person goes.
CREATE TRIGGER order_desk_forgotten AFTER UPDATE OF owner ON shop_order WHEN NEW.owner = 'former' BEGIN
  UPDATE line_cancellation SET reason = '' WHERE parcel_id IN (SELECT id FROM parcel WHERE order_id = NEW.id) AND reason <> '';
  DELETE FROM order_note WHERE order_id = NEW.id;
  DELETE FROM order_name WHERE order_id = NEW.id;
END;

-- The desk's lists: each is walked by one of these, newest first or what is due first.
CREATE INDEX shop_order_by_phone ON shop_order (phone, id DESC);
CREATE INDEX shop_order_by_region ON shop_order (region, id DESC);
CREATE INDEX shop_order_by_time ON shop_order (placed_at);
CREATE INDEX parcel_by_state ON parcel (state, order_id DESC);
CREATE INDEX parcel_by_due ON parcel (state, promised_until);
CREATE INDEX payment_by_state ON payment (state);
CREATE INDEX outbox_of_order ON outbox (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX outbox_open ON outbox (state, id) WHERE state <> 'sent' AND payload <> '{}';
CREATE INDEX product_sold_out ON product (id) WHERE retired_at IS NULL AND listed_stock = 0;
