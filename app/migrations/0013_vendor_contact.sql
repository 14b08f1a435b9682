-- How a vendor hears of a sale and answers without a portal (decision 45): messages with a link to the parcel, what
-- became of them, and refusals.
-- Expand.

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
  told_at INTEGER,
  -- A message with it, or the event, was given up, or there was no provider.
  failed_at INTEGER,
  -- Somebody opened it first.
  opened_at INTEGER
) STRICT;
CREATE UNIQUE INDEX parcel_link_live ON parcel_link (parcel_id) WHERE ended_at IS NULL;
CREATE INDEX parcel_link_by_parcel ON parcel_link (parcel_id, id DESC);

-- What became of a message with a link; the outbox forgets it after a month, and shoppers are told of it.
CREATE TRIGGER parcel_link_told AFTER UPDATE OF state ON outbox
WHEN OLD.state = 'waiting' AND OLD.payload ->> '$.values.link' IS NOT NULL BEGIN
  UPDATE parcel_link SET told_at = coalesce(told_at, NEW.sent_at)
  WHERE NEW.state = 'sent' AND id = OLD.payload ->> '$.values.link';
  UPDATE parcel_link SET failed_at = NEW.sent_at
  WHERE NEW.state IN ('kept', 'dropped') AND id = OLD.payload ->> '$.values.link';
END;

-- A vendor whose own system took the event (0014) knows as well. Its dedupe key is 'event:<parcel>:<state>'.
CREATE TRIGGER parcel_link_system_told AFTER UPDATE OF state ON outbox
WHEN OLD.state = 'waiting' AND OLD.kind = 'event' AND OLD.payload ->> '$.type' = 'parcel.created' BEGIN
  UPDATE parcel_link SET told_at = coalesce(told_at, NEW.sent_at)
  WHERE NEW.state = 'sent' AND ended_at IS NULL AND parcel_id = CAST(substr(OLD.dedupe_key, 7) AS INTEGER);
  UPDATE parcel_link SET failed_at = NEW.sent_at
  WHERE NEW.state IN ('kept', 'dropped') AND ended_at IS NULL AND parcel_id = CAST(substr(OLD.dedupe_key, 7) AS INTEGER);
END;

-- Insert here to tell the vendor of a parcel something, by SMS and mail as far as they are known. All but the news that
-- it was cancelled have the parcel's link, which is made where there is none.
CREATE VIEW vendor_notice AS
SELECT 0 AS parcel_id, '' AS dedupe_key, '' AS text, 0 AS at WHERE 0;

-- Of the shopper a message has the first name and the sub-city (elsewhere the city), nothing else.
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

-- A vendor's word that it cannot deliver a parcel, until somebody moves it on.
CREATE TABLE parcel_refusal (
  parcel_id INTEGER PRIMARY KEY REFERENCES parcel (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX parcel_refusal_by_age ON parcel_refusal (at);

CREATE TRIGGER parcel_refusal_settled AFTER UPDATE OF state ON parcel WHEN OLD.state <> NEW.state BEGIN
  DELETE FROM parcel_refusal WHERE parcel_id = NEW.id;
END;

-- What vendors have not confirmed; the months of the books; goods that are hidden with their vendor, or still to be.
CREATE INDEX parcel_unconfirmed ON parcel (vendor_id, id) WHERE state = 'placed';
CREATE INDEX parcel_event_of_books ON parcel_event (at, parcel_id) WHERE state IN ('delivered', 'returned');
CREATE INDEX vendor_unreached ON vendor (id) WHERE sms_to IS NULL AND email IS NULL;
CREATE INDEX vendor_hidden ON vendor (id) WHERE hidden_at IS NOT NULL;
CREATE INDEX product_hidden_with_vendor ON product (vendor_id, id) WHERE retired_at = 0;
