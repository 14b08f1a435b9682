-- Coupons, prices of delivery, orders, parcels, payments, refunds and their links (security-and-faults.md 3, 9, 11).
-- Every condition of an order is a named constraint: a batch that violates one fails whole, and the name says why.
-- Expand.

-- Birr for a US dollar (settled.md 30): the newest row that is valid holds. Rows are added, and taken back before they are valid;
-- what was valid stays.
CREATE TABLE usd_rate (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  valid_from INTEGER NOT NULL UNIQUE,
  -- Santim for a dollar.
  santim INTEGER NOT NULL CHECK (santim > 0)
) STRICT;
INSERT INTO usd_rate (valid_from, santim) VALUES (0, 15500);

-- When other prices of delivery hold; likewise.
CREATE TABLE delivery_fee (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  valid_from INTEGER NOT NULL UNIQUE,
  -- Goods of a parcel, in santim, from which a letter or parcel is brought free.
  free_from INTEGER NOT NULL CHECK (free_from > 0),
  -- Santim and working days by size class and zone, as JSON (domain/delivery/delivery-fees); null: it is not delivered there.
  cases TEXT NOT NULL CHECK (json_valid(cases))
) STRICT;
INSERT INTO delivery_fee (valid_from, free_from, cases) VALUES (0, 500000, '{
  "letter": {"near": {"fee": 5000, "fromDays": 1, "untilDays": 2}, "within": {"fee": 9000, "fromDays": 2, "untilDays": 4}, "far": {"fee": 15000, "fromDays": 3, "untilDays": 7}, "remote": {"fee": 20000, "fromDays": 5, "untilDays": 10}},
  "parcel": {"near": {"fee": 8000, "fromDays": 1, "untilDays": 2}, "within": {"fee": 15000, "fromDays": 2, "untilDays": 4}, "far": {"fee": 25000, "fromDays": 3, "untilDays": 7}, "remote": {"fee": 35000, "fromDays": 5, "untilDays": 10}},
  "bulky": {"near": {"fee": 30000, "fromDays": 1, "untilDays": 3}, "within": {"fee": 70000, "fromDays": 2, "untilDays": 5}, "far": {"fee": 150000, "fromDays": 4, "untilDays": 10}, "remote": {"fee": 250000, "fromDays": 7, "untilDays": 15}},
  "freight": {"near": {"fee": 80000, "fromDays": 2, "untilDays": 5}, "within": {"fee": 200000, "fromDays": 3, "untilDays": 7}, "far": {"fee": 450000, "fromDays": 5, "untilDays": 14}, "remote": null}
}');

-- Discounts by code.
CREATE TABLE coupon (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Upper case letters and digits.
  code TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('percent', 'amount')),
  -- Whole percent, or santim.
  value INTEGER NOT NULL,
  -- Minimum total of the goods it applies to, in santim.
  minimum INTEGER NOT NULL DEFAULT 0 CHECK (minimum >= 0),
  -- Only goods of this vendor; null: of all vendors.
  vendor_id INTEGER REFERENCES vendor (id),
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  most_uses INTEGER NOT NULL CHECK (most_uses > 0),
  uses INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT coupon_value CHECK (value > 0 AND (kind = 'amount' OR value <= 90)),
  CONSTRAINT coupon_dates CHECK (starts_at < ends_at),
  CONSTRAINT coupon_used_up CHECK (uses BETWEEN 0 AND most_uses)
) STRICT;

-- Typed at the checkout so far, as JSON: {name, phone, email, region, city, subCity, woreda, landmark, note,
-- payment, delivery}. Deleted by the order.
CREATE TABLE checkout_draft (
  owner TEXT PRIMARY KEY,
  details TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX checkout_draft_by_age ON checkout_draft (updated_at);

-- An order as it was placed. The name of a violated constraint chooses the refusal's sentence.
CREATE TABLE shop_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Read over the phone.
  number TEXT NOT NULL UNIQUE,
  -- 128 random bits: the address of its page.
  public_id TEXT NOT NULL UNIQUE,
  -- One form, one order.
  form_key_hash TEXT NOT NULL UNIQUE,
  -- Hash of the lines and total of the form: the same key with other content is refused.
  content_hash TEXT NOT NULL,
  -- As in cart: 'session:<hash>' or 'account:<id>'; 'former' once the account is deleted.
  owner TEXT NOT NULL,
  locale TEXT NOT NULL,
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
  -- Not collected, because the cash of each parcel is whole birr.
  rounding_total INTEGER NOT NULL DEFAULT 0 CHECK (rounding_total >= 0),
  total INTEGER NOT NULL,
  -- The total the shopper saw last.
  shown_total INTEGER NOT NULL,
  -- Lines that are in the cart and sold as they were quoted, and all that were quoted.
  lines INTEGER NOT NULL,
  lines_expected INTEGER NOT NULL,
  -- 1 if the cart is still the version that was quoted, and the coupon the one the discount was computed with.
  is_cart_same INTEGER NOT NULL,
  is_coupon_same INTEGER NOT NULL,
  -- 1 if the fees it was quoted with are those that hold when it was placed.
  is_fee_same INTEGER NOT NULL DEFAULT 1,
  -- Number of this owner's orders that hold unpaid goods; 0 if this order holds none.
  open_holds INTEGER NOT NULL,
  placed_at INTEGER NOT NULL,
  CONSTRAINT price_changed CHECK (total <= shown_total),
  CONSTRAINT lines_missing CHECK (lines = lines_expected AND lines > 0),
  CONSTRAINT cart_changed CHECK (is_cart_same = 1),
  CONSTRAINT coupon_changed CHECK (is_coupon_same = 1),
  CONSTRAINT fees_changed CHECK (is_fee_same = 1),
  CONSTRAINT too_many_holds CHECK (open_holds < 3),
  CONSTRAINT total_adds_up CHECK (total = goods_total - discount_total + delivery_total - rounding_total),
  CONSTRAINT discount_by_coupon CHECK (discount_total = 0 OR coupon_id IS NOT NULL)
) STRICT;
CREATE INDEX shop_order_by_owner ON shop_order (owner, id DESC);
CREATE INDEX shop_order_by_coupon ON shop_order (coupon_id) WHERE coupon_id IS NOT NULL;

-- Other owners who see an order or a custom order: they gave its number and phone.
CREATE TABLE order_viewer (
  public_id TEXT NOT NULL,
  owner TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (public_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_viewer_by_owner ON order_viewer (owner);
CREATE INDEX order_viewer_by_age ON order_viewer (added_at);

-- One vendor's part of an order; its totals are without the goods of line_cancellation.
CREATE TABLE parcel (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id),
  -- 1, 2, 3 within its order; with the order's number it names the parcel.
  position INTEGER NOT NULL,
  delivery TEXT NOT NULL CHECK (delivery IN ('standard', 'pickup')),
  goods_total INTEGER NOT NULL CHECK (goods_total > 0),
  discount_total INTEGER NOT NULL CHECK (discount_total BETWEEN 0 AND goods_total),
  delivery_fee INTEGER NOT NULL CHECK (delivery_fee >= 0),
  -- Of cash that is not whole birr; 0 where it is paid otherwise.
  rounding INTEGER NOT NULL DEFAULT 0 CHECK (rounding BETWEEN 0 AND 99),
  total INTEGER NOT NULL,
  promised_from INTEGER NOT NULL,
  promised_until INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN (
    'awaitingPayment', 'placed', 'confirmed', 'preparing', 'onTheWay', 'delivered', 'cancelled', 'returnAsked', 'returned', 'returnRefused')),
  state_at INTEGER NOT NULL,
  -- Why it was cancelled or is to be returned, in the words of who did it.
  reason TEXT NOT NULL DEFAULT '',
  -- Its number at the carrier; '': none.
  tracking TEXT NOT NULL DEFAULT '',
  -- By whom it was cancelled; null where it is not cancelled, and where its payment never came.
  cancelled_by TEXT CHECK (cancelled_by IN ('shopper', 'seller', 'shop')),
  UNIQUE (order_id, position),
  UNIQUE (vendor_id, order_id),
  CONSTRAINT parcel_adds_up CHECK (total = goods_total - discount_total + delivery_fee - rounding)
) STRICT;
CREATE INDEX parcel_by_vendor ON parcel (vendor_id, id DESC);

-- A line as it was bought: names, picture and price do not change afterwards.
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
  -- Of the option, else the product's own; null without any.
  picture TEXT,
  quantity INTEGER NOT NULL CONSTRAINT order_quantity CHECK (quantity >= 1),
  unit_price INTEGER NOT NULL CHECK (unit_price > 0),
  -- Units of it that were cancelled without the rest of the parcel.
  cancelled INTEGER NOT NULL DEFAULT 0 CONSTRAINT cancelled_units CHECK (cancelled BETWEEN 0 AND quantity),
  PRIMARY KEY (parcel_id, position)
) STRICT, WITHOUT ROWID;

-- The lines of an order that are not cancelled, as messages name them (domain/chosen-line).
CREATE VIEW line_words AS
SELECT c.order_id, c.id AS parcel_id, c.position AS parcel, l.position, json_object('units', l.quantity - l.cancelled, 'name', l.name,
  'nameAm', l.name_am, 'color', l.color, 'colorAm', l.color_am, 'size', l.size) AS words
FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id WHERE l.quantity > l.cancelled AND c.state <> 'cancelled';

-- When a parcel reached each state; shown by tracking.
CREATE TABLE parcel_event (
  parcel_id INTEGER NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (parcel_id, state)
) STRICT, WITHOUT ROWID;

-- The allowed steps between states (a test compares them with domain/orders/order-states).
CREATE TABLE parcel_step (from_state TEXT NOT NULL, to_state TEXT NOT NULL, PRIMARY KEY (from_state, to_state)) STRICT, WITHOUT ROWID;
INSERT INTO parcel_step VALUES
  ('awaitingPayment', 'placed'), ('awaitingPayment', 'cancelled'),
  ('placed', 'confirmed'), ('placed', 'preparing'), ('placed', 'onTheWay'), ('placed', 'delivered'), ('placed', 'cancelled'),
  ('confirmed', 'preparing'), ('confirmed', 'onTheWay'), ('confirmed', 'delivered'), ('confirmed', 'cancelled'),
  ('preparing', 'onTheWay'), ('preparing', 'delivered'), ('preparing', 'cancelled'),
  ('onTheWay', 'delivered'), ('onTheWay', 'cancelled'),
  ('delivered', 'returnAsked'), ('returnAsked', 'returned'), ('returnAsked', 'returnRefused');

-- The payment of an order. due: to be paid on delivery or by transfer; reported: the shopper named a transfer; pending:
-- the payment page is open; void: everything was cancelled before anything was paid.
CREATE TABLE payment (
  order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
  kind TEXT NOT NULL, -- domain/orders/payment-providers.ts
  state TEXT NOT NULL CHECK (state IN ('due', 'pending', 'reported', 'paid', 'failed', 'expired', 'void')),
  -- Amount to be paid: lower once goods were cancelled while it is due or pending; 0 if a coupon covers all.
  amount INTEGER NOT NULL CHECK (amount >= 0),
  -- Our own, by which the provider knows the payment.
  reference TEXT NOT NULL UNIQUE,
  -- The bank's or the provider's own.
  outside_reference TEXT,
  -- Unpaid goods are held until then (transfer, payment page, and cash until its phone is confirmed); null for cash that is certain.
  pay_by INTEGER,
  state_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_held ON payment (pay_by) WHERE state IN ('due', 'pending') AND pay_by IS NOT NULL;

-- Money to give back: for a paid parcel that was cancelled or returned, for goods of one (part 1, 2, 3), or (parcel 0 and
-- below) for a payment that was not due.
CREATE TABLE refund (
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  parcel_id INTEGER NOT NULL,
  -- Of line_cancellation; 0: what was left of the parcel.
  part INTEGER NOT NULL DEFAULT 0,
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'done')),
  created_at INTEGER NOT NULL,
  done_at INTEGER,
  -- By which way it was given back, in the words of who did.
  how TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (order_id, parcel_id, part),
  CONSTRAINT refund_done CHECK ((state = 'done') = (done_at IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX refund_due ON refund (created_at) WHERE state = 'due';
-- A month's files (data/payments/month-files); orders and deliveries have such an index.
CREATE INDEX refund_by_time ON refund (created_at, order_id, parcel_id, part);

-- Payment pages (security-and-faults.md 3, 9). Chapa accepts a reference once: if the answer to an opening is lost, the
-- next try has a reference of its own, and each is asked about until its outcome is known.
CREATE TABLE payment_try (
  reference TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  -- 1, 2, 3 within its order.
  position INTEGER NOT NULL,
  -- Santim, as the page was opened with.
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- Where the shopper pays; null until Chapa answers.
  page TEXT,
  -- mismatch: the money received is not what was asked for; staff must look. closed: they did.
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'received', 'failed', 'mismatch', 'closed')),
  opened_at INTEGER NOT NULL,
  -- When to ask Chapa next; null: nothing more is expected.
  check_at INTEGER,
  UNIQUE (order_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_try_due ON payment_try (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX payment_try_mismatch ON payment_try (opened_at) WHERE state = 'mismatch';
-- Of the last hour, to see whether they fail.
CREATE INDEX payment_try_recent ON payment_try (opened_at);

-- Transfers that shoppers reported, whatever became of the order, until an operator decides whether the money came.
CREATE TABLE transfer_report (
  order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
  bank_reference TEXT NOT NULL,
  reported_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT;
CREATE INDEX transfer_report_open ON transfer_report (reported_at, order_id) WHERE decided_at IS NULL;

CREATE VIEW audit_order AS
SELECT o.public_id, o.form_key_hash, o.owner, c.vendor_id, l.product_id, l.quantity - l.cancelled AS qty, l.unit_price, o.currency, c.state, o.placed_at
FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id CROSS JOIN order_line l ON l.parcel_id = c.id;

-- The balance of each product's stock (security-and-faults.md 11); checked by `npm run shop -- audit`.
CREATE VIEW audit_stock AS
SELECT p.id AS product_id, p.stock_amount + p.units_taken AS initial, p.stock_amount AS on_hand,
  coalesce(t.held, 0) AS held, coalesce(t.sold, 0) AS sold
FROM product p
LEFT JOIN (
  SELECT l.product_id,
    sum(l.quantity - l.cancelled) FILTER (WHERE c.state = 'awaitingPayment') AS held,
    sum(l.quantity - l.cancelled) FILTER (WHERE c.state NOT IN ('awaitingPayment', 'cancelled')) AS sold
  FROM order_line l CROSS JOIN parcel c ON c.id = l.parcel_id GROUP BY l.product_id
) t ON t.product_id = p.id;

-- The link to one parcel's page. Its secret follows from its id and the session secret; only the hash is stored.
CREATE TABLE parcel_link (
  -- AUTOINCREMENT never reuses an id: a secret is never good again.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  parcel_id INTEGER NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
  -- Null until the first message with it is about to be sent.
  secret_hash TEXT UNIQUE,
  made_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- Revoked, or replaced by another one.
  ended_at INTEGER,
  -- A provider accepted a message with it, or the vendor's system the event.
  notified_at INTEGER,
  -- A message with it, or the event, was given up, or there was no provider.
  failed_at INTEGER,
  -- Somebody opened it first.
  opened_at INTEGER
) STRICT;
CREATE UNIQUE INDEX parcel_link_live ON parcel_link (parcel_id) WHERE ended_at IS NULL;
CREATE INDEX parcel_link_by_parcel ON parcel_link (parcel_id, id DESC);

-- A vendor's word that it cannot deliver a parcel, until somebody moves it on.
CREATE TABLE parcel_refusal (
  parcel_id INTEGER PRIMARY KEY REFERENCES parcel (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX parcel_refusal_by_age ON parcel_refusal (at);

-- Parcels that vendors have not confirmed; the months of the books; goods that are hidden with their vendor, or still to be.
CREATE INDEX parcel_unconfirmed ON parcel (vendor_id, id) WHERE state = 'placed';
CREATE INDEX parcel_event_of_books ON parcel_event (at, parcel_id) WHERE state IN ('delivered', 'returned');

-- Units of a line that were cancelled; the trigger below does the rest. The remainder of a parcel is cancelled as
-- a parcel. Rows are added, never changed.
CREATE TABLE line_cancellation (
  parcel_id INTEGER NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
  -- 1, 2, 3 within its parcel.
  part INTEGER NOT NULL,
  -- Position of the line in its parcel.
  line INTEGER NOT NULL,
  units INTEGER NOT NULL CHECK (units > 0),
  -- By how much the parcel costs less, in santim: price of the units, and their share of its discount.
  goods INTEGER NOT NULL CHECK (goods > 0),
  discount INTEGER NOT NULL CHECK (discount BETWEEN 0 AND goods),
  cancelled_by TEXT NOT NULL CHECK (cancelled_by IN ('seller', 'shop')),
  -- Read by the shopper.
  reason TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (parcel_id, part)
) STRICT, WITHOUT ROWID;

-- Notes of colleagues about an order; no shopper or vendor reads them.
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

-- The desk's lists: each is walked by one of these, newest first or what is due first.
CREATE INDEX shop_order_by_phone ON shop_order (phone, id DESC);
CREATE INDEX shop_order_by_region ON shop_order (region, id DESC);
CREATE INDEX shop_order_by_time ON shop_order (placed_at);
CREATE INDEX parcel_by_state ON parcel (state, order_id DESC);
CREATE INDEX parcel_by_due ON parcel (state, promised_until);
CREATE INDEX payment_by_state ON payment (state);

-- Units of each option: on hand, and taken by its own books and by the lines of orders; checked by `npm run shop -- audit`.
CREATE VIEW audit_option AS
SELECT w.id AS variant_id, w.product_id, w.stock_amount AS on_hand, w.units_taken AS taken, coalesce(t.units, 0) AS counted
FROM product_variant w
LEFT JOIN (
  SELECT l.variant_id, sum(l.quantity - l.cancelled) AS units
  FROM order_line l CROSS JOIN parcel c ON c.id = l.parcel_id WHERE c.state <> 'cancelled' GROUP BY l.variant_id
) t ON t.variant_id = w.id;
