-- The interface for vendors' systems (docs/seller-portal.md): keys, writes that were done once, parcels in the order of
-- their changes, events to tell.
-- Expand.

-- One living key of each vendor. Its secret is made from the shop's own and stored nowhere (decision 46).
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

-- Writes that were carried out, by the name each vendor's system gave them: repeating one changes nothing.
CREATE TABLE portal_request (
  vendor_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  -- Hash of address and body: the same id with other content is an error of that system.
  content_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  PRIMARY KEY (vendor_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX portal_request_by_age ON portal_request (received_at);

-- The last change of each parcel that a vendor's system may see: unpaid ones have no row. A change gives a parcel a new,
-- higher id in the order of commits, so that no reader who goes on from an id misses one.
CREATE TABLE portal_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  vendor_id INTEGER NOT NULL,
  parcel_id INTEGER NOT NULL UNIQUE REFERENCES parcel (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX portal_change_of_vendor ON portal_change (vendor_id, id);

-- Events that were given up or kept here: a few among many messages.
CREATE INDEX outbox_dead_event ON outbox (kind, id) WHERE kind = 'event' AND state IN ('dropped', 'kept');

-- Insert here to note that a parcel changed, for a vendor that has or had a key, and to tell its system at its endpoint.
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

-- A vendor's system hears of a parcel once it is certain, and of its end only after that.
CREATE TRIGGER portal_parcel_begun AFTER INSERT ON parcel WHEN NEW.state <> 'awaitingPayment' BEGIN
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at) VALUES (NEW.id, 'parcel.created', NEW.state, NEW.state_at);
END;

CREATE TRIGGER portal_parcel_told AFTER UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND NOT (OLD.state = 'awaitingPayment' AND NEW.state = 'cancelled') BEGIN
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  VALUES (NEW.id, CASE NEW.state WHEN 'placed' THEN 'parcel.created' WHEN 'cancelled' THEN 'parcel.cancelled'
    WHEN 'returnAsked' THEN 'parcel.returnAsked' ELSE 'parcel.moved' END, NEW.state, NEW.state_at);
END;

-- A paid order is told for each of its parcels.
CREATE TRIGGER portal_payment_told AFTER UPDATE OF state ON payment WHEN OLD.state <> 'paid' AND NEW.state = 'paid' BEGIN
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  SELECT id, 'payment.settled', 'settled', NEW.state_at FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled';
END;
