-- Custom orders (specification 2.1), and who is told about a vendor's new goods, a product that is back or one that got
-- cheaper. Money is santim, times are UTC milliseconds.

CREATE TABLE custom_order (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Read over the phone, in the form of orders' numbers (domain/orders/order-number).
  number TEXT NOT NULL UNIQUE,
  -- 128 random bits: the address of its page.
  public_id TEXT NOT NULL UNIQUE,
  -- One form, one request.
  form_key_hash TEXT NOT NULL UNIQUE,
  -- Of what was asked: the same form with other words is no repetition.
  content_hash TEXT NOT NULL,
  -- As of carts: 'session:<hash>' or 'account:<id>'; 'former' once the account is deleted.
  owner TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'am')),
  what TEXT NOT NULL,
  -- Slug of a parent category, or ''.
  category TEXT NOT NULL DEFAULT '',
  quantity INTEGER NOT NULL CONSTRAINT custom_quantity CHECK (quantity BETWEEN 1 AND 9999),
  -- Of all pieces together.
  target_price INTEGER CHECK (target_price > 0),
  -- When that day begins in Addis Ababa.
  needed_by INTEGER,
  link TEXT NOT NULL DEFAULT '',
  -- In its stored form.
  phone TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'received' CHECK (state IN ('received', 'searching', 'found', 'notFound', 'done')),
  -- What the operator wrote back.
  answer TEXT NOT NULL DEFAULT '',
  state_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX custom_order_by_owner ON custom_order (owner, id DESC);
CREATE INDEX custom_order_open ON custom_order (id) WHERE state IN ('received', 'searching');

-- Who else may open its page: whoever proved number and phone.
CREATE TABLE custom_order_viewer (
  custom_order_id INTEGER NOT NULL REFERENCES custom_order (id) ON DELETE CASCADE,
  owner TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (custom_order_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX custom_order_viewer_by_owner ON custom_order_viewer (owner);
CREATE INDEX custom_order_viewer_by_age ON custom_order_viewer (added_at);

-- The roads between states (domain/orders/custom-order says the same; a test compares them).
CREATE TABLE custom_order_step (from_state TEXT NOT NULL, to_state TEXT NOT NULL, PRIMARY KEY (from_state, to_state)) STRICT, WITHOUT ROWID;
INSERT INTO custom_order_step VALUES
  ('received', 'searching'), ('received', 'found'), ('received', 'notFound'),
  ('searching', 'found'), ('searching', 'notFound'), ('found', 'notFound'), ('found', 'done');
CREATE TRIGGER custom_order_forward BEFORE UPDATE OF state ON custom_order
WHEN OLD.state <> NEW.state AND NOT EXISTS (SELECT 1 FROM custom_order_step WHERE from_state = OLD.state AND to_state = NEW.state) BEGIN
  SELECT raise(ABORT, 'custom_order_state');
END;
-- Answered once, told once; an answer is the operator's, and still only its page prints it.
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
-- What was asked for stays for the books, without the person.
CREATE TRIGGER custom_order_left AFTER DELETE ON account BEGIN
  DELETE FROM custom_order_viewer WHERE owner = 'account:' || OLD.id;
  UPDATE custom_order SET owner = 'former', phone = '', city = '', what = '', link = '' WHERE owner = 'account:' || OLD.id;
END;

-- Somebody who wants to be told: follow: of a vendor's new goods, until they leave; stock, price: once.
CREATE TABLE alert (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('follow', 'stock', 'price')),
  -- The vendor of a follow, else the product.
  target_id INTEGER NOT NULL,
  -- 'account:<id>', or the phone or e-mail a guest left, in its stored form.
  reader TEXT NOT NULL,
  -- Its own contact of the day is written to.
  account_id INTEGER REFERENCES account (id) ON DELETE CASCADE,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'am')),
  -- price: santim it cost when asked; told is what is below it.
  price INTEGER CONSTRAINT alert_price CHECK ((kind = 'price') = (price IS NOT NULL)),
  -- 128 random bits, printed in every message about it; all it can do is to end alerts.
  leave_secret TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  -- stock, price: when it was told; over then, and kept for the link to leave.
  told_at INTEGER,
  CONSTRAINT alert_reader CHECK ((account_id IS NOT NULL) = (reader GLOB 'account:[0-9]*')),
  UNIQUE (reader, kind, target_id)
) STRICT;
CREATE INDEX alert_by_target ON alert (kind, target_id);
CREATE INDEX alert_by_account ON alert (account_id, id DESC) WHERE account_id IS NOT NULL;
CREATE INDEX alert_told ON alert (told_at) WHERE told_at IS NOT NULL;

-- Something happened that readers wait for; the sweep of the upkeep tells them in portions (data/messages/tell-alerts).
CREATE TABLE alert_event (
  kind TEXT NOT NULL CHECK (kind IN ('follow', 'stock', 'price')),
  target_id INTEGER NOT NULL,
  -- follow: new goods not told yet; else 1. Nothing to do at 0.
  news INTEGER NOT NULL DEFAULT 1 CONSTRAINT alert_news CHECK (news >= 0),
  -- Of them the ones this round tells; 0 between rounds, and where it happened once more while its round is under way.
  telling INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  -- Alerts up to this id are told in this round.
  cursor INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (kind, target_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX alert_event_due ON alert_event (due_at) WHERE news > 0;

CREATE TRIGGER alert_stock AFTER UPDATE OF stock_amount, retired_at ON product
WHEN NEW.stock_amount > 0 AND NEW.retired_at IS NULL AND (OLD.stock_amount <= 0 OR OLD.retired_at IS NOT NULL)
  AND EXISTS (SELECT 1 FROM alert WHERE kind = 'stock' AND target_id = NEW.id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('stock', NEW.id, 0)
  ON CONFLICT (kind, target_id) DO UPDATE SET cursor = 0, telling = 0;
END;
CREATE TRIGGER alert_price AFTER UPDATE OF shown_price ON product
WHEN NEW.shown_price < OLD.shown_price AND EXISTS (SELECT 1 FROM alert WHERE kind = 'price' AND target_id = NEW.id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('price', NEW.id, 0)
  ON CONFLICT (kind, target_id) DO UPDATE SET cursor = 0, telling = 0;
END;
-- An hour is waited for the rest of an import.
CREATE TRIGGER alert_news AFTER INSERT ON product
WHEN NEW.retired_at IS NULL AND EXISTS (SELECT 1 FROM alert WHERE kind = 'follow' AND target_id = NEW.vendor_id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('follow', NEW.vendor_id, NEW.updated_at + 3600000)
  ON CONFLICT (kind, target_id) DO UPDATE
  SET news = news + 1, due_at = CASE news WHEN 0 THEN max(due_at, excluded.due_at) ELSE due_at END;
END;
-- Who deletes an account asks for none of our messages; what hangs on the account itself goes by its key.
CREATE TRIGGER alert_account_left AFTER DELETE ON account BEGIN
  DELETE FROM alert WHERE reader IN (OLD.email, OLD.phone);
END;
CREATE TRIGGER alert_product_deleted AFTER DELETE ON product BEGIN
  DELETE FROM alert WHERE kind IN ('stock', 'price') AND target_id = OLD.id;
  DELETE FROM alert_event WHERE kind IN ('stock', 'price') AND target_id = OLD.id;
END;
CREATE TRIGGER alert_vendor_deleted AFTER DELETE ON vendor BEGIN
  DELETE FROM alert WHERE kind = 'follow' AND target_id = OLD.id;
  DELETE FROM alert_event WHERE kind = 'follow' AND target_id = OLD.id;
END;
