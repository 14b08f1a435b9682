-- Buying (security-and-faults.md 3, 9, 11). Money is santim, times are UTC milliseconds. Every condition of an order is a
-- named constraint: a batch that breaks one fails whole, and its name says why. States only move forward; stock, coupon
-- uses and refunds follow the states by triggers, so that nobody has to remember them.

-- Units that orders hold or bought: stock_amount + units_taken is what was ever put on the shelf.
ALTER TABLE product ADD COLUMN units_taken INTEGER NOT NULL DEFAULT 0 CONSTRAINT taken_nonneg CHECK (units_taken >= 0);
-- While it lies ahead, nothing of this vendor can be bought.
ALTER TABLE vendor ADD COLUMN closed_until INTEGER;

CREATE TABLE coupon (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Upper case letters and digits.
  code TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'amount')),
  -- Whole percent, or santim.
  value INTEGER NOT NULL,
  -- The goods it applies to must come to so much.
  minimum INTEGER NOT NULL DEFAULT 0 CHECK (minimum >= 0),
  -- Only goods of this vendor; of all vendors where there is none.
  vendor_id INTEGER REFERENCES vendor (id),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  most_uses INTEGER NOT NULL CHECK (most_uses > 0),
  uses INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT coupon_value CHECK (value > 0 AND (kind = 'amount' OR value <= 90)),
  CONSTRAINT coupon_dates CHECK (starts_at < ends_at),
  CONSTRAINT coupon_used_up CHECK (uses BETWEEN 0 AND most_uses)
) STRICT;
ALTER TABLE cart ADD COLUMN coupon_code TEXT;

-- What was typed at the checkout so far: JSON of {name, phone, email, region, city, subCity, woreda, landmark, note,
-- payment, delivery}. Gone with the order.
CREATE TABLE checkout_draft (
  owner TEXT PRIMARY KEY,
  details TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX checkout_draft_by_age ON checkout_draft (updated_at);

CREATE TABLE shop_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Read over the phone.
  number TEXT NOT NULL UNIQUE,
  -- 128 random bits: the address of its page.
  public_id TEXT NOT NULL UNIQUE,
  -- One intention, one order.
  form_key_hash TEXT NOT NULL UNIQUE,
  -- Of the lines and the total the form was made for: the same key with others is refused.
  content_hash TEXT NOT NULL,
  -- As of carts: 'session:<hash>' or 'account:<id>'; 'former' once the account is deleted.
  owner TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'am')),
  name TEXT NOT NULL,
  -- In its stored form.
  phone TEXT NOT NULL,
  email TEXT,
  region TEXT NOT NULL,
  city TEXT NOT NULL,
  sub_city TEXT NOT NULL DEFAULT '',
  woreda TEXT NOT NULL DEFAULT '',
  landmark TEXT NOT NULL DEFAULT '',
  note TEXT NOT NULL DEFAULT '',
  coupon_id INTEGER REFERENCES coupon (id),
  currency TEXT NOT NULL DEFAULT 'ETB' CHECK (currency = 'ETB'),
  goods_total INTEGER NOT NULL CHECK (goods_total > 0),
  discount_total INTEGER NOT NULL CHECK (discount_total BETWEEN 0 AND goods_total),
  delivery_total INTEGER NOT NULL CHECK (delivery_total >= 0),
  total INTEGER NOT NULL,
  -- The total the shopper last saw.
  shown_total INTEGER NOT NULL,
  lines INTEGER NOT NULL,
  lines_expected INTEGER NOT NULL,
  -- 1 where the cart is the version that was quoted, and the coupon is the one the discount was counted with.
  is_cart_same INTEGER NOT NULL,
  is_coupon_same INTEGER NOT NULL,
  -- Orders of this owner whose goods are held unpaid; 0 where this one holds none.
  open_holds INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  CONSTRAINT price_changed CHECK (total <= shown_total),
  CONSTRAINT lines_missing CHECK (lines = lines_expected AND lines > 0),
  CONSTRAINT cart_changed CHECK (is_cart_same = 1),
  CONSTRAINT coupon_changed CHECK (is_coupon_same = 1),
  CONSTRAINT too_many_holds CHECK (open_holds < 3),
  CONSTRAINT total_adds_up CHECK (total = goods_total - discount_total + delivery_total)
) STRICT;
CREATE INDEX shop_order_by_owner ON shop_order (owner, id DESC);
CREATE INDEX shop_order_by_coupon ON shop_order (coupon_id) WHERE coupon_id IS NOT NULL;

-- Who else may open an order's page: whoever proved number and phone.
CREATE TABLE order_viewer (
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  owner TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (order_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_viewer_by_owner ON order_viewer (owner);
CREATE INDEX order_viewer_by_age ON order_viewer (added_at);

-- One vendor's part of an order.
CREATE TABLE parcel (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id),
  -- 1, 2, 3 within its order; with the order's number it names the parcel outside.
  position INTEGER NOT NULL,
  delivery TEXT NOT NULL CHECK (delivery IN ('standard', 'pickup')),
  goods_total INTEGER NOT NULL CHECK (goods_total > 0),
  discount_total INTEGER NOT NULL CHECK (discount_total BETWEEN 0 AND goods_total),
  delivery_fee INTEGER NOT NULL CHECK (delivery_fee >= 0),
  total INTEGER NOT NULL,
  promised_from INTEGER NOT NULL,
  promised_until INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN (
    'awaitingPayment', 'placed', 'confirmed', 'preparing', 'onTheWay', 'delivered', 'cancelled', 'returnAsked', 'returned', 'returnRefused')),
  state_at INTEGER NOT NULL,
  -- Why it was cancelled or is to come back, in the shopper's or the vendor's words.
  reason TEXT NOT NULL DEFAULT '',
  UNIQUE (order_id, position),
  UNIQUE (order_id, vendor_id),
  CONSTRAINT parcel_adds_up CHECK (total = goods_total - discount_total + delivery_fee)
) STRICT;
CREATE INDEX parcel_by_vendor ON parcel (vendor_id, id DESC);

-- A line as it was bought: names and price stay as they were then.
CREATE TABLE order_line (
  parcel_id INTEGER NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id),
  variant_id INTEGER NOT NULL DEFAULT 0,
  name TEXT NOT NULL,
  name_am TEXT,
  color TEXT,
  color_am TEXT,
  size TEXT,
  quantity INTEGER NOT NULL CONSTRAINT order_quantity CHECK (quantity BETWEEN 1 AND 99),
  -- The catalogue's at the moment of ordering, and the one the totals were counted with.
  unit_price INTEGER NOT NULL CHECK (unit_price > 0),
  quoted_price INTEGER NOT NULL,
  PRIMARY KEY (parcel_id, position),
  CONSTRAINT price_moved CHECK (unit_price = quoted_price)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_line_by_product ON order_line (product_id);

-- How an order is paid. due: on delivery, or a transfer nobody reported yet; reported: the shopper named a transfer;
-- pending: the payment page is open; void: everything was cancelled before anything was paid.
CREATE TABLE payment (
  order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('cash', 'transfer', 'chapa')),
  state TEXT NOT NULL CHECK (state IN ('due', 'pending', 'reported', 'paid', 'failed', 'expired', 'void')),
  -- What is to be paid: less where a parcel was cancelled while it was due; 0 where a coupon left nothing.
  amount INTEGER NOT NULL CHECK (amount >= 0),
  -- Ours, by which the provider knows the payment.
  reference TEXT NOT NULL UNIQUE,
  -- The bank's or the provider's own.
  outside_reference TEXT,
  -- Until then unpaid goods are held (transfer and payment page); null for cash.
  pay_by INTEGER,
  state_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_held ON payment (pay_by) WHERE state IN ('due', 'pending') AND pay_by IS NOT NULL;

-- Money to be given back: a paid parcel that was cancelled or came back, or (parcel 0) a payment that came too late.
CREATE TABLE refund (
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  parcel_id INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done')),
  created_at INTEGER NOT NULL,
  done_at INTEGER,
  PRIMARY KEY (order_id, parcel_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX refund_due ON refund (created_at) WHERE state = 'due';

-- When a parcel reached each state: what tracking shows.
CREATE TABLE parcel_event (
  parcel_id INTEGER NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (parcel_id, state)
) STRICT, WITHOUT ROWID;

-- The roads between states (domain/orders/order-states says the same; a test compares them).
CREATE TABLE parcel_step (from_state TEXT NOT NULL, to_state TEXT NOT NULL, PRIMARY KEY (from_state, to_state)) STRICT, WITHOUT ROWID;
INSERT INTO parcel_step VALUES
  ('awaitingPayment', 'placed'), ('awaitingPayment', 'cancelled'),
  ('placed', 'confirmed'), ('placed', 'preparing'), ('placed', 'onTheWay'), ('placed', 'delivered'), ('placed', 'cancelled'),
  ('confirmed', 'preparing'), ('confirmed', 'onTheWay'), ('confirmed', 'delivered'), ('confirmed', 'cancelled'),
  ('preparing', 'onTheWay'), ('preparing', 'delivered'), ('preparing', 'cancelled'),
  ('onTheWay', 'delivered'), ('onTheWay', 'cancelled'),
  ('delivered', 'returnAsked'), ('returnAsked', 'returned'), ('returnAsked', 'returnRefused');
CREATE TABLE payment_step (from_state TEXT NOT NULL, to_state TEXT NOT NULL, PRIMARY KEY (from_state, to_state)) STRICT, WITHOUT ROWID;
INSERT INTO payment_step VALUES
  ('due', 'reported'), ('due', 'paid'), ('due', 'expired'), ('due', 'void'),
  ('pending', 'paid'), ('pending', 'failed'), ('pending', 'expired'), ('pending', 'void'),
  ('reported', 'paid'), ('reported', 'failed'), ('reported', 'void');

CREATE TRIGGER parcel_begun AFTER INSERT ON parcel BEGIN
  INSERT INTO parcel_event (parcel_id, state, at) VALUES (NEW.id, NEW.state, NEW.state_at);
END;
CREATE TRIGGER parcel_forward BEFORE UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND (
  NOT EXISTS (SELECT 1 FROM parcel_step WHERE from_state = OLD.state AND to_state = NEW.state)
  -- Only its payment makes an unpaid parcel a placed one.
  OR (OLD.state = 'awaitingPayment' AND NEW.state = 'placed'
    AND NOT EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND state = 'paid'))) BEGIN
  SELECT raise(ABORT, 'parcel_state');
END;
-- One trigger, because the order of several is nobody's promise.
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
-- A deleted account's order is over: what its shopper typed goes, and nobody looks at it any more.
CREATE TRIGGER order_forgotten AFTER UPDATE OF owner ON shop_order WHEN NEW.owner = 'former' BEGIN
  UPDATE parcel SET reason = '' WHERE order_id = NEW.id AND reason <> '';
  DELETE FROM order_viewer WHERE order_id = NEW.id;
END;
CREATE TRIGGER payment_forward BEFORE UPDATE OF state ON payment
WHEN OLD.state <> NEW.state AND (
  NOT EXISTS (SELECT 1 FROM payment_step WHERE from_state = OLD.state AND to_state = NEW.state)
  -- Void follows from parcels, it never leads.
  OR (NEW.state = 'void' AND EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled'))) BEGIN
  SELECT raise(ABORT, 'payment_state');
END;
CREATE TRIGGER payment_made AFTER UPDATE OF state ON payment WHEN OLD.state <> 'paid' AND NEW.state = 'paid' BEGIN
  UPDATE parcel SET state = 'placed', state_at = NEW.state_at WHERE order_id = NEW.order_id AND state = 'awaitingPayment';
END;
CREATE TRIGGER payment_lost AFTER UPDATE OF state ON payment WHEN OLD.state <> NEW.state AND NEW.state IN ('failed', 'expired') BEGIN
  UPDATE parcel SET state = 'cancelled', state_at = NEW.state_at WHERE order_id = NEW.order_id AND state = 'awaitingPayment';
END;

-- What anybody may check at any time (security-and-faults.md 11); `npm run audit:db` does.
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
CREATE VIEW audit_order AS
SELECT o.public_id, o.form_key_hash, o.owner, c.vendor_id, l.product_id, l.quantity AS qty, l.unit_price, o.currency, c.state, o.placed_at
FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id CROSS JOIN order_line l ON l.parcel_id = c.id;
