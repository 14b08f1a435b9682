-- What shoppers and vendors are told about orders, written in the transaction of what it tells about
-- (security-and-faults.md 3), and what the seller portal has asked already. A message holds numbers, amounts (santim),
-- times (UTC ms) and names of vendors: never an address, and never words that shopper or vendor typed, which would go out
-- under our name. Its words are put in when it is sent (outbound/message).

-- Which states of a parcel its shopper is told; is_sms: also where there is no e-mail address.
CREATE TABLE parcel_notice (
  state TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  is_sms INTEGER NOT NULL CHECK (is_sms IN (0, 1))
) STRICT, WITHOUT ROWID;
INSERT INTO parcel_notice VALUES
  ('confirmed', 'parcelConfirmed', 0),
  ('preparing', 'parcelPreparing', 0),
  ('onTheWay', 'parcelOnTheWay', 1),
  ('delivered', 'parcelDelivered', 1),
  ('cancelled', 'parcelCancelled', 1),
  ('returnAsked', 'parcelReturnAsked', 0),
  ('returned', 'parcelReturned', 1),
  ('returnRefused', 'parcelReturnRefused', 1);

-- To tell the shopper of an order: insert here. details is JSON that joins number and total; until: nobody is told later.
CREATE VIEW order_notice AS
SELECT 0 AS order_id, '' AS dedupe_key, '' AS text, '{}' AS details, 1 AS is_sms, 0 AS is_push, 0 AS at, 0 AS until WHERE 0;
CREATE TRIGGER order_notice_written INSTEAD OF INSERT ON order_notice BEGIN
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT c.column1, NEW.dedupe_key || ':' || c.column1,
    json_object('to', CASE c.column1 WHEN 'sms' THEN o.phone ELSE o.email END, 'locale', o.locale, 'text', NEW.text,
      'values', json_patch(json_object('number', o.number, 'total', o.total), NEW.details)),
    NEW.at, NEW.at, NEW.until
  FROM shop_order o CROSS JOIN (VALUES ('sms'), ('mail')) c
  WHERE o.id = NEW.order_id AND CASE c.column1
    -- An order whose account was deleted has no phone any more.
    WHEN 'sms' THEN o.phone GLOB '+251[79]*' AND (NEW.is_sms = 1 OR coalesce(o.email, '') = '')
    ELSE coalesce(o.email, '') <> '' END
  ON CONFLICT (dedupe_key) DO NOTHING;
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT 'push', NEW.dedupe_key || ':push',
    json_object('account', CAST(substr(o.owner, 9) AS INTEGER), 'locale', o.locale, 'text', NEW.text, 'link', '/orders/' || o.public_id,
      'values', json_patch(json_object('number', o.number, 'total', o.total), NEW.details)),
    NEW.at, NEW.at, NEW.until
  FROM shop_order o WHERE o.id = NEW.order_id AND NEW.is_push = 1 AND o.owner GLOB 'account:[0-9]*'
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

-- To tell the vendor of a parcel, where the vendor left a mobile number: insert here.
CREATE VIEW vendor_notice AS
SELECT 0 AS parcel_id, '' AS dedupe_key, '' AS text, 0 AS at WHERE 0;
CREATE TRIGGER vendor_notice_written INSTEAD OF INSERT ON vendor_notice BEGIN
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT 'sms', NEW.dedupe_key || ':sms',
    json_object('to', '+251' || substr(v.digits, -9), 'locale', v.locale, 'text', NEW.text, 'values', json_object(
      'parcel', o.number || '-' || p.position, 'total', p.total, 'until', p.promised_until,
      'items', (SELECT sum(quantity) FROM order_line WHERE parcel_id = p.id))),
    NEW.at, NEW.at, NEW.at + 259200000
  FROM parcel p CROSS JOIN shop_order o ON o.id = p.order_id CROSS JOIN (
    SELECT id, replace(replace(replace(phone, ' ', ''), '-', ''), '+', '') AS digits,
      CASE WHEN trim(coalesce(amharic_name, '')) = '' THEN 'en' ELSE 'am' END AS locale
    FROM vendor
  ) v ON v.id = p.vendor_id
  WHERE p.id = NEW.parcel_id AND (
    v.digits GLOB '0[79][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]' OR v.digits GLOB '251[79][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]')
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

-- The payment is the last row of an order's batch: everything it tells about is there.
CREATE TRIGGER order_told AFTER INSERT ON payment BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, 'order:' || NEW.order_id, CASE WHEN NEW.kind = 'cash' THEN 'orderPlaced' ELSE 'orderToPay' END,
    CASE WHEN NEW.pay_by IS NULL THEN '{}' ELSE json_object('payBy', NEW.pay_by) END,
    1, 0, NEW.state_at, coalesce(NEW.pay_by, NEW.state_at + 259200000));
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT id, 'vendorParcel:' || id, CASE WHEN NEW.kind = 'cash' AND total > 0 THEN 'vendorParcelCash' ELSE 'vendorParcel' END, NEW.state_at
  FROM parcel WHERE order_id = NEW.order_id AND state = 'placed';
END;

CREATE TRIGGER payment_told AFTER UPDATE OF state ON payment
WHEN OLD.state <> NEW.state AND NEW.kind <> 'cash' AND NEW.state IN ('paid', 'failed', 'expired')
  -- Where nothing was left to pay nothing was received.
  AND NOT (NEW.state = 'paid' AND NEW.amount = 0) BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, NEW.state || ':' || NEW.order_id,
    CASE NEW.state WHEN 'paid' THEN 'paymentReceived' WHEN 'failed' THEN 'paymentFailed' ELSE 'paymentExpired' END,
    json_object('amount', NEW.amount), 1, 1, NEW.state_at, NEW.state_at + 259200000);
END;

-- The parcels of an order that was never paid are told of once, by its payment.
CREATE TRIGGER parcel_told AFTER UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND NOT (OLD.state = 'awaitingPayment'
  AND EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND state IN ('failed', 'expired'))) BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  SELECT NEW.order_id, 'parcel:' || NEW.id || ':' || NEW.state,
    n.text || CASE WHEN NEW.state = 'cancelled' AND y.kind <> 'cash' AND y.state = 'paid' THEN 'Paid' ELSE '' END,
    json_object('parcel', o.number || '-' || NEW.position,
      'vendor', CASE WHEN o.locale = 'am' THEN coalesce(nullif(trim(v.amharic_name), ''), v.name) ELSE v.name END,
      'amount', CASE WHEN NEW.state = 'returned' THEN NEW.goods_total - NEW.discount_total ELSE NEW.total END,
      'until', NEW.promised_until),
    n.is_sms, 1, NEW.state_at, NEW.state_at + 259200000
  FROM parcel_notice n CROSS JOIN shop_order o ON o.id = NEW.order_id CROSS JOIN vendor v ON v.id = NEW.vendor_id
  CROSS JOIN payment y ON y.order_id = NEW.order_id
  WHERE n.state = NEW.state;
END;

-- A vendor hears of a parcel when it is certain, and of its end only when it was heard of.
CREATE TRIGGER vendor_told AFTER UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND (NEW.state IN ('placed', 'returnAsked') OR (NEW.state = 'cancelled' AND OLD.state <> 'awaitingPayment')) BEGIN
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  VALUES (NEW.id, CASE NEW.state WHEN 'placed' THEN 'vendorParcel:' WHEN 'cancelled' THEN 'vendorCancelled:' ELSE 'vendorReturn:' END || NEW.id,
    CASE NEW.state WHEN 'placed' THEN 'vendorParcel' WHEN 'cancelled' THEN 'vendorCancelled' ELSE 'vendorReturn' END, NEW.state_at);
END;

-- Parcel 0 and below are payments nobody owed: too late, or a second time.
CREATE TRIGGER refund_told AFTER INSERT ON refund WHEN NEW.parcel_id <= 0 BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, 'paymentLate:' || NEW.order_id || ':' || NEW.parcel_id, 'paymentLate', json_object('amount', NEW.amount), 1, 1,
    NEW.created_at, NEW.created_at + 259200000);
END;
CREATE TRIGGER refund_done_told AFTER UPDATE OF state ON refund WHEN OLD.state = 'due' AND NEW.state = 'done' BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, 'refundDone:' || NEW.order_id || ':' || NEW.parcel_id, 'refundDone', json_object('amount', NEW.amount), 1, 1,
    NEW.done_at, NEW.done_at + 259200000);
END;

-- What the seller portal asked and got (routes/hooks/seller): the same event again changes nothing.
CREATE TABLE seller_event (
  id TEXT PRIMARY KEY,
  vendor_id INTEGER NOT NULL,
  -- Of the body: the same id with other content is a mistake of the portal.
  content_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX seller_event_by_age ON seller_event (received_at);
