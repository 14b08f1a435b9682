-- What staff set at the desk instead of constants in code (docs/decisions/0055-rates-and-fees.md), and what they change of
-- products.
-- Expand.

-- The shop itself ends an unpaid order, by cron or for another shopper who wants its goods: that is an event as well.
CREATE TRIGGER payment_expiry_recorded AFTER UPDATE OF state ON payment WHEN OLD.state <> 'expired' AND NEW.state = 'expired' BEGIN
  INSERT INTO operator_event (at, author_kind, author_id, author_name, action, object_kind, object_id, before, after, address)
  SELECT NEW.state_at, 'cron', '', '', 'paymentExpired', 'order', number, json_object('state', OLD.state), json_object('state', NEW.state), ''
  FROM shop_order WHERE id = NEW.order_id;
END;

-- Birr for a US dollar (settled.md 30): the newest row that is valid holds. Rows are added, and taken back before they are valid;
-- what was valid stays.
CREATE TABLE usd_rate (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  valid_from INTEGER NOT NULL UNIQUE,
  -- Santim for a dollar.
  santim INTEGER NOT NULL CHECK (santim > 0)
) STRICT;
INSERT INTO usd_rate (valid_from, santim) VALUES (0, 15500);

-- What a parcel's delivery costs by zone (domain/delivery/delivery-fees), in santim; likewise.
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
INSERT INTO delivery_fee (valid_from, near, within, far, remote, free_from) VALUES (0, 8000, 15000, 25000, 35000, 500000);

-- What owners set of the shop itself (docs/decisions/0086-settings-in-the-database.md), by the names of domain/settings/shop-settings; no row or "": as in code.
CREATE TABLE shop_setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What staff hid, the newest first.
CREATE INDEX product_hidden ON product (hidden_at, id) WHERE hidden_at IS NOT NULL;

-- Products whose dollar price follows the rate, by the rate that they have.
CREATE INDEX product_usd_rate ON product (usd_rate) WHERE usd_rate IS NOT NULL;

-- The desk counts readers by language.
CREATE INDEX newsletter_by_locale ON newsletter_subscriber (locale);
