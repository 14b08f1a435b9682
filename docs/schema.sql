-- All tables, indexes, views and triggers as the migrations leave them.
-- Written by `npm run db:schema`; a test compares it with app/migrations.

CREATE TABLE account (
  -- AUTOINCREMENT never reuses an id: carts and lists name their owner by it.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL DEFAULT '',
  -- Lower case; stored only after a code proved it.
  email TEXT UNIQUE,
  -- +2519... or +2517..., proven likewise.
  phone TEXT UNIQUE,
  password_hash TEXT NOT NULL,
  password_changed_at INTEGER NOT NULL,
  -- Language of the messages we send.
  locale TEXT NOT NULL DEFAULT 'en' CHECK (locale IN ('en', 'am')),
  created_at INTEGER NOT NULL,
  CONSTRAINT account_contact CHECK (email IS NOT NULL OR phone IS NOT NULL)
) STRICT;

CREATE TRIGGER alert_account_left AFTER DELETE ON account BEGIN
  DELETE FROM alert WHERE reader IN (OLD.email, OLD.phone);
END;

CREATE TRIGGER custom_order_left AFTER DELETE ON account BEGIN
  DELETE FROM custom_order_viewer WHERE owner = 'account:' || OLD.id;
  UPDATE custom_order SET owner = 'former', phone = '', city = '', what = '', link = '' WHERE owner = 'account:' || OLD.id;
END;

CREATE TRIGGER review_of_deleted_account AFTER DELETE ON account BEGIN
  UPDATE product_rate SET buyer = NULL, author = '' WHERE buyer = 'account:' || OLD.id;
  DELETE FROM review_vote WHERE owner = 'account:' || OLD.id;
  DELETE FROM review_report WHERE owner = 'account:' || OLD.id;
END;

CREATE TRIGGER product_question_left AFTER DELETE ON account BEGIN
  UPDATE product_question SET asker = ''
  WHERE asker <> '' AND asker IN ('account:' || OLD.id, OLD.email, OLD.phone);
END;

CREATE TABLE account_address (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Names the address in links and forms.
  public_id TEXT NOT NULL UNIQUE,
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  phone TEXT NOT NULL,
  region TEXT NOT NULL,
  city TEXT NOT NULL,
  sub_city TEXT NOT NULL DEFAULT '',
  woreda TEXT NOT NULL DEFAULT '',
  landmark TEXT NOT NULL DEFAULT '',
  is_default INTEGER NOT NULL DEFAULT 0 CHECK (is_default IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX account_address_by_account ON account_address (account_id, id);
CREATE UNIQUE INDEX account_address_default ON account_address (account_id) WHERE is_default = 1;

CREATE TABLE add_key (
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (owner, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX add_key_by_age ON add_key (added_at);

CREATE TABLE alert (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('follow', 'stock', 'price')),
  -- The vendor of a follow, else the product.
  target_id INTEGER NOT NULL,
  -- The option of the product; 0: whichever.
  variant_id INTEGER NOT NULL DEFAULT 0,
  -- 'account:<id>', or a guest's phone or e-mail in its stored form.
  reader TEXT NOT NULL,
  -- Messages go to the account's present contact.
  account_id INTEGER REFERENCES account (id) ON DELETE CASCADE,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'am')),
  -- price: santim when the alert was made; a lower price is reported.
  price INTEGER CONSTRAINT alert_price CHECK ((kind = 'price') = (price IS NOT NULL)),
  -- 128 random bits, printed in every message of the alert; they only allow to end alerts.
  leave_secret TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  -- stock, price: when the message was written. The alert is over then, and stays only for its link.
  told_at INTEGER,
  CONSTRAINT alert_reader CHECK ((account_id IS NOT NULL) = (reader GLOB 'account:[0-9]*')),
  UNIQUE (reader, kind, target_id, variant_id)
) STRICT;
CREATE INDEX alert_by_target ON alert (kind, target_id);
CREATE INDEX alert_by_account ON alert (account_id, id DESC) WHERE account_id IS NOT NULL;
CREATE INDEX alert_told ON alert (told_at) WHERE told_at IS NOT NULL;

CREATE TABLE alert_event (
  kind TEXT NOT NULL CHECK (kind IN ('follow', 'stock', 'price')),
  target_id INTEGER NOT NULL,
  -- follow: number of new goods not reported yet; else 1. 0: nothing to do.
  news INTEGER NOT NULL DEFAULT 1 CONSTRAINT alert_news CHECK (news >= 0),
  -- How many of them this round reports; 0 between rounds, and if the event happened again during its round.
  telling INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  -- Readers of alerts up to this id have their message of this round.
  cursor INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_event_due ON alert_event (due_at) WHERE news > 0;

CREATE TABLE arriving_picture (
  hash TEXT PRIMARY KEY CONSTRAINT arriving_picture_hash CHECK (length(hash) = 32),
  arrived_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX arriving_picture_by_age ON arriving_picture (arrived_at);

CREATE TABLE attempt (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  window_start INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (kind, subject, window_start)
) STRICT, WITHOUT ROWID;
CREATE INDEX attempt_by_age ON attempt (window_start);

CREATE VIEW audit_option AS
SELECT w.id AS variant_id, w.product_id, w.stock_amount AS on_hand, w.units_taken AS taken, coalesce(t.units, 0) AS counted
FROM product_variant w
LEFT JOIN (
  SELECT l.variant_id, sum(l.quantity - l.cancelled) AS units
  FROM order_line l CROSS JOIN parcel c ON c.id = l.parcel_id WHERE c.state <> 'cancelled' GROUP BY l.variant_id
) t ON t.variant_id = w.id;

CREATE VIEW audit_order AS
SELECT o.public_id, o.form_key_hash, o.owner, c.vendor_id, l.product_id, l.quantity - l.cancelled AS qty, l.unit_price, o.currency, c.state, o.placed_at
FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id CROSS JOIN order_line l ON l.parcel_id = c.id;

CREATE VIEW audit_rating AS
SELECT p.id AS product_id, p.rate_sum, p.rate_count, coalesce(c.rate_sum, 0) AS counted_sum, coalesce(c.rate_count, 0) AS counted
FROM product p LEFT JOIN (
  SELECT product_id, sum(rate) AS rate_sum, count(*) AS rate_count FROM product_rate WHERE hidden_at IS NULL GROUP BY product_id
) c ON c.product_id = p.id;

CREATE VIEW audit_review AS
SELECT r.id AS review_id, r.buyer, r.product_id, r.helpful_count, coalesce(v.votes, 0) AS votes,
  r.order_id IS NULL OR EXISTS (
    SELECT 1 FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id
    WHERE c.order_id = r.order_id AND l.product_id = r.product_id AND l.cancelled < l.quantity AND c.state IN ('delivered', 'returnAsked', 'returned', 'returnRefused')
  ) AS is_delivered
FROM product_rate r LEFT JOIN (SELECT review_id, count(*) AS votes FROM review_vote GROUP BY review_id) v ON v.review_id = r.id;

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

CREATE TABLE backup (
  -- Days since 1970; a night begins at 2 in the morning in Addis Ababa.
  night INTEGER PRIMARY KEY,
  begun_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- Drawn for each backup: 16 bytes as hex.
  identity TEXT NOT NULL,
  -- A hash of all tables as they were when it began: a migration meanwhile begins it anew.
  tables TEXT NOT NULL,
  -- What moves when somebody orders or imports: the same at its end, nobody did meanwhile.
  marks TEXT NOT NULL DEFAULT '',
  -- Where to go on: the table's place in their order, and the last key that was read, as SQL; NULL from its first row.
  table_index INTEGER NOT NULL DEFAULT 0,
  after_key TEXT,
  frames INTEGER NOT NULL DEFAULT 0,
  rows INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL DEFAULT 0,
  -- One cron at a time; it may be gone on with after this.
  leased_until INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE banner (
  id INTEGER PRIMARY KEY,
  slot TEXT NOT NULL,
  position INTEGER NOT NULL,
  url TEXT NOT NULL,
  image TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  title_am TEXT
) STRICT;
CREATE INDEX banner_by_slot ON banner (slot, position);

CREATE TABLE brand (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL
) STRICT;

CREATE TABLE cart (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL,
  coupon_code TEXT
) STRICT;
CREATE INDEX cart_of_guests_by_age ON cart (updated_at) WHERE owner >= 'session:';

CREATE TABLE cart_line (
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  variant_id INTEGER NOT NULL DEFAULT 0,
  quantity INTEGER NOT NULL CONSTRAINT quantity_range CHECK (quantity BETWEEN 1 AND 99),
  price_when_added INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (cart_id, product_id, variant_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE catalogue_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;

CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER NOT NULL REFERENCES parent_category (id),
  slug_name TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  amharic_name TEXT,
  position INTEGER NOT NULL DEFAULT 1000,
  total_products INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX category_by_parent ON category (parent_id, position, id);

CREATE TABLE category_banner (
  category_id INTEGER PRIMARY KEY REFERENCES category (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  image TEXT NOT NULL
) STRICT;
CREATE INDEX category_banner_by_position ON category_banner (position, category_id);

CREATE TABLE checkout_draft (
  owner TEXT PRIMARY KEY,
  details TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX checkout_draft_by_age ON checkout_draft (updated_at);

CREATE TABLE choice (
  facet INTEGER NOT NULL CHECK (facet IN (3, 4)),
  bit INTEGER NOT NULL CHECK (bit BETWEEN 0 AND 51),
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  name_am TEXT,
  code TEXT,
  PRIMARY KEY (facet, bit),
  UNIQUE (facet, slug)
) STRICT, WITHOUT ROWID;

CREATE TABLE co_view (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  other_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  count INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (product_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX co_view_strongest ON co_view (product_id, count DESC, seen_at DESC);
CREATE INDEX co_view_by_age ON co_view (seen_at);

CREATE TABLE compare_item (
  owner TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- The option; 0: none was chosen.
  variant_id INTEGER NOT NULL DEFAULT 0,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (owner, product_id, variant_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX compare_item_by_age ON compare_item (added_at);

CREATE TABLE content_version (
  number INTEGER PRIMARY KEY,
  loaded_at INTEGER NOT NULL,
  loaded_by TEXT NOT NULL,
  -- Name and hash of the file that was loaded; '' for the content from before the first load.
  file TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  -- The sections the file named, as a JSON array.
  sections TEXT NOT NULL CHECK (json_valid(sections)),
  -- The version it restored.
  restores INTEGER,
  -- The whole content since then, named or not, in the form of a file (docs/content-files.md).
  content TEXT NOT NULL CHECK (json_valid(content))
) STRICT;

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

CREATE TABLE custom_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Read over the phone, in the form of order numbers (domain/orders/order-number).
  number TEXT NOT NULL UNIQUE,
  -- 128 random bits: the address of its page.
  public_id TEXT NOT NULL UNIQUE,
  -- One form, one request.
  form_key_hash TEXT NOT NULL UNIQUE,
  -- Hash of the request: the same form with other words is refused.
  content_hash TEXT NOT NULL,
  -- As in cart: 'session:<hash>' or 'account:<id>'; 'former' once the account is deleted.
  owner TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'am')),
  what TEXT NOT NULL,
  -- Slug of a parent category, or ''.
  category TEXT NOT NULL DEFAULT '',
  quantity INTEGER NOT NULL CONSTRAINT custom_quantity CHECK (quantity BETWEEN 1 AND 9999),
  -- Of all pieces together, in santim.
  target_price INTEGER CHECK (target_price > 0),
  -- When that day begins in Addis Ababa.
  needed_by INTEGER,
  link TEXT NOT NULL DEFAULT '',
  -- In its stored form.
  phone TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'searching', 'found', 'notFound', 'done')),
  -- The operator's answer.
  answer TEXT NOT NULL DEFAULT '',
  state_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX custom_order_by_owner ON custom_order (owner, id DESC);
CREATE INDEX custom_order_open ON custom_order (id) WHERE state IN ('received', 'searching');

CREATE TRIGGER custom_order_forward BEFORE UPDATE OF state ON custom_order
WHEN OLD.state <> NEW.state AND NOT EXISTS (SELECT 1 FROM custom_order_step WHERE from_state = OLD.state AND to_state = NEW.state) BEGIN
  SELECT raise(ABORT, 'custom_order_state');
END;

CREATE TRIGGER custom_order_told AFTER UPDATE OF state ON custom_order
WHEN OLD.state <> NEW.state AND NEW.state IN ('found', 'notFound') AND NEW.phone GLOB '+251[79]*' BEGIN
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  VALUES ('sms', 'customOrder:' || NEW.id || ':' || NEW.state,
    json_object('to', NEW.phone, 'locale', NEW.locale,
      'text', CASE NEW.state WHEN 'found' THEN 'customOrderFound' ELSE 'customOrderNotFound' END,
      'values', json_object('number', NEW.number)),
    NEW.state_at, NEW.state_at, NEW.state_at + 259200000)
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

CREATE TRIGGER sent_picture_custom_order_moved AFTER UPDATE OF owner ON custom_order WHEN OLD.owner <> NEW.owner BEGIN
  UPDATE sent_picture SET owner = NEW.owner WHERE custom_order_id = NEW.id AND NEW.owner <> 'former';
  DELETE FROM sent_picture WHERE custom_order_id = NEW.id AND NEW.owner = 'former';
END;

CREATE TABLE custom_order_step (from_state TEXT NOT NULL, to_state TEXT NOT NULL, PRIMARY KEY (from_state, to_state)) STRICT, WITHOUT ROWID;

CREATE TABLE custom_order_viewer (
  custom_order_id INTEGER NOT NULL REFERENCES custom_order (id) ON DELETE CASCADE,
  owner TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (custom_order_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX custom_order_viewer_by_owner ON custom_order_viewer (owner);
CREATE INDEX custom_order_viewer_by_age ON custom_order_viewer (added_at);

CREATE TABLE delivery_fee (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  valid_from INTEGER NOT NULL UNIQUE,
  near INTEGER NOT NULL CHECK (near >= 0),
  within INTEGER NOT NULL CHECK (within >= 0),
  far INTEGER NOT NULL CHECK (far >= 0),
  remote INTEGER NOT NULL CHECK (remote >= 0),
  -- Goods of a parcel from which its delivery is free.
  free_from INTEGER NOT NULL CHECK (free_from > 0)
) STRICT;

CREATE TABLE desk_session (
  session_hash TEXT PRIMARY KEY REFERENCES session (id_hash) ON DELETE CASCADE,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE exhibition (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  amharic_name TEXT
) STRICT;

CREATE TABLE exhibition_product (
  exhibition_id INTEGER NOT NULL REFERENCES exhibition (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  start_date INTEGER NOT NULL,
  adey INTEGER NOT NULL DEFAULT 0 CHECK (adey IN (0, 1)),
  PRIMARY KEY (exhibition_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX exhibition_product_by_product ON exhibition_product (product_id);
CREATE INDEX exhibition_product_by_position ON exhibition_product (exhibition_id, position, product_id, start_date);

CREATE TABLE flash_product (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX flash_product_by_position ON flash_product (position, product_id);

CREATE TABLE hero_image (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  image TEXT NOT NULL,
  link TEXT NOT NULL,
  headline TEXT NOT NULL DEFAULT '',
  headline_am TEXT,
  price INTEGER
) STRICT;

CREATE TABLE holiday_package (
  subcategory_id INTEGER PRIMARY KEY REFERENCES subcategory (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE import_change (
  id INTEGER PRIMARY KEY,
  run_id INTEGER NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  -- The product as it was, JSON; null: the run added it.
  before TEXT,
  -- Units that the run gave it, those that orders had taken by then among them, and its price in santim.
  given_units INTEGER NOT NULL,
  given_price INTEGER NOT NULL,
  -- The stock that undoing leaves, between two statements of its batch.
  units_left INTEGER,
  UNIQUE (run_id, product_id)
) STRICT;
CREATE INDEX import_change_product ON import_change (product_id, run_id);
CREATE INDEX import_change_age ON import_change (at);

CREATE TABLE import_run (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  file TEXT NOT NULL,
  -- Where it was one vendor's alone, else ''.
  vendor TEXT NOT NULL,
  begun_at INTEGER NOT NULL,
  ended_at INTEGER,
  undone_at INTEGER
) STRICT;
CREATE INDEX import_run_age ON import_run (begun_at);

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

CREATE TRIGGER line_cancellation_open BEFORE INSERT ON line_cancellation
WHEN NOT EXISTS (SELECT 1 FROM parcel c CROSS JOIN parcel_step s ON s.from_state = c.state AND s.to_state = 'cancelled' WHERE c.id = NEW.parcel_id) BEGIN
  SELECT raise(ABORT, 'parcel_state');
END;

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

CREATE VIEW line_words AS
SELECT c.order_id, c.id AS parcel_id, c.position AS parcel, l.position, json_object('units', l.quantity - l.cancelled, 'name', l.name,
  'nameAm', l.name_am, 'color', l.color, 'colorAm', l.color_am, 'size', l.size) AS words
FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id WHERE l.quantity > l.cancelled AND c.state <> 'cancelled';

CREATE TABLE login_token (
  token_hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- A second or late use writes 0, which makes the whole sign-in fail.
  used_at INTEGER,
  CONSTRAINT login_token_once CHECK (used_at IS NULL OR used_at > 0)
) STRICT, WITHOUT ROWID;
CREATE INDEX login_token_by_age ON login_token (expires_at);
CREATE INDEX login_token_by_account ON login_token (account_id);

CREATE TABLE newsletter_subscriber (
  -- Lower case.
  email TEXT PRIMARY KEY,
  -- Language of the page with the form, and so of the mails.
  locale TEXT NOT NULL CHECK (locale IN ('en', 'am')),
  consented_at INTEGER NOT NULL,
  -- Hash of the secret in the link to unsubscribe.
  leave_hash TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;
CREATE INDEX newsletter_by_locale ON newsletter_subscriber (locale);

CREATE TABLE "one_time_code" (
  purpose TEXT NOT NULL CHECK (purpose IN ('register', 'reset', 'contact', 'desk', 'order')),
  -- Hash of the session that asked; only this session may use the code.
  session_hash TEXT NOT NULL,
  -- E-mail or phone in its stored form.
  contact TEXT NOT NULL,
  code_hash TEXT NOT NULL,
  -- Data of the action that the code completes, such as {name, passwordHash} of a registration; JSON.
  pending TEXT NOT NULL DEFAULT '{}',
  account_id INTEGER REFERENCES account (id) ON DELETE CASCADE,
  -- A second use writes a value below 0, which undoes its batch.
  tries INTEGER NOT NULL DEFAULT 0 CONSTRAINT code_once CHECK (tries >= 0),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  PRIMARY KEY (purpose, session_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX one_time_code_by_age ON one_time_code (expires_at);
CREATE INDEX one_time_code_by_contact ON one_time_code (contact);
CREATE INDEX one_time_code_by_account ON one_time_code (account_id) WHERE account_id IS NOT NULL;

CREATE TABLE operator_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  author_kind TEXT NOT NULL CHECK (author_kind IN ('staff', 'operator', 'portal', 'vendor', 'cron')),
  -- staff: the account's id; portal, vendor: the vendor's; else ''.
  author_id TEXT NOT NULL,
  -- As the person was called then.
  author_name TEXT NOT NULL,
  action TEXT NOT NULL,
  object_kind TEXT NOT NULL,
  object_id TEXT NOT NULL,
  -- What changed, as flat JSON objects with the same names; '{}' for nothing.
  before TEXT NOT NULL CHECK (json_valid(before)),
  after TEXT NOT NULL CHECK (json_valid(after)),
  -- Network address of the request; '' where there was none.
  address TEXT NOT NULL
) STRICT;
CREATE INDEX operator_event_of_object ON operator_event (object_kind, object_id, id DESC);
CREATE INDEX operator_event_of_author ON operator_event (author_kind, author_id, id DESC);
CREATE INDEX operator_event_of_action ON operator_event (action, id DESC);

CREATE TRIGGER operator_event_stays BEFORE UPDATE ON operator_event BEGIN
  SELECT raise(ABORT, 'operator_event_stays');
END;

CREATE TRIGGER operator_event_remains BEFORE DELETE ON operator_event BEGIN
  SELECT raise(ABORT, 'operator_event_stays');
END;

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
  quantity INTEGER NOT NULL CONSTRAINT order_quantity CHECK (quantity BETWEEN 1 AND 99),
  unit_price INTEGER NOT NULL CHECK (unit_price > 0),
  -- Units of it that were cancelled while the parcel stands.
  cancelled INTEGER NOT NULL DEFAULT 0 CONSTRAINT cancelled_units CHECK (cancelled BETWEEN 0 AND quantity),
  PRIMARY KEY (parcel_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_line_by_picture ON order_line (picture) WHERE picture GLOB '/media/v/*';

CREATE TRIGGER option_taken AFTER INSERT ON order_line WHEN NEW.variant_id > 0 BEGIN
  UPDATE product_variant SET stock_amount = stock_amount - NEW.quantity, units_taken = units_taken + NEW.quantity
  WHERE id = NEW.variant_id;
END;

CREATE TRIGGER option_units_given_back AFTER UPDATE OF cancelled ON order_line WHEN NEW.variant_id > 0 BEGIN
  UPDATE product_variant SET stock_amount = stock_amount + NEW.cancelled - OLD.cancelled,
    units_taken = units_taken - NEW.cancelled + OLD.cancelled
  WHERE id = NEW.variant_id;
END;

CREATE TABLE order_name (
  word TEXT NOT NULL,
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  PRIMARY KEY (word, order_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_name_of_order ON order_name (order_id);

CREATE TABLE order_note (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  -- As the writer was called then.
  author TEXT NOT NULL,
  text TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_note_of_order ON order_note (order_id, id DESC);

CREATE VIEW order_notice AS
SELECT 0 AS order_id, '' AS dedupe_key, '' AS text, '{}' AS details, 1 AS is_sms, 0 AS is_push, 0 AS at, 0 AS until WHERE 0;

CREATE TRIGGER order_notice_written INSTEAD OF INSERT ON order_notice BEGIN
  INSERT INTO outbox (order_id, text, kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT o.id, NEW.text, c.column1, NEW.dedupe_key || ':' || c.column1,
    json_patch(CASE c.column1
      WHEN 'push' THEN json_object('account', CAST(substr(o.owner, 9) AS INTEGER), 'link', '/orders/' || o.public_id)
      ELSE json_object('to', CASE c.column1 WHEN 'sms' THEN o.phone ELSE o.email END) END,
    json_object('locale', o.locale, 'text', NEW.text,
      'values', json_patch(CASE WHEN NEW.text IN ('orderPlaced', 'orderToPay', 'paymentReceived')
        -- Lists as texts. An SMS is paid by its letters: it names the first goods.
        THEN json_object('number', o.number, 'total', o.total, 'most', CASE c.column1 WHEN 'mail' THEN 2000 ELSE 40 END,
          'goods', '' || (SELECT json_group_array(json(words) ORDER BY parcel, position) FROM line_words WHERE order_id = o.id),
          'cash', '' || (SELECT json_group_array(json_array(
              CASE WHEN o.locale = 'am' THEN coalesce(nullif(trim(v.amharic_name), ''), v.name) ELSE v.name END, p.total) ORDER BY p.position)
            FROM parcel p CROSS JOIN vendor v ON v.id = p.vendor_id WHERE p.order_id = o.id AND p.state <> 'cancelled'))
        ELSE json_object('number', o.number, 'total', o.total) END, NEW.details))),
    NEW.at, NEW.at, NEW.until
  FROM shop_order o CROSS JOIN (VALUES ('sms'), ('mail'), ('push')) c
  WHERE o.id = NEW.order_id AND CASE c.column1
    -- Once the account is deleted, the order has no phone.
    WHEN 'sms' THEN o.phone GLOB '+251[79]*' AND (NEW.is_sms = 1 OR coalesce(o.email, '') = '')
    WHEN 'mail' THEN coalesce(o.email, '') <> ''
    ELSE NEW.is_push = 1 AND o.owner GLOB 'account:[0-9]*' END
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

CREATE TABLE order_viewer (
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  owner TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (order_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX order_viewer_by_owner ON order_viewer (owner);
CREATE INDEX order_viewer_by_age ON order_viewer (added_at);

CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('mail', 'sms', 'push', 'event')),
  dedupe_key TEXT NOT NULL UNIQUE,
  -- mail: {to, locale, text, values}; sms: the same; push: {account, locale, text, values, exceptSession};
  -- event: {vendor, type, parcel, state, at}. JSON.
  payload TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  -- Not sent after this: an expired code, for one, would be useless.
  expires_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- Leased by one consumer until then.
  leased_until INTEGER NOT NULL DEFAULT 0,
  -- sent: a provider accepted it; kept: no provider, to be read here; dropped: given up or expired. The payload of what was
  -- sent is deleted; of what was dropped it stays where the desk may send it again.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'kept', 'dropped')),
  -- When it left 'waiting'.
  sent_at INTEGER,
  -- Why the last attempt failed, without contact or text.
  problem TEXT,
  -- The order it tells of, and which text of ours it is, which stay once the payload is gone; null for others.
  order_id INTEGER,
  text TEXT
) STRICT;
CREATE INDEX outbox_due ON outbox (due_at) WHERE state = 'waiting';
CREATE INDEX outbox_by_age ON outbox (created_at) WHERE state <> 'waiting';
CREATE INDEX outbox_dead_event ON outbox (kind, id) WHERE kind = 'event' AND state IN ('dropped', 'kept');
CREATE INDEX outbox_of_order ON outbox (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX outbox_open ON outbox (state, id) WHERE state <> 'sent' AND payload <> '{}';

CREATE TRIGGER parcel_link_told AFTER UPDATE OF state ON outbox
WHEN OLD.state = 'waiting' AND OLD.payload ->> '$.values.link' IS NOT NULL BEGIN
  UPDATE parcel_link SET told_at = coalesce(told_at, NEW.sent_at)
  WHERE NEW.state = 'sent' AND id = OLD.payload ->> '$.values.link';
  UPDATE parcel_link SET failed_at = NEW.sent_at
  WHERE NEW.state IN ('kept', 'dropped') AND id = OLD.payload ->> '$.values.link';
END;

CREATE TRIGGER parcel_link_system_told AFTER UPDATE OF state ON outbox
WHEN OLD.state = 'waiting' AND OLD.kind = 'event' AND OLD.payload ->> '$.type' = 'parcel.created' BEGIN
  UPDATE parcel_link SET told_at = coalesce(told_at, NEW.sent_at)
  WHERE NEW.state = 'sent' AND ended_at IS NULL AND parcel_id = CAST(substr(OLD.dedupe_key, 7) AS INTEGER);
  UPDATE parcel_link SET failed_at = NEW.sent_at
  WHERE NEW.state IN ('kept', 'dropped') AND ended_at IS NULL AND parcel_id = CAST(substr(OLD.dedupe_key, 7) AS INTEGER);
END;

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
  -- Who cancelled it; null where it stands, and where its payment never came.
  cancelled_by TEXT CHECK (cancelled_by IN ('shopper', 'seller', 'shop')),
  -- What was ordered besides and cancelled since (line_cancellation): the totals above are without it.
  cancelled_goods INTEGER NOT NULL DEFAULT 0 CHECK (cancelled_goods >= 0),
  cancelled_discount INTEGER NOT NULL DEFAULT 0 CHECK (cancelled_discount BETWEEN 0 AND cancelled_goods),
  UNIQUE (order_id, position),
  UNIQUE (vendor_id, order_id),
  CONSTRAINT parcel_adds_up CHECK (total = goods_total - discount_total + delivery_fee - rounding)
) STRICT;
CREATE INDEX parcel_by_vendor ON parcel (vendor_id, id DESC);
CREATE INDEX parcel_unconfirmed ON parcel (vendor_id, id) WHERE state = 'placed';
CREATE INDEX parcel_by_state ON parcel (state, order_id DESC);
CREATE INDEX parcel_by_due ON parcel (state, promised_until);

CREATE TRIGGER parcel_begun AFTER INSERT ON parcel BEGIN
  INSERT INTO parcel_event (parcel_id, state, at) VALUES (NEW.id, NEW.state, NEW.state_at);
END;

CREATE TRIGGER parcel_told AFTER UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND NOT (OLD.state = 'awaitingPayment'
  AND EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND state IN ('failed', 'expired'))) BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  SELECT NEW.order_id, 'parcel:' || NEW.id || ':' || NEW.state,
    n.text || CASE WHEN NEW.state = 'cancelled' AND y.kind <> 'cash' AND y.state = 'paid' THEN 'Paid' ELSE '' END,
    json_object('parcel', o.number || '-' || NEW.position,
      'vendor', CASE WHEN o.locale = 'am' THEN coalesce(nullif(trim(v.amharic_name), ''), v.name) ELSE v.name END,
      'amount', CASE WHEN NEW.state = 'returned' THEN NEW.goods_total - NEW.discount_total - NEW.rounding ELSE NEW.total END,
      'until', NEW.promised_until),
    n.is_sms, 1, NEW.state_at, NEW.state_at + 259200000
  FROM parcel_notice n CROSS JOIN shop_order o ON o.id = NEW.order_id CROSS JOIN vendor v ON v.id = NEW.vendor_id
  CROSS JOIN payment y ON y.order_id = NEW.order_id
  WHERE n.state = NEW.state;
END;

CREATE TRIGGER parcel_moved AFTER UPDATE OF state ON parcel WHEN OLD.state <> NEW.state BEGIN
  INSERT INTO parcel_event (parcel_id, state, at) VALUES (NEW.id, NEW.state, NEW.state_at);
  -- A cancelled parcel returns its stock (listed_stock first), and the last parcel of an order its use of the coupon.
  UPDATE product SET listed_stock = l.units
  FROM (SELECT product_id, sum(quantity - cancelled) AS units FROM order_line WHERE parcel_id = NEW.id AND NEW.state = 'cancelled' GROUP BY product_id) l
  WHERE product.id = l.product_id AND stock_amount = 0;
  UPDATE product SET stock_amount = stock_amount + l.units, units_taken = units_taken - l.units
  FROM (SELECT product_id, sum(quantity - cancelled) AS units FROM order_line WHERE parcel_id = NEW.id AND NEW.state = 'cancelled' GROUP BY product_id) l
  WHERE product.id = l.product_id;
  UPDATE coupon SET uses = uses - 1
  WHERE NEW.state = 'cancelled' AND id = (SELECT coupon_id FROM shop_order WHERE id = NEW.order_id)
    AND NOT EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
  -- Money received is refunded; a payment not made yet is reduced or becomes void.
  INSERT INTO refund (order_id, parcel_id, amount, created_at)
  SELECT NEW.order_id, NEW.id, CASE NEW.state WHEN 'cancelled' THEN NEW.total ELSE NEW.goods_total - NEW.discount_total - NEW.rounding END, NEW.state_at
  WHERE (NEW.state = 'cancelled' AND NEW.total > 0
      AND EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND kind <> 'cash' AND state = 'paid'))
    OR (NEW.state = 'returned' AND NEW.goods_total - NEW.discount_total > NEW.rounding);
  UPDATE payment SET state = 'void', state_at = NEW.state_at
  WHERE NEW.state = 'cancelled' AND order_id = NEW.order_id AND state IN ('due', 'pending', 'reported')
    AND NOT EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
  UPDATE payment SET amount = amount - NEW.total
  WHERE NEW.state = 'cancelled' AND order_id = NEW.order_id AND state = 'due';
  -- Cash is paid once no parcel of the order is on its way and at least one was delivered.
  UPDATE payment SET state = 'paid', state_at = NEW.state_at
  WHERE NEW.state IN ('delivered', 'cancelled') AND order_id = NEW.order_id AND kind = 'cash' AND state = 'due'
    AND NOT EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id
      AND state NOT IN ('delivered', 'cancelled', 'returnAsked', 'returned', 'returnRefused'))
    AND EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
END;

CREATE TRIGGER parcel_refusal_settled AFTER UPDATE OF state ON parcel WHEN OLD.state <> NEW.state BEGIN
  DELETE FROM parcel_refusal WHERE parcel_id = NEW.id;
END;

CREATE TRIGGER portal_parcel_begun AFTER INSERT ON parcel WHEN NEW.state <> 'awaitingPayment' BEGIN
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at) VALUES (NEW.id, 'parcel.created', NEW.state, NEW.state_at);
END;

CREATE TRIGGER portal_parcel_told AFTER UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND NOT (OLD.state = 'awaitingPayment' AND NEW.state = 'cancelled') BEGIN
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  VALUES (NEW.id, CASE NEW.state WHEN 'placed' THEN 'parcel.created' WHEN 'cancelled' THEN 'parcel.cancelled'
    WHEN 'returnAsked' THEN 'parcel.returnAsked' ELSE 'parcel.moved' END, NEW.state, NEW.state_at);
END;

CREATE TRIGGER option_given_back BEFORE UPDATE OF state ON parcel WHEN OLD.state <> 'cancelled' AND NEW.state = 'cancelled' BEGIN
  UPDATE product_variant SET stock_amount = stock_amount + l.units, units_taken = units_taken - l.units
  FROM (SELECT variant_id, sum(quantity - cancelled) AS units FROM order_line WHERE parcel_id = NEW.id GROUP BY variant_id) l
  WHERE product_variant.id = l.variant_id;
END;

CREATE TRIGGER parcel_forward BEFORE UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND (
  NOT EXISTS (SELECT 1 FROM parcel_step WHERE from_state = OLD.state AND to_state = NEW.state)
  -- Only a payment or a confirmed phone makes a parcel certain.
  OR (OLD.state = 'awaitingPayment' AND NEW.state = 'placed'
    AND NOT EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id
      AND (state = 'paid' OR (kind = 'cash' AND state = 'due' AND pay_by IS NULL))))) BEGIN
  SELECT raise(ABORT, 'parcel_state');
END;

CREATE TRIGGER vendor_told AFTER UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND (NEW.state IN ('placed', 'returnAsked') OR (NEW.state = 'cancelled' AND OLD.state <> 'awaitingPayment')) BEGIN
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  VALUES (NEW.id, CASE NEW.state WHEN 'placed' THEN 'order:' || NEW.order_id || ':parcel:' WHEN 'cancelled' THEN 'vendorCancelled:' ELSE 'vendorReturn:' END || NEW.id,
    CASE NEW.state WHEN 'cancelled' THEN 'vendorCancelled' WHEN 'returnAsked' THEN 'vendorReturn'
      ELSE CASE WHEN NEW.total > 0 AND EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND kind = 'cash')
        THEN 'vendorParcelCash' ELSE 'vendorParcel' END END, NEW.state_at);
END;

CREATE TABLE parcel_event (
  parcel_id INTEGER NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
  state TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (parcel_id, state)
) STRICT, WITHOUT ROWID;
CREATE INDEX parcel_event_of_books ON parcel_event (at, parcel_id) WHERE state IN ('delivered', 'returned');

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
  told_at INTEGER,
  -- A message with it, or the event, was given up, or there was no provider.
  failed_at INTEGER,
  -- Somebody opened it first.
  opened_at INTEGER
) STRICT;
CREATE UNIQUE INDEX parcel_link_live ON parcel_link (parcel_id) WHERE ended_at IS NULL;
CREATE INDEX parcel_link_by_parcel ON parcel_link (parcel_id, id DESC);

CREATE TABLE parcel_notice (
  state TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  is_sms INTEGER NOT NULL CHECK (is_sms IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE TABLE parcel_refusal (
  parcel_id INTEGER PRIMARY KEY REFERENCES parcel (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX parcel_refusal_by_age ON parcel_refusal (at);

CREATE TABLE parcel_step (from_state TEXT NOT NULL, to_state TEXT NOT NULL, PRIMARY KEY (from_state, to_state)) STRICT, WITHOUT ROWID;

CREATE TABLE parent_category (
  id INTEGER PRIMARY KEY,
  slug_name TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  amharic_name TEXT NOT NULL,
  icon TEXT,
  banner_image TEXT,
  position INTEGER NOT NULL,
  in_menu INTEGER NOT NULL DEFAULT 1 CHECK (in_menu IN (0, 1)),
  total_products INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE payment (
  order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('cash', 'transfer', 'chapa')),
  state TEXT NOT NULL CHECK (state IN ('due', 'pending', 'reported', 'paid', 'failed', 'expired', 'void')),
  -- Amount to be paid: lower once a parcel was cancelled while due; 0 if a coupon covers all.
  amount INTEGER NOT NULL CHECK (amount >= 0),
  -- Our own, by which the provider knows the payment.
  reference TEXT NOT NULL UNIQUE,
  -- The bank's or the provider's own.
  outside_reference TEXT,
  -- Unpaid goods are held until then (transfer, payment page, and cash until its phone is confirmed, 0027); null for cash that is certain.
  pay_by INTEGER,
  state_at INTEGER NOT NULL
) STRICT;
CREATE INDEX payment_held ON payment (pay_by) WHERE state IN ('due', 'pending') AND pay_by IS NOT NULL;
CREATE INDEX payment_by_state ON payment (state);
CREATE INDEX payment_unconfirmed ON payment (order_id) WHERE kind = 'cash' AND state = 'due' AND pay_by IS NOT NULL;

CREATE TRIGGER payment_forward BEFORE UPDATE OF state ON payment
WHEN OLD.state <> NEW.state AND (
  NOT EXISTS (SELECT 1 FROM payment_step WHERE from_state = OLD.state AND to_state = NEW.state)
  -- void only follows from cancelled parcels.
  OR (NEW.state = 'void' AND EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled'))) BEGIN
  SELECT raise(ABORT, 'payment_state');
END;

CREATE TRIGGER payment_made AFTER UPDATE OF state ON payment WHEN OLD.state <> 'paid' AND NEW.state = 'paid' BEGIN
  UPDATE parcel SET state = 'placed', state_at = NEW.state_at WHERE order_id = NEW.order_id AND state = 'awaitingPayment';
END;

CREATE TRIGGER payment_lost AFTER UPDATE OF state ON payment WHEN OLD.state <> NEW.state AND NEW.state IN ('failed', 'expired') BEGIN
  UPDATE parcel SET state = 'cancelled', state_at = NEW.state_at WHERE order_id = NEW.order_id AND state = 'awaitingPayment';
END;

CREATE TRIGGER payment_surplus AFTER UPDATE OF state ON payment WHEN OLD.state <> 'paid' AND NEW.state = 'paid' AND NEW.kind <> 'cash' BEGIN
  INSERT INTO refund (order_id, parcel_id, part, amount, created_at)
  SELECT NEW.order_id, id, part, amount, NEW.state_at FROM (
    SELECT id, part, amount, sum(amount) OVER (ORDER BY at DESC, id DESC, part = 0 DESC, part DESC) AS so_far FROM (
      SELECT id, 0 AS part, total AS amount, state_at AS at FROM parcel WHERE order_id = NEW.order_id AND state = 'cancelled'
      UNION ALL SELECT l.parcel_id, l.part, l.goods - l.discount, l.at
      FROM parcel c CROSS JOIN line_cancellation l ON l.parcel_id = c.id WHERE c.order_id = NEW.order_id))
  WHERE amount > 0
    AND so_far <= NEW.amount - (SELECT coalesce(sum(total), 0) FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
END;

CREATE TRIGGER portal_payment_told AFTER UPDATE OF state ON payment WHEN OLD.state <> 'paid' AND NEW.state = 'paid' BEGIN
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  SELECT id, 'payment.settled', 'settled', NEW.state_at FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled';
END;

CREATE TRIGGER phone_confirmed AFTER UPDATE OF pay_by ON payment
WHEN NEW.kind = 'cash' AND NEW.state = 'due' AND OLD.pay_by IS NOT NULL AND NEW.pay_by IS NULL BEGIN
  UPDATE parcel SET state = 'placed', state_at = NEW.state_at WHERE order_id = NEW.order_id AND state = 'awaitingPayment';
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, 'order:' || NEW.order_id, 'orderPlaced', json_object('total', NEW.amount), 1, 0,
    NEW.state_at, NEW.state_at + 259200000);
END;

CREATE TRIGGER payment_told AFTER UPDATE OF state ON payment
WHEN OLD.state <> NEW.state AND NEW.state IN ('paid', 'failed', 'expired') AND (NEW.kind <> 'cash' OR NEW.state = 'expired')
  -- If nothing was left to pay, nothing was received.
  AND NOT (NEW.state = 'paid' AND NEW.amount = 0) BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, NEW.state || ':' || NEW.order_id,
    CASE NEW.state WHEN 'paid' THEN 'paymentReceived' WHEN 'failed' THEN 'paymentFailed'
      ELSE CASE NEW.kind WHEN 'cash' THEN 'phoneUnconfirmed' ELSE 'paymentExpired' END END,
    json_object('amount', NEW.amount), 1, 1, NEW.state_at, NEW.state_at + 259200000);
END;

CREATE TRIGGER payment_expiry_recorded AFTER UPDATE OF state ON payment WHEN OLD.state <> 'expired' AND NEW.state = 'expired' BEGIN
  INSERT INTO operator_event (at, author_kind, author_id, author_name, action, object_kind, object_id, before, after, address)
  SELECT NEW.state_at, 'cron', '', '', CASE NEW.kind WHEN 'cash' THEN 'phoneUnconfirmed' ELSE 'paymentExpired' END,
    'order', number, json_object('state', OLD.state), json_object('state', NEW.state), ''
  FROM shop_order WHERE id = NEW.order_id;
END;

CREATE TABLE payment_step (from_state TEXT NOT NULL, to_state TEXT NOT NULL, PRIMARY KEY (from_state, to_state)) STRICT, WITHOUT ROWID;

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

CREATE TABLE picture (
  -- 32 hex digits: of the SHA-256 of its source, or random where a shopper or vendor sent it.
  hash TEXT PRIMARY KEY CONSTRAINT picture_hash CHECK (length(hash) = 32),
  -- The https address it is fetched from; null: it was sent.
  source TEXT,
  -- here: its master lies in the store; failed: given up, with its problem; leaving: nobody names it any more.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'here', 'failed', 'leaving')),
  -- What pages are given (domain/pictures/picture-address): that of its twin if it has one, '' if it failed.
  shown TEXT NOT NULL,
  -- SHA-256 of the bytes as they came.
  bytes_hash TEXT,
  -- The picture with the same bytes that came first, whose files stand for both.
  twin_of TEXT REFERENCES picture (hash),
  -- Bits of the files in the store, and of those being made (domain/pictures/picture-address).
  files INTEGER NOT NULL DEFAULT 0,
  making INTEGER NOT NULL DEFAULT 0,
  making_until INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  -- Leased by whoever fetches it, until then.
  leased_until INTEGER NOT NULL DEFAULT 0,
  -- Why the last attempt failed.
  problem TEXT,
  created_at INTEGER NOT NULL,
  -- 1: something that named it went away; upkeep looks whether anything else does.
  is_loose INTEGER NOT NULL DEFAULT 0 CHECK (is_loose IN (0, 1)),
  CONSTRAINT picture_facts CHECK (state <> 'here' OR bytes_hash IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_due ON picture (due_at) WHERE state = 'waiting';
CREATE INDEX picture_troubled ON picture (hash) WHERE problem IS NOT NULL;
CREATE INDEX picture_leaving ON picture (hash) WHERE state = 'leaving';
CREATE INDEX picture_loose ON picture (hash) WHERE is_loose = 1;
CREATE INDEX picture_by_twin ON picture (twin_of) WHERE twin_of IS NOT NULL;
CREATE UNIQUE INDEX picture_by_bytes ON picture (bytes_hash) WHERE bytes_hash IS NOT NULL AND twin_of IS NULL;

CREATE TRIGGER picture_arrived AFTER INSERT ON picture BEGIN
  DELETE FROM arriving_picture WHERE hash = NEW.hash;
END;

CREATE TABLE portal_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  vendor_id INTEGER NOT NULL,
  parcel_id INTEGER NOT NULL UNIQUE REFERENCES parcel (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX portal_change_of_vendor ON portal_change (vendor_id, id);

CREATE TABLE portal_key (
  -- Named in every signed request: 96 random bits.
  id TEXT PRIMARY KEY,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id) ON DELETE CASCADE,
  -- Where events of this vendor go; null: it asks by itself.
  endpoint TEXT,
  made_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX portal_key_living ON portal_key (vendor_id) WHERE ended_at IS NULL;
CREATE INDEX portal_key_of_vendor ON portal_key (vendor_id);

CREATE VIEW portal_notice AS
SELECT 0 AS parcel_id, '' AS type, '' AS dedupe_key, 0 AS at WHERE 0;

CREATE TRIGGER portal_notice_written INSTEAD OF INSERT ON portal_notice BEGIN
  DELETE FROM portal_change WHERE parcel_id = NEW.parcel_id;
  INSERT INTO portal_change (vendor_id, parcel_id)
  SELECT vendor_id, id FROM parcel
  WHERE id = NEW.parcel_id AND state <> 'awaitingPayment' AND EXISTS (SELECT 1 FROM portal_key k WHERE k.vendor_id = parcel.vendor_id);
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT 'event', 'event:' || c.id || ':' || NEW.dedupe_key,
    json_object('vendor', c.vendor_id, 'type', NEW.type, 'parcel', o.number || '-' || c.position,
      -- A payment is told of before it places its parcels, or after.
      'state', CASE c.state WHEN 'awaitingPayment' THEN 'placed' ELSE c.state END, 'at', NEW.at),
    NEW.at, NEW.at, NEW.at + 259200000
  FROM parcel c CROSS JOIN shop_order o ON o.id = c.order_id CROSS JOIN portal_key k ON k.vendor_id = c.vendor_id
  WHERE c.id = NEW.parcel_id AND k.ended_at IS NULL AND k.endpoint IS NOT NULL
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

CREATE TABLE portal_request (
  vendor_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  -- Hash of address and body: the same id with other content is an error of that system.
  content_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  PRIMARY KEY (vendor_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX portal_request_by_age ON portal_request (received_at);

CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id),
  feed_id TEXT NOT NULL,
  feed_hash TEXT NOT NULL,
  -- What the feed last said of prices and of units: what it repeats undoes no sale and no price set here.
  feed_price TEXT NOT NULL DEFAULT '',
  feed_units TEXT NOT NULL DEFAULT '',
  name TEXT NOT NULL,
  name_am TEXT,
  name_slug TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL DEFAULT '',
  description_am TEXT,
  brand TEXT,
  -- What its vendor calls the thing: "work belt".
  kind TEXT,
  gtin TEXT,
  -- Packed, in grams.
  weight INTEGER CHECK (weight > 0),
  parent_id INTEGER NOT NULL REFERENCES parent_category (id),
  category_id INTEGER NOT NULL REFERENCES category (id),
  subcategory_id INTEGER REFERENCES subcategory (id),
  thumbnail TEXT NOT NULL DEFAULT '',
  hover_image TEXT,
  selling_price INTEGER NOT NULL CHECK (selling_price > 0),
  usd_price INTEGER NOT NULL CHECK (usd_price > 0),
  -- Santim for a dollar that usd_price was computed with; null: the feed named it.
  usd_rate INTEGER CHECK (usd_rate > 0),
  sale_price INTEGER CHECK (sale_price > 0),
  special_price INTEGER CHECK (special_price > 0),
  special_ends_at INTEGER,
  sale_until INTEGER,
  discount INTEGER NOT NULL DEFAULT 0 CHECK (discount BETWEEN 0 AND 99),
  free_delivery INTEGER NOT NULL DEFAULT 0 CHECK (free_delivery IN (0, 1)),
  -- For lists: above 0 while there is stock, else 0; written only when stock_amount reaches or leaves 0.
  listed_stock INTEGER NOT NULL CONSTRAINT stock_nonneg CHECK (listed_stock >= 0),
  is_new INTEGER NOT NULL DEFAULT 0 CHECK (is_new IN (0, 1)),
  is_top INTEGER NOT NULL DEFAULT 0 CHECK (is_top IN (0, 1)),
  variant_count INTEGER NOT NULL DEFAULT 0,
  rate_sum INTEGER NOT NULL DEFAULT 0,
  rate_count INTEGER NOT NULL DEFAULT 0,
  view_count INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Not on sale since then: its feed does not have it, or staff hide it; 0: its vendor is hidden, and it is neither.
  retired_at INTEGER,
  -- Since then its feed does not have it.
  gone_at INTEGER,
  -- Since then staff hide it, and why; a feed does not bring it back. Never 0: what was not as it was seen makes a batch fail.
  hidden_at INTEGER CONSTRAINT hidden_as_seen CHECK (hidden_at > 0),
  hidden_reason TEXT NOT NULL DEFAULT '',
  -- 1: prices and stock are as staff set them, and a feed leaves them.
  locked INTEGER NOT NULL DEFAULT 0 CHECK (locked IN (0, 1)),
  brand_id INTEGER REFERENCES brand (id),
  -- Bits of choice.
  color_bits INTEGER NOT NULL DEFAULT 0,
  size_bits INTEGER NOT NULL DEFAULT 0,
  -- The price and discount cards show now, in santim and percent, and when they next change by themselves, in UTC ms
  -- (domain/products/shown-facts).
  shown_price INTEGER NOT NULL DEFAULT 0,
  shown_discount INTEGER NOT NULL DEFAULT 0,
  turns_at INTEGER,
  sold_out INTEGER AS (listed_stock <= 0) VIRTUAL,
  -- With five extra votes of 3.5, so that one good review does not make the best rating of the shop.
  rating_order INTEGER
    AS (CASE WHEN rate_count = 0 THEN 0 ELSE (rate_sum * 1000 + 17500) / (rate_count + 5) END) VIRTUAL,
  -- The packed facets: stock 1 bit, free delivery 1, discount 3, rating 2, price 3 (domain/listings/facet-cell).
  facets INTEGER AS (
    (listed_stock > 0) + free_delivery * 2
    + CASE WHEN shown_discount >= 50 THEN 16 WHEN shown_discount >= 25 THEN 12 WHEN shown_discount >= 10 THEN 8 WHEN shown_discount >= 1 THEN 4 ELSE 0 END
    + CASE WHEN rate_count = 0 OR rate_sum < 2 * rate_count THEN 0 WHEN rate_sum < 3 * rate_count THEN 32 WHEN rate_sum < 4 * rate_count THEN 64 ELSE 96 END
    + CASE WHEN shown_price < 100000 THEN 0 WHEN shown_price < 500000 THEN 128 WHEN shown_price < 2000000 THEN 256 WHEN shown_price < 10000000 THEN 384 ELSE 512 END
  ) VIRTUAL,
  -- The subcategory in 16 bits; subcategories whose ids differ by 65,536 share one.
  aisle INTEGER AS (coalesce(subcategory_id, 0) & 65535) VIRTUAL,
  -- Its rowid in product_search: stock and views 4 bits, id 30, facets 10, aisle 16. Too large for JavaScript's
  -- numbers.
  search_place INTEGER AS (
    (CASE WHEN listed_stock <= 0 THEN 9 WHEN view_count >= 10000 THEN 1 WHEN view_count >= 1000 THEN 2
      WHEN view_count >= 100 THEN 3 WHEN view_count >= 10 THEN 4 ELSE 5 END << 56)
    | (id << 26) | (facets << 16) | aisle
  ) VIRTUAL,
  -- Units that orders hold or bought; stock_amount + units_taken is what was ever in stock.
  units_taken INTEGER NOT NULL DEFAULT 0 CONSTRAINT taken_nonneg CHECK (units_taken >= 0),
  -- Units that can be sold now.
  stock_amount INTEGER NOT NULL DEFAULT 0 CONSTRAINT stock_nonneg CHECK (stock_amount >= 0),
  CHECK ((special_price IS NULL) = (special_ends_at IS NULL)),
  UNIQUE (vendor_id, feed_id)
) STRICT;
CREATE INDEX product_newest ON product (created_at DESC, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_most_viewed ON product (view_count DESC, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_discounted ON product (id DESC) WHERE retired_at IS NULL AND discount > 0;
CREATE INDEX product_special ON product (special_ends_at, id) WHERE retired_at IS NULL AND special_price IS NOT NULL;
CREATE INDEX product_free_delivery ON product (id DESC) WHERE retired_at IS NULL AND free_delivery = 1;
CREATE INDEX product_turns ON product (turns_at) WHERE turns_at IS NOT NULL;
CREATE INDEX product_all_facets
  ON product (facets, parent_id, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;
CREATE INDEX product_parent_facets
  ON product (parent_id, facets, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;
CREATE INDEX product_category_facets
  ON product (category_id, facets, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_facets
  ON product (subcategory_id, facets, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;
CREATE INDEX product_vendor_facets
  ON product (vendor_id, facets, parent_id, category_id, subcategory_id, brand_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at, view_count)
  WHERE retired_at IS NULL;
CREATE INDEX product_brand_facets
  ON product (brand_id, facets, parent_id, category_id, subcategory_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at, view_count)
  WHERE retired_at IS NULL AND brand_id IS NOT NULL;
CREATE INDEX product_facts
  ON product (id, facets, parent_id, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;
CREATE INDEX product_all_newest ON product (sold_out, created_at, facets) WHERE retired_at IS NULL;
CREATE INDEX product_all_price ON product (sold_out, shown_price, facets) WHERE retired_at IS NULL;
CREATE INDEX product_all_discount ON product (sold_out, shown_discount, facets) WHERE retired_at IS NULL;
CREATE INDEX product_all_rating ON product (sold_out, rating_order, facets) WHERE retired_at IS NULL;
CREATE INDEX product_all_views ON product (sold_out, view_count, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_newest ON product (parent_id, sold_out, created_at, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_price ON product (parent_id, sold_out, shown_price, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_discount ON product (parent_id, sold_out, shown_discount, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_rating ON product (parent_id, sold_out, rating_order, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_views ON product (parent_id, sold_out, view_count, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_newest ON product (category_id, sold_out, created_at, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_price ON product (category_id, sold_out, shown_price, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_discount ON product (category_id, sold_out, shown_discount, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_rating ON product (category_id, sold_out, rating_order, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_views ON product (category_id, sold_out, view_count, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_newest ON product (subcategory_id, sold_out, created_at, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_price ON product (subcategory_id, sold_out, shown_price, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_discount ON product (subcategory_id, sold_out, shown_discount, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_rating ON product (subcategory_id, sold_out, rating_order, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_views ON product (subcategory_id, sold_out, view_count, facets) WHERE retired_at IS NULL;
CREATE INDEX product_vendor_window ON product (vendor_id, view_count DESC) WHERE retired_at IS NULL AND listed_stock > 0 AND thumbnail <> '';
CREATE INDEX product_found
  ON product (aisle, id, facets, parent_id, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at, view_count)
  WHERE retired_at IS NULL;
CREATE INDEX product_hidden_with_vendor ON product (vendor_id, id) WHERE retired_at = 0;
CREATE INDEX product_sold_out ON product (id) WHERE retired_at IS NULL AND listed_stock = 0;
CREATE INDEX product_hidden ON product (hidden_at, id) WHERE hidden_at IS NOT NULL;
CREATE INDEX product_usd_rate ON product (usd_rate) WHERE usd_rate IS NOT NULL;

CREATE TRIGGER listed_stock_given AFTER INSERT ON product WHEN (NEW.stock_amount > 0) <> (NEW.listed_stock > 0) BEGIN
  SELECT raise(ABORT, 'listed_stock');
END;

CREATE TRIGGER listed_stock_checked AFTER UPDATE OF stock_amount ON product WHEN (NEW.stock_amount > 0) <> (NEW.listed_stock > 0) BEGIN
  SELECT raise(ABORT, 'listed_stock');
END;

CREATE TRIGGER product_counted AFTER INSERT ON product WHEN NEW.retired_at IS NULL BEGIN
  INSERT INTO shelf_cell (shelf, facets, count) SELECT shelf, facets, 1 FROM product_shelf WHERE product_id = NEW.id
  ON CONFLICT (shelf, facets) DO UPDATE SET count = count + 1;
  INSERT INTO shelf_value (shelf, facet, value, count)
  SELECT s.shelf, v.facet, v.value, 1 FROM product_shelf s CROSS JOIN product_value v WHERE s.product_id = NEW.id AND v.product_id = NEW.id
  ON CONFLICT (shelf, facet, value) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER product_uncounted BEFORE DELETE ON product WHEN OLD.retired_at IS NULL BEGIN
  UPDATE shelf_cell SET count = count - 1
  WHERE facets = OLD.facets AND shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id);
  UPDATE shelf_value SET count = count - 1 WHERE shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id)
    AND (facet, value) IN (SELECT facet, value FROM product_value WHERE product_id = OLD.id);
END;

CREATE TRIGGER product_cell_left BEFORE UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.retired_at IS NOT NEW.retired_at BEGIN
  UPDATE shelf_cell SET count = count - 1
  WHERE facets = OLD.facets AND shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id);
END;

CREATE TRIGGER product_value_left BEFORE UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, color_bits, size_bits ON product
WHEN OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.retired_at IS NOT NEW.retired_at OR OLD.color_bits IS NOT NEW.color_bits OR OLD.size_bits IS NOT NEW.size_bits BEGIN
  UPDATE shelf_value SET count = count - 1 WHERE shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id)
    AND (facet, value) IN (SELECT facet, value FROM product_value WHERE product_id = OLD.id);
END;

CREATE TRIGGER product_cell_entered AFTER UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.retired_at IS NOT NEW.retired_at BEGIN
  INSERT INTO shelf_cell (shelf, facets, count) SELECT shelf, facets, 1 FROM product_shelf WHERE product_id = NEW.id
  ON CONFLICT (shelf, facets) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER product_value_entered AFTER UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, color_bits, size_bits ON product
WHEN OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.retired_at IS NOT NEW.retired_at OR OLD.color_bits IS NOT NEW.color_bits OR OLD.size_bits IS NOT NEW.size_bits BEGIN
  INSERT INTO shelf_value (shelf, facet, value, count)
  SELECT s.shelf, v.facet, v.value, 1 FROM product_shelf s CROSS JOIN product_value v WHERE s.product_id = NEW.id AND v.product_id = NEW.id
  ON CONFLICT (shelf, facet, value) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER vendor_product_inserted AFTER INSERT ON product WHEN NEW.retired_at IS NULL BEGIN
  UPDATE vendor SET product_count = product_count + 1 WHERE id = NEW.vendor_id;
  INSERT INTO vendor_shelf (vendor_id, parent_id, city, name, name_am, rating_order, created_at, products)
  SELECT v.id, s.column1, trim(v.city), v.name, coalesce(nullif(trim(v.amharic_name), ''), v.name), v.rating_order, v.created_at, 1
  FROM (VALUES (0), (NEW.parent_id)) s CROSS JOIN vendor v WHERE v.id = NEW.vendor_id
  ON CONFLICT (vendor_id, parent_id) DO UPDATE SET products = products + 1;
END;

CREATE TRIGGER vendor_product_deleted AFTER DELETE ON product WHEN OLD.retired_at IS NULL BEGIN
  UPDATE vendor SET product_count = product_count - 1 WHERE id = OLD.vendor_id;
  UPDATE vendor_shelf SET products = products - 1 WHERE vendor_id = OLD.vendor_id AND parent_id IN (0, OLD.parent_id);
END;

CREATE TRIGGER vendor_product_left AFTER UPDATE OF retired_at, vendor_id, parent_id ON product
WHEN OLD.retired_at IS NULL AND (NEW.retired_at IS NOT NULL OR OLD.vendor_id <> NEW.vendor_id OR OLD.parent_id <> NEW.parent_id) BEGIN
  UPDATE vendor SET product_count = product_count - 1 WHERE id = OLD.vendor_id;
  UPDATE vendor_shelf SET products = products - 1 WHERE vendor_id = OLD.vendor_id AND parent_id IN (0, OLD.parent_id);
END;

CREATE TRIGGER vendor_product_entered AFTER UPDATE OF retired_at, vendor_id, parent_id ON product
WHEN NEW.retired_at IS NULL AND (OLD.retired_at IS NOT NULL OR OLD.vendor_id <> NEW.vendor_id OR OLD.parent_id <> NEW.parent_id) BEGIN
  UPDATE vendor SET product_count = product_count + 1 WHERE id = NEW.vendor_id;
  INSERT INTO vendor_shelf (vendor_id, parent_id, city, name, name_am, rating_order, created_at, products)
  SELECT v.id, s.column1, trim(v.city), v.name, coalesce(nullif(trim(v.amharic_name), ''), v.name), v.rating_order, v.created_at, 1
  FROM (VALUES (0), (NEW.parent_id)) s CROSS JOIN vendor v WHERE v.id = NEW.vendor_id
  ON CONFLICT (vendor_id, parent_id) DO UPDATE SET products = products + 1;
END;

CREATE TRIGGER vendor_rates_inserted AFTER INSERT ON product WHEN NEW.rate_count <> 0 BEGIN
  UPDATE vendor SET rate_sum = rate_sum + NEW.rate_sum, rate_count = rate_count + NEW.rate_count WHERE id = NEW.vendor_id;
END;

CREATE TRIGGER vendor_rates_deleted AFTER DELETE ON product WHEN OLD.rate_count <> 0 BEGIN
  UPDATE vendor SET rate_sum = rate_sum - OLD.rate_sum, rate_count = rate_count - OLD.rate_count WHERE id = OLD.vendor_id;
END;

CREATE TRIGGER vendor_rates_changed AFTER UPDATE OF rate_sum, rate_count, vendor_id ON product
WHEN OLD.rate_sum <> NEW.rate_sum OR OLD.rate_count <> NEW.rate_count OR OLD.vendor_id <> NEW.vendor_id BEGIN
  UPDATE vendor SET rate_sum = rate_sum - OLD.rate_sum, rate_count = rate_count - OLD.rate_count WHERE id = OLD.vendor_id;
  UPDATE vendor SET rate_sum = rate_sum + NEW.rate_sum, rate_count = rate_count + NEW.rate_count WHERE id = NEW.vendor_id;
END;

CREATE TRIGGER product_moved_in_search AFTER UPDATE OF listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count, subcategory_id ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.aisle IS NOT NEW.aisle BEGIN
  UPDATE product_search SET rowid = NEW.search_place
  WHERE rowid = (SELECT rank FROM search_rank WHERE product_id = NEW.id);
  UPDATE search_rank SET rank = NEW.search_place WHERE product_id = NEW.id;
END;

CREATE TRIGGER alert_stock AFTER UPDATE OF listed_stock, retired_at ON product
WHEN NEW.listed_stock > 0 AND NEW.retired_at IS NULL AND (OLD.listed_stock <= 0 OR OLD.retired_at IS NOT NULL)
  AND EXISTS (SELECT 1 FROM alert WHERE kind = 'stock' AND target_id = NEW.id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('stock', NEW.id, 0)
  ON CONFLICT (kind, target_id) DO UPDATE SET cursor = 0, telling = 0;
END;

CREATE TRIGGER alert_price AFTER UPDATE OF shown_price ON product
WHEN NEW.shown_price < OLD.shown_price AND EXISTS (SELECT 1 FROM alert WHERE kind = 'price' AND target_id = NEW.id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('price', NEW.id, 0)
  ON CONFLICT (kind, target_id) DO UPDATE SET cursor = 0, telling = 0;
END;

CREATE TRIGGER alert_news AFTER INSERT ON product
WHEN NEW.retired_at IS NULL AND EXISTS (SELECT 1 FROM alert WHERE kind = 'follow' AND target_id = NEW.vendor_id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('follow', NEW.vendor_id, NEW.updated_at + 3600000)
  ON CONFLICT (kind, target_id) DO UPDATE
  SET news = news + 1, due_at = CASE news WHEN 0 THEN max(due_at, excluded.due_at) ELSE due_at END;
END;

CREATE TRIGGER alert_product_deleted AFTER DELETE ON product BEGIN
  DELETE FROM alert WHERE kind IN ('stock', 'price') AND target_id = OLD.id;
  DELETE FROM alert_event WHERE kind IN ('stock', 'price') AND target_id = OLD.id;
END;

CREATE TRIGGER product_rate_moved AFTER UPDATE OF vendor_id ON product WHEN OLD.vendor_id <> NEW.vendor_id BEGIN
  UPDATE product_rate SET vendor_id = NEW.vendor_id WHERE product_id = NEW.id;
END;

CREATE TRIGGER option_stock_summed AFTER UPDATE OF units_taken ON product
WHEN NEW.units_taken < OLD.units_taken
  AND NEW.stock_amount <> (SELECT sum(stock_amount) FROM product_variant WHERE product_id = NEW.id) BEGIN
  UPDATE product SET stock_amount = s.units,
    listed_stock = CASE WHEN s.units = 0 THEN 0 WHEN listed_stock = 0 THEN s.units ELSE listed_stock END
  FROM (SELECT sum(stock_amount) AS units FROM product_variant WHERE product_id = NEW.id) s WHERE product.id = NEW.id;
END;

CREATE TABLE product_click (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (product_id, source, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_image (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  image TEXT NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX product_image_by_image ON product_image (image);

CREATE TRIGGER product_image_left AFTER DELETE ON product_image WHEN OLD.image GLOB '/media/v/*' BEGIN
  UPDATE picture SET is_loose = 1 WHERE hash = substr(OLD.image, 10);
END;

CREATE TABLE product_old_slug (
  slug TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX product_old_slug_by_product ON product_old_slug (product_id);

CREATE TABLE product_question (
  -- AUTOINCREMENT never reuses an id: the secret of a seller's link follows from it and is never good again.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- The option it is about; 0: none.
  variant_id INTEGER NOT NULL DEFAULT 0,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id),
  -- Who is told of the answer: 'account:<id>' or a guest's contact in its stored form; '' once that was done, or never will be.
  asker TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'am')),
  question TEXT NOT NULL CHECK (question <> ''),
  answer TEXT NOT NULL DEFAULT '',
  -- answered: by the seller, for the desk to look at; shown: with the product, to everybody.
  state TEXT NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'answered', 'shown', 'hidden')),
  asked_at INTEGER NOT NULL,
  -- When state or answer last changed.
  changed_at INTEGER NOT NULL,
  -- Of the seller's link; null until the first message with it is about to be sent.
  secret_hash TEXT UNIQUE,
  link_expires_at INTEGER NOT NULL,
  CONSTRAINT question_answered CHECK (state NOT IN ('answered', 'shown') OR answer <> '')
) STRICT;
CREATE UNIQUE INDEX product_question_of_asker ON product_question (asker, product_id, variant_id, question) WHERE asker <> '';
CREATE INDEX product_question_shown ON product_question (product_id, changed_at DESC) WHERE state = 'shown';
CREATE INDEX product_question_by_state ON product_question (state, id);
CREATE INDEX product_question_open ON product_question (vendor_id) WHERE state = 'asked';
CREATE INDEX product_question_by_age ON product_question (changed_at) WHERE state IN ('asked', 'hidden');

CREATE TRIGGER product_question_asked AFTER INSERT ON product_question BEGIN
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT c.column1, 'question:' || NEW.id || ':' || c.column1,
    json_object('to', CASE c.column1 WHEN 'sms' THEN v.sms_to ELSE v.email END, 'locale', v.language, 'text', 'vendorQuestion',
      'values', json_object('question', NEW.id, 'chosen', '' || json_object('name', p.name, 'nameAm', nullif(p.name_am, ''),
        'color', w.color, 'colorAm', w.color_am, 'size', w.size))),
    NEW.asked_at, NEW.asked_at, NEW.asked_at + 259200000
  FROM product p LEFT JOIN product_variant w ON w.id = NEW.variant_id CROSS JOIN (
    SELECT id, sms_to, email, coalesce(locale, CASE WHEN trim(coalesce(amharic_name, '')) = '' THEN 'en' ELSE 'am' END) AS language
    FROM vendor
  ) v ON v.id = NEW.vendor_id CROSS JOIN (VALUES ('sms'), ('mail')) c
  WHERE p.id = NEW.product_id AND CASE c.column1 WHEN 'sms' THEN v.sms_to ELSE v.email END IS NOT NULL
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

CREATE TRIGGER product_question_decided AFTER UPDATE OF state ON product_question
WHEN OLD.state <> NEW.state AND NEW.state IN ('shown', 'hidden') AND NEW.asker <> '' BEGIN
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT CASE instr(w.contact, '@') WHEN 0 THEN 'sms' ELSE 'mail' END, 'questionAnswered:' || NEW.id,
    json_object('to', w.contact, 'locale', w.language, 'text', 'questionAnswered', 'values', json_object(
      'slug', p.name_slug || coalesce('?variant=' || o.id, '') || '#questions', 'chosen', '' || json_object('name', p.name,
      'nameAm', nullif(p.name_am, ''), 'color', o.color, 'colorAm', o.color_am, 'size', o.size))),
    NEW.changed_at, NEW.changed_at, NEW.changed_at + 259200000
  FROM product p LEFT JOIN product_variant o ON o.id = NEW.variant_id CROSS JOIN (
    SELECT coalesce(a.email, a.phone, NEW.asker) AS contact, coalesce(a.locale, NEW.locale) AS language
    FROM (SELECT 1) LEFT JOIN account a ON NEW.asker GLOB 'account:[0-9]*' AND a.id = CAST(substr(NEW.asker, 9) AS INTEGER)
  ) w
  WHERE NEW.state = 'shown' AND p.id = NEW.product_id AND w.contact NOT GLOB 'account:*'
  ON CONFLICT (dedupe_key) DO NOTHING;
  UPDATE product_question SET asker = '' WHERE id = NEW.id;
END;

CREATE TABLE product_rate (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  rate INTEGER NOT NULL CHECK (rate BETWEEN 1 AND 5),
  author TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  content_lang TEXT NOT NULL DEFAULT 'en' CHECK (content_lang IN ('en', 'am')),
  created_at INTEGER NOT NULL,
  -- The product's vendor: the newest reviews of a vendor's goods are one index read.
  vendor_id INTEGER REFERENCES vendor (id),
  -- Owner of the order it was bought with, as in cart; null for the catalogue's reviews and once the account is
  -- deleted.
  buyer TEXT,
  -- The order makes the review a verified one.
  order_id INTEGER REFERENCES shop_order (id) ON DELETE SET NULL,
  helpful_count INTEGER NOT NULL DEFAULT 0,
  -- The vendor's reply; '' for none.
  reply TEXT NOT NULL DEFAULT '',
  reply_at INTEGER,
  -- Since then only its writer sees it.
  hidden_at INTEGER,
  -- Since then it waits for an operator.
  waits_since INTEGER,
  -- When an operator last approved it: reports alone do not hide these words again.
  cleared_at INTEGER
) STRICT;
CREATE UNIQUE INDEX product_rate_of_buyer ON product_rate (buyer, product_id) WHERE buyer IS NOT NULL;
CREATE INDEX product_rate_of_order ON product_rate (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX product_rate_waiting ON product_rate (waits_since, id) WHERE waits_since IS NOT NULL;
CREATE INDEX product_rate_counts ON product_rate (product_id, rate, hidden_at);
CREATE INDEX product_rate_newest ON product_rate (product_id, id) WHERE content <> '' AND hidden_at IS NULL;
CREATE INDEX product_rate_highest ON product_rate (product_id, rate, id) WHERE content <> '' AND hidden_at IS NULL;
CREATE INDEX product_rate_lowest ON product_rate (product_id, rate, id DESC) WHERE content <> '' AND hidden_at IS NULL;
CREATE INDEX product_rate_by_vendor ON product_rate (vendor_id, created_at, id) WHERE content <> '' AND hidden_at IS NULL;

CREATE TRIGGER product_rate_vendor AFTER INSERT ON product_rate BEGIN
  UPDATE product_rate SET vendor_id = (SELECT vendor_id FROM product WHERE id = NEW.product_id) WHERE id = NEW.id;
END;

CREATE TRIGGER review_written AFTER INSERT ON product_rate WHEN NEW.order_id IS NOT NULL AND NEW.hidden_at IS NULL BEGIN
  UPDATE product SET rate_sum = rate_sum + NEW.rate, rate_count = rate_count + 1 WHERE id = NEW.product_id;
END;

CREATE TRIGGER review_removed AFTER DELETE ON product_rate WHEN OLD.order_id IS NOT NULL AND OLD.hidden_at IS NULL BEGIN
  UPDATE product SET rate_sum = rate_sum - OLD.rate, rate_count = rate_count - 1 WHERE id = OLD.product_id;
END;

CREATE TRIGGER review_changed AFTER UPDATE OF rate, hidden_at ON product_rate
WHEN OLD.rate <> NEW.rate OR (OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL) BEGIN
  UPDATE product SET
    rate_sum = rate_sum - CASE WHEN OLD.hidden_at IS NULL THEN OLD.rate ELSE 0 END + CASE WHEN NEW.hidden_at IS NULL THEN NEW.rate ELSE 0 END,
    rate_count = rate_count - (OLD.hidden_at IS NULL) + (NEW.hidden_at IS NULL)
  WHERE id = NEW.product_id;
END;

CREATE TRIGGER sent_picture_review_moved AFTER UPDATE OF buyer ON product_rate WHEN OLD.buyer IS NOT NEW.buyer BEGIN
  UPDATE sent_picture SET owner = NEW.buyer WHERE review_id = NEW.id AND NEW.buyer IS NOT NULL;
  DELETE FROM sent_picture WHERE review_id = NEW.id AND NEW.buyer IS NULL;
END;

CREATE VIRTUAL TABLE product_search USING fts5 (
  title, category, body, shelf,
  tokenize = "ascii tokenchars '^=+#:@'", detail = none, columnsize = 0
);

CREATE VIEW product_shelf AS
SELECT p.id AS product_id, p.facets, kind.column1 * 1099511627776 + CASE kind.column1
  WHEN 0 THEN 0 WHEN 1 THEN p.parent_id WHEN 2 THEN p.category_id WHEN 3 THEN p.subcategory_id WHEN 4 THEN p.vendor_id ELSE p.brand_id END AS shelf
FROM product p CROSS JOIN (VALUES (0), (1), (2), (3), (4), (5)) kind
WHERE p.retired_at IS NULL AND shelf IS NOT NULL;

CREATE TABLE product_specification (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_am TEXT,
  value TEXT NOT NULL,
  value_am TEXT,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE VIEW product_value AS
SELECT id AS product_id, 1 AS facet, brand_id AS value FROM product WHERE brand_id IS NOT NULL
UNION ALL
SELECT id, 2, vendor_id FROM product
UNION ALL
SELECT p.id, c.facet, c.bit FROM product p CROSS JOIN choice c
WHERE (p.color_bits <> 0 OR p.size_bits <> 0) AND (CASE c.facet WHEN 3 THEN p.color_bits ELSE p.size_bits END >> c.bit) & 1;

CREATE TABLE product_variant (
  -- AUTOINCREMENT never reuses an id: carts name variants by it.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  color TEXT,
  color_am TEXT,
  color_code TEXT,
  size TEXT,
  price INTEGER NOT NULL CHECK (price > 0), stock_amount INTEGER CONSTRAINT stock_nonneg CHECK (stock_amount >= 0), units_taken INTEGER NOT NULL DEFAULT 0, picture INTEGER,
  UNIQUE (product_id, position)
) STRICT;

CREATE TRIGGER alert_option_stock AFTER UPDATE OF stock_amount ON product_variant
WHEN NEW.stock_amount > 0 AND OLD.stock_amount <= 0
  AND EXISTS (SELECT 1 FROM alert WHERE kind = 'stock' AND target_id = NEW.product_id AND variant_id = NEW.id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('stock', NEW.product_id, 0)
  ON CONFLICT (kind, target_id) DO UPDATE SET cursor = 0, telling = 0;
END;

CREATE TRIGGER alert_option_price AFTER UPDATE OF price ON product_variant
WHEN NEW.price < OLD.price
  AND EXISTS (SELECT 1 FROM alert WHERE kind = 'price' AND target_id = NEW.product_id AND variant_id = NEW.id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('price', NEW.product_id, 0)
  ON CONFLICT (kind, target_id) DO UPDATE SET cursor = 0, telling = 0;
END;

CREATE TABLE promo_tile (
  panel TEXT NOT NULL CHECK (panel IN ('smartErp', 'websiteBuilder', 'onDemandSoftware')),
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  title_am TEXT NOT NULL,
  query TEXT NOT NULL,
  -- Santim.
  price INTEGER NOT NULL CHECK (price > 0),
  image TEXT NOT NULL,
  PRIMARY KEY (panel, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE pulse (
  name TEXT PRIMARY KEY CHECK (name IN ('cron', 'queue')),
  -- UTC ms.
  at INTEGER NOT NULL,
  -- How long it was on its way, in ms.
  delay INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE push_token (
  token TEXT PRIMARY KEY,
  -- 'account:<id>' or, for guests, 'session:<hash>', as in cart.
  owner TEXT NOT NULL,
  -- The session that sent it: signing out there removes it.
  session_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX push_token_by_owner ON push_token (owner, seen_at DESC);
CREATE INDEX push_token_by_session ON push_token (session_hash);
CREATE INDEX push_token_by_age ON push_token (seen_at);

CREATE TABLE recent_view (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- The option that was chosen last; 0: none.
  variant_id INTEGER NOT NULL DEFAULT 0,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recent_view_newest ON recent_view (account_id, seen_at DESC);

CREATE TRIGGER recent_view_kept AFTER INSERT ON recent_view BEGIN
  DELETE FROM recent_view WHERE account_id = NEW.account_id AND product_id IN (
    SELECT product_id FROM recent_view WHERE account_id = NEW.account_id ORDER BY seen_at DESC, product_id LIMIT -1 OFFSET 50);
END;

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
  PRIMARY KEY (order_id, parcel_id, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX refund_due ON refund (created_at) WHERE state = 'due';

CREATE TRIGGER refund_told AFTER INSERT ON refund WHEN NEW.parcel_id <= 0 BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, 'paymentLate:' || NEW.order_id || ':' || NEW.parcel_id, 'paymentLate', json_object('amount', NEW.amount), 1, 1,
    NEW.created_at, NEW.created_at + 259200000);
END;

CREATE TRIGGER refund_done_told AFTER UPDATE OF state ON refund WHEN OLD.state = 'due' AND NEW.state = 'done' BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, 'refundDone:' || NEW.order_id || ':' || NEW.parcel_id || ':' || NEW.part, 'refundDone', json_object('amount', NEW.amount), 1, 1,
    NEW.done_at, NEW.done_at + 259200000);
END;

CREATE TABLE review_report (
  review_id INTEGER NOT NULL REFERENCES product_rate (id) ON DELETE CASCADE,
  owner TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('rude', 'private', 'advert', 'other')),
  at INTEGER NOT NULL,
  PRIMARY KEY (review_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_report_of_owner ON review_report (owner);

CREATE TRIGGER review_reported AFTER INSERT ON review_report BEGIN
  UPDATE product_rate SET waits_since = coalesce(waits_since, NEW.at) WHERE id = NEW.review_id;
END;

CREATE TABLE review_vote (
  review_id INTEGER NOT NULL REFERENCES product_rate (id) ON DELETE CASCADE,
  owner TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (review_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_vote_of_owner ON review_vote (owner);

CREATE TRIGGER review_vote_given AFTER INSERT ON review_vote BEGIN
  UPDATE product_rate SET helpful_count = helpful_count + 1 WHERE id = NEW.review_id;
END;

CREATE TRIGGER review_vote_taken AFTER DELETE ON review_vote BEGIN
  UPDATE product_rate SET helpful_count = helpful_count - 1 WHERE id = OLD.review_id;
END;

CREATE TABLE search_deletion (
  letters TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (letters, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_deletion_by_word ON search_deletion (word);

CREATE TABLE search_rank (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  rank INTEGER NOT NULL
) STRICT;

CREATE TABLE search_word (
  word TEXT PRIMARY KEY,
  -- As a shop wrote it: folded words are never shown.
  spelling TEXT NOT NULL,
  count INTEGER NOT NULL,
  sound TEXT,
  key TEXT,
  skeleton TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX search_word_by_sound ON search_word (sound) WHERE sound IS NOT NULL;
CREATE INDEX search_word_by_key ON search_word (key) WHERE key IS NOT NULL;
CREATE INDEX search_word_by_skeleton ON search_word (skeleton) WHERE skeleton IS NOT NULL;
CREATE INDEX search_word_unused ON search_word (word) WHERE count <= 0;

CREATE TRIGGER search_word_added AFTER INSERT ON search_word
WHEN NEW.key IS NOT NULL AND length(NEW.word) >= iif(NEW.word >= 'ሀ', 3, 4) BEGIN
  INSERT OR IGNORE INTO search_deletion (letters, word) VALUES (substr(NEW.word, 1, 8), NEW.word);
  INSERT OR IGNORE INTO search_deletion (letters, word)
  SELECT substr(NEW.word, 1, a.value - 1) || substr(NEW.word, a.value + 1, 8 - a.value), NEW.word
  FROM json_each('[1,2,3,4,5,6,7,8]') a WHERE a.value <= length(NEW.word);
  INSERT OR IGNORE INTO search_deletion (letters, word)
  SELECT substr(NEW.word, 1, a.value - 1) || substr(NEW.word, a.value + 1, b.value - a.value - 1) || substr(NEW.word, b.value + 1, 8 - b.value), NEW.word
  FROM json_each('[1,2,3,4,5,6,7]') a CROSS JOIN json_each('[2,3,4,5,6,7,8]') b
  WHERE length(NEW.word) >= 8 AND a.value < b.value;
END;

CREATE TRIGGER search_word_removed AFTER DELETE ON search_word BEGIN
  DELETE FROM search_deletion WHERE word = OLD.word;
END;

CREATE TABLE sent_picture (
  -- 32 random hex digits. Its master lies in the store from the start; a row of `picture`, by which anybody may see it, is
  -- made once the desk lets a review's pictures through.
  hash TEXT PRIMARY KEY CONSTRAINT sent_picture_hash CHECK (length(hash) = 32),
  -- Who sent it, as in cart.
  owner TEXT NOT NULL,
  review_id INTEGER REFERENCES product_rate (id) ON DELETE CASCADE,
  custom_order_id INTEGER REFERENCES custom_order (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CONSTRAINT sent_picture_position CHECK (position BETWEEN 0 AND 3),
  -- What pages are given (domain/pictures/picture-address).
  shown TEXT NOT NULL,
  -- When the desk let it through.
  shown_at INTEGER,
  created_at INTEGER NOT NULL,
  CONSTRAINT sent_picture_object CHECK ((review_id IS NULL) <> (custom_order_id IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX sent_picture_of_review ON sent_picture (review_id, position) WHERE review_id IS NOT NULL;
CREATE UNIQUE INDEX sent_picture_of_custom_order ON sent_picture (custom_order_id, position) WHERE custom_order_id IS NOT NULL;
CREATE INDEX sent_picture_by_owner ON sent_picture (owner);
CREATE INDEX sent_picture_of_guests ON sent_picture (created_at) WHERE owner >= 'session:';

CREATE TRIGGER sent_picture_too_many BEFORE INSERT ON sent_picture
WHEN (SELECT count(*) FROM sent_picture WHERE owner = NEW.owner) >= 40 BEGIN
  SELECT RAISE(ABORT, 'too many pictures of one owner');
END;

CREATE TRIGGER sent_picture_left AFTER DELETE ON sent_picture BEGIN
  INSERT INTO picture (hash, state, shown, due_at, created_at) VALUES (OLD.hash, 'leaving', '', 0, OLD.created_at)
  ON CONFLICT (hash) DO UPDATE SET state = 'leaving';
END;

CREATE TRIGGER sent_picture_arrived AFTER INSERT ON sent_picture BEGIN
  DELETE FROM arriving_picture WHERE hash = NEW.hash;
END;

CREATE TABLE session (
  id_hash TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  -- The account that is signed in; null for a guest.
  account_id INTEGER REFERENCES account (id) ON DELETE CASCADE,
  -- The browser's User-Agent, shortened, for the list of sessions.
  device TEXT NOT NULL DEFAULT '',
  -- Names a session in the account's list; its hash stays secret.
  public_id TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX session_by_account ON session (account_id, seen_at DESC) WHERE account_id IS NOT NULL;
CREATE UNIQUE INDEX session_by_public_id ON session (public_id) WHERE public_id IS NOT NULL;
CREATE INDEX session_by_age ON session (seen_at);
CREATE INDEX session_signed_in_by_age ON session (seen_at) WHERE account_id IS NOT NULL;

CREATE TABLE shelf_cell (
  shelf INTEGER NOT NULL,
  facets INTEGER NOT NULL,
  count INTEGER NOT NULL CONSTRAINT shelf_cell_nonneg CHECK (count >= 0),
  PRIMARY KEY (shelf, facets)
) STRICT, WITHOUT ROWID;

CREATE TABLE shelf_value (
  shelf INTEGER NOT NULL,
  facet INTEGER NOT NULL,
  value INTEGER NOT NULL,
  count INTEGER NOT NULL CONSTRAINT shelf_value_nonneg CHECK (count >= 0),
  PRIMARY KEY (shelf, facet, value)
) STRICT, WITHOUT ROWID;
CREATE INDEX shelf_value_by_count ON shelf_value (shelf, facet, count DESC, value);

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
  -- What is not collected, because the cash of each parcel is whole birr.
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
  CONSTRAINT total_adds_up CHECK (total = goods_total - discount_total + delivery_total - rounding_total)
) STRICT;
CREATE INDEX shop_order_by_owner ON shop_order (owner, id DESC);
CREATE INDEX shop_order_by_coupon ON shop_order (coupon_id) WHERE coupon_id IS NOT NULL;
CREATE INDEX shop_order_by_phone ON shop_order (phone, id DESC);
CREATE INDEX shop_order_by_region ON shop_order (region, id DESC);
CREATE INDEX shop_order_by_time ON shop_order (placed_at);

CREATE TRIGGER order_forgotten AFTER UPDATE OF owner ON shop_order WHEN NEW.owner = 'former' BEGIN
  UPDATE parcel SET reason = '' WHERE order_id = NEW.id AND reason <> '';
  DELETE FROM order_viewer WHERE order_id = NEW.id;
END;

CREATE TRIGGER review_follows_order AFTER UPDATE OF owner ON shop_order WHEN OLD.owner <> NEW.owner BEGIN
  DELETE FROM product_rate WHERE order_id = NEW.id AND buyer = OLD.owner
    AND EXISTS (SELECT 1 FROM product_rate own WHERE own.buyer = NEW.owner AND own.product_id = product_rate.product_id);
  UPDATE product_rate SET buyer = CASE WHEN NEW.owner IN ('former', 'leaving') THEN NULL ELSE NEW.owner END,
    author = CASE WHEN NEW.owner IN ('former', 'leaving') THEN '' ELSE author END
  WHERE order_id = NEW.id AND buyer = OLD.owner;
END;

CREATE TRIGGER order_desk_forgotten AFTER UPDATE OF owner ON shop_order WHEN NEW.owner = 'former' BEGIN
  UPDATE line_cancellation SET reason = '' WHERE parcel_id IN (SELECT id FROM parcel WHERE order_id = NEW.id) AND reason <> '';
  DELETE FROM order_note WHERE order_id = NEW.id;
  DELETE FROM order_name WHERE order_id = NEW.id;
END;

CREATE TABLE shop_setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE staff (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'orders', 'payments', 'content')),
  granted_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, role)
) STRICT, WITHOUT ROWID;

CREATE TABLE subcategory (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES category (id),
  slug_name TEXT NOT NULL,
  name TEXT NOT NULL,
  amharic_name TEXT,
  position INTEGER NOT NULL DEFAULT 1000,
  total_products INTEGER NOT NULL DEFAULT 0,
  UNIQUE (category_id, slug_name)
) STRICT;
CREATE INDEX subcategory_by_slug ON subcategory (slug_name);

CREATE TABLE testimonial (
  position INTEGER PRIMARY KEY,
  profile_picture TEXT NOT NULL,
  poster TEXT NOT NULL,
  video_url TEXT NOT NULL,
  -- As it is printed: 0:08; null if unknown.
  length TEXT,
  -- What the film shows, in one sentence.
  film TEXT NOT NULL,
  film_am TEXT NOT NULL,
  content TEXT NOT NULL,
  content_am TEXT NOT NULL,
  name TEXT NOT NULL,
  name_am TEXT NOT NULL,
  role TEXT NOT NULL,
  role_am TEXT NOT NULL
) STRICT;

CREATE TABLE transfer_report (
  order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
  bank_reference TEXT NOT NULL,
  reported_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT;
CREATE INDEX transfer_report_open ON transfer_report (reported_at, order_id) WHERE decided_at IS NULL;

CREATE TABLE triplet_card (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  url TEXT NOT NULL,
  image TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  title_am TEXT
) STRICT;

CREATE TABLE usd_rate (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  valid_from INTEGER NOT NULL UNIQUE,
  -- Santim for a dollar.
  santim INTEGER NOT NULL CHECK (santim > 0)
) STRICT;

CREATE TABLE vendor (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  amharic_name TEXT,
  city TEXT NOT NULL DEFAULT 'Addis Ababa',
  -- 0 while nobody said where it is: the city above is then a guess, and so are its delivery fees.
  is_city_known INTEGER NOT NULL DEFAULT 0 CHECK (is_city_known IN (0, 1)),
  phone TEXT,
  -- In its stored form.
  email TEXT,
  -- Of messages to the vendor and the pages behind their links; null: Amharic where it has an Amharic name.
  locale TEXT CHECK (locale IN ('en', 'am')),
  description TEXT NOT NULL DEFAULT '',
  amharic_description TEXT,
  logo TEXT,
  banner_image TEXT,
  verified_at INTEGER,
  -- Since then its store does not exist for shoppers, and nothing of it is on sale (product.retired_at).
  hidden_at INTEGER,
  created_at INTEGER NOT NULL,
  -- Products on sale.
  product_count INTEGER NOT NULL DEFAULT 0,
  -- Of all products the vendor ever sold here, on sale or not.
  rate_sum INTEGER NOT NULL DEFAULT 0,
  rate_count INTEGER NOT NULL DEFAULT 0,
  -- With five extra votes of 3.5, as for products.
  rating_order INTEGER
    AS (CASE WHEN rate_count = 0 THEN 0 ELSE (rate_sum * 1000 + 17500) / (rate_count + 5) END) VIRTUAL,
  -- 0 until its name is in vendor_search.
  is_searchable INTEGER NOT NULL DEFAULT 0 CHECK (is_searchable IN (0, 1)),
  -- Nothing of this vendor can be bought before.
  closed_until INTEGER,
  phone_digits TEXT AS (replace(replace(replace(phone, ' ', ''), '-', ''), '+', '')) VIRTUAL,
  -- Where an SMS reaches it, in the stored form of phones; null for landlines and everything else.
  sms_to TEXT AS (CASE
    WHEN phone_digits GLOB '0[79][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'
      OR phone_digits GLOB '251[79][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]' THEN '+251' || substr(phone_digits, -9) END) VIRTUAL
) STRICT;
CREATE INDEX vendor_unsearchable ON vendor (id) WHERE is_searchable = 0;
CREATE INDEX vendor_unreached ON vendor (id) WHERE sms_to IS NULL AND email IS NULL;
CREATE INDEX vendor_hidden ON vendor (id) WHERE hidden_at IS NOT NULL;
CREATE INDEX vendor_by_logo ON vendor (logo) WHERE logo IS NOT NULL;
CREATE INDEX vendor_by_banner ON vendor (banner_image) WHERE banner_image IS NOT NULL;

CREATE TRIGGER vendor_changed AFTER UPDATE OF name, amharic_name, city, created_at ON vendor BEGIN
  UPDATE vendor_shelf
  SET city = trim(NEW.city), name = NEW.name, name_am = coalesce(nullif(trim(NEW.amharic_name), ''), NEW.name), created_at = NEW.created_at
  WHERE vendor_id = NEW.id;
END;

CREATE TRIGGER vendor_rated AFTER UPDATE OF rate_sum, rate_count ON vendor WHEN OLD.rating_order <> NEW.rating_order BEGIN
  UPDATE vendor_shelf SET rating_order = NEW.rating_order WHERE vendor_id = NEW.id;
END;

CREATE TRIGGER vendor_renamed AFTER UPDATE OF name, amharic_name ON vendor
WHEN OLD.name <> NEW.name OR OLD.amharic_name IS NOT NEW.amharic_name BEGIN
  UPDATE vendor SET is_searchable = 0 WHERE id = NEW.id;
END;

CREATE TRIGGER vendor_deleted AFTER DELETE ON vendor BEGIN
  DELETE FROM vendor_search WHERE rowid = OLD.id;
END;

CREATE TRIGGER alert_vendor_deleted AFTER DELETE ON vendor BEGIN
  DELETE FROM alert WHERE kind = 'follow' AND target_id = OLD.id;
  DELETE FROM alert_event WHERE kind = 'follow' AND target_id = OLD.id;
END;

CREATE TRIGGER vendor_picture_left AFTER UPDATE OF logo, banner_image ON vendor BEGIN
  UPDATE picture SET is_loose = 1 WHERE hash IN (substr(OLD.logo, 10), substr(OLD.banner_image, 10));
END;

CREATE TABLE vendor_count (
  parent_id INTEGER NOT NULL,
  city TEXT NOT NULL COLLATE NOCASE,
  count INTEGER NOT NULL CONSTRAINT vendor_count_nonneg CHECK (count >= 0),
  PRIMARY KEY (parent_id, city)
) STRICT, WITHOUT ROWID;
CREATE INDEX vendor_count_by_count ON vendor_count (parent_id, count DESC, city);

CREATE VIEW vendor_notice AS
SELECT 0 AS parcel_id, '' AS dedupe_key, '' AS text, 0 AS at WHERE 0;

CREATE TRIGGER vendor_notice_written INSTEAD OF INSERT ON vendor_notice BEGIN
  UPDATE parcel_link SET ended_at = NEW.at
  WHERE parcel_id = NEW.parcel_id AND ended_at IS NULL AND expires_at <= NEW.at AND NEW.text <> 'vendorCancelled';
  -- Good until two weeks after the promised day.
  INSERT INTO parcel_link (parcel_id, made_at, expires_at)
  SELECT id, NEW.at, max(promised_until, NEW.at) + 1209600000 FROM parcel
  WHERE id = NEW.parcel_id AND NEW.text <> 'vendorCancelled'
  ON CONFLICT (parcel_id) WHERE ended_at IS NULL DO NOTHING;
  INSERT INTO outbox (order_id, text, kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT o.id, NEW.text, c.column1, NEW.dedupe_key || ':' || c.column1,
    json_object('to', CASE c.column1 WHEN 'sms' THEN v.sms_to ELSE v.email END, 'locale', v.language, 'text', NEW.text,
      'values', json_patch(json_object('parcel', o.number || '-' || p.position),
        CASE NEW.text WHEN 'vendorCancelled' THEN '{}' ELSE json_object('total', p.total, 'by', p.promised_until,
          'buyer', substr(o.name, 1, instr(o.name || ' ', ' ') - 1), 'place', coalesce(nullif(o.sub_city, ''), o.city),
          -- Letters of the goods at most: an SMS says how much waits, its link says what.
          'most', CASE c.column1 WHEN 'sms' THEN 40 ELSE 2000 END,
          'goods', '' || (SELECT json_group_array(json(words) ORDER BY position) FROM line_words WHERE parcel_id = p.id),
          'link', (SELECT id FROM parcel_link WHERE parcel_id = p.id AND ended_at IS NULL)) END)),
    NEW.at, NEW.at, NEW.at + 259200000
  FROM parcel p CROSS JOIN shop_order o ON o.id = p.order_id CROSS JOIN (
    SELECT id, sms_to, email, coalesce(locale, CASE WHEN trim(coalesce(amharic_name, '')) = '' THEN 'en' ELSE 'am' END) AS language
    FROM vendor
  ) v ON v.id = p.vendor_id CROSS JOIN (VALUES ('sms'), ('mail')) c
  WHERE p.id = NEW.parcel_id AND CASE c.column1 WHEN 'sms' THEN v.sms_to ELSE v.email END IS NOT NULL
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

CREATE VIRTUAL TABLE vendor_search USING fts5(words, keys, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');

CREATE TABLE vendor_shelf (
  vendor_id INTEGER NOT NULL REFERENCES vendor (id) ON DELETE CASCADE,
  parent_id INTEGER NOT NULL,
  city TEXT NOT NULL COLLATE NOCASE,
  name TEXT NOT NULL COLLATE NOCASE,
  name_am TEXT NOT NULL COLLATE NOCASE,
  rating_order INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  products INTEGER NOT NULL CONSTRAINT vendor_shelf_nonneg CHECK (products >= 0),
  PRIMARY KEY (vendor_id, parent_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX vendor_shelf_name ON vendor_shelf (parent_id, name, vendor_id);
CREATE INDEX vendor_shelf_name_am ON vendor_shelf (parent_id, name_am, vendor_id);
CREATE INDEX vendor_shelf_rating ON vendor_shelf (parent_id, rating_order, vendor_id);
CREATE INDEX vendor_shelf_newest ON vendor_shelf (parent_id, created_at, vendor_id);
CREATE INDEX vendor_shelf_products ON vendor_shelf (parent_id, products, vendor_id);
CREATE INDEX vendor_shelf_city_name ON vendor_shelf (parent_id, city, name, vendor_id);
CREATE INDEX vendor_shelf_city_name_am ON vendor_shelf (parent_id, city, name_am, vendor_id);
CREATE INDEX vendor_shelf_city_rating ON vendor_shelf (parent_id, city, rating_order, vendor_id);
CREATE INDEX vendor_shelf_city_newest ON vendor_shelf (parent_id, city, created_at, vendor_id);
CREATE INDEX vendor_shelf_city_products ON vendor_shelf (parent_id, city, products, vendor_id);

CREATE TRIGGER vendor_shelf_counted AFTER INSERT ON vendor_shelf BEGIN
  INSERT INTO vendor_count (parent_id, city, count) VALUES (NEW.parent_id, '*', 1), (NEW.parent_id, NEW.city, 1)
  ON CONFLICT (parent_id, city) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER vendor_shelf_uncounted AFTER DELETE ON vendor_shelf BEGIN
  UPDATE vendor_count SET count = count - 1 WHERE parent_id = OLD.parent_id AND city IN ('*', OLD.city);
END;

CREATE TRIGGER vendor_shelf_moved AFTER UPDATE OF city ON vendor_shelf WHEN OLD.city <> NEW.city BEGIN
  UPDATE vendor_count SET count = count - 1 WHERE parent_id = OLD.parent_id AND city = OLD.city;
  INSERT INTO vendor_count (parent_id, city, count) VALUES (NEW.parent_id, NEW.city, 1)
  ON CONFLICT (parent_id, city) DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER vendor_shelf_emptied AFTER UPDATE OF products ON vendor_shelf WHEN NEW.products = 0 BEGIN
  DELETE FROM vendor_shelf WHERE vendor_id = NEW.vendor_id AND parent_id = NEW.parent_id;
END;

CREATE TABLE view_receipt (
  message_id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX view_receipt_by_age ON view_receipt (received_at);

CREATE TABLE wishlist_item (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- The option; 0: none was chosen.
  variant_id INTEGER NOT NULL DEFAULT 0,
  -- The charged price at that time, in santim.
  price_when_added INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  -- 1 only within the batch that moves products to the cart: it marks the rows that were added there and are to be
  -- deleted here.
  moving INTEGER NOT NULL DEFAULT 0 CHECK (moving IN (0, 1)),
  PRIMARY KEY (account_id, product_id, variant_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX wishlist_item_by_product ON wishlist_item (product_id);

CREATE TABLE wishlist_share (
  account_id INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- 128 random bits; not hashed, because the owner may see the address again.
  secret TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;
