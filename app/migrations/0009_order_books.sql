-- What follows a new state of a parcel or payment: stock, coupon, refund, payment, messages to shoppers (decision 20). These
-- contain numbers, amounts, times and vendors' names; no address, and nothing that somebody typed. States only move forward.
-- Expand.

-- The message for each state a parcel can reach.
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

-- Insert here to send the shopper a message: by SMS, mail and push, as far as the order has an address for them.
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

CREATE TRIGGER parcel_begun AFTER INSERT ON parcel BEGIN
  INSERT INTO parcel_event (parcel_id, state, at) VALUES (NEW.id, NEW.state, NEW.state_at);
END;

CREATE TRIGGER parcel_forward BEFORE UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND (
  NOT EXISTS (SELECT 1 FROM parcel_step WHERE from_state = OLD.state AND to_state = NEW.state)
  -- Only a payment turns a parcel from unpaid to placed.
  OR (OLD.state = 'awaitingPayment' AND NEW.state = 'placed'
    AND NOT EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND state = 'paid'))) BEGIN
  SELECT raise(ABORT, 'parcel_state');
END;

-- If an order is never paid, one message about its payment replaces those of its parcels.
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

-- A vendor gets a message once a parcel is certain, and one about its end only after that.
CREATE TRIGGER vendor_told AFTER UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND (NEW.state IN ('placed', 'returnAsked') OR (NEW.state = 'cancelled' AND OLD.state <> 'awaitingPayment')) BEGIN
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  VALUES (NEW.id, CASE NEW.state WHEN 'placed' THEN 'order:' || NEW.order_id || ':parcel:' WHEN 'cancelled' THEN 'vendorCancelled:' ELSE 'vendorReturn:' END || NEW.id,
    CASE NEW.state WHEN 'placed' THEN 'vendorParcel' WHEN 'cancelled' THEN 'vendorCancelled' ELSE 'vendorReturn' END, NEW.state_at);
END;

-- One trigger, because SQLite does not define the order of several.
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

CREATE TRIGGER payment_told AFTER UPDATE OF state ON payment
WHEN OLD.state <> NEW.state AND NEW.kind <> 'cash' AND NEW.state IN ('paid', 'failed', 'expired')
  -- If nothing was left to pay, nothing was received.
  AND NOT (NEW.state = 'paid' AND NEW.amount = 0) BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, NEW.state || ':' || NEW.order_id,
    CASE NEW.state WHEN 'paid' THEN 'paymentReceived' WHEN 'failed' THEN 'paymentFailed' ELSE 'paymentExpired' END,
    json_object('amount', NEW.amount), 1, 1, NEW.state_at, NEW.state_at + 259200000);
END;

-- Refunds parcels and goods that were cancelled after the payment page was opened or the transfer reported: the money
-- included them.
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

-- Parcel 0 and below: a payment that was not due, because it came late or twice.
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

-- An order of a deleted account is over: the shopper's words and everyone's sight of it are deleted.
CREATE TRIGGER order_forgotten AFTER UPDATE OF owner ON shop_order WHEN NEW.owner = 'former' BEGIN
  UPDATE parcel SET reason = '' WHERE order_id = NEW.id AND reason <> '';
  DELETE FROM order_viewer WHERE order_id = NEW.id;
END;
