-- Everything that follows a new state of a parcel or payment, in its batch (decision 20); states only move forward.
-- Messages contain numbers, amounts, times and vendors' names; no address, and nothing that somebody typed.
-- Expand.

-- Insert here to send the shopper a message: by SMS, mail and push, as far as the order has an address for them. Without
-- until it is sent for three days.
CREATE VIEW order_notice AS
SELECT 0 AS order_id, 0 AS parcel_id, '' AS dedupe_key, '' AS text, '{}' AS details, 0 AS at, 0 AS until WHERE 0;

-- The one place that decides which messages a shopper gets, and how.
CREATE TRIGGER order_notice_written INSTEAD OF INSERT ON order_notice BEGIN
  INSERT INTO outbox (order_id, text, kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT o.id, n.text, c.column1, NEW.dedupe_key || ':' || c.column1,
    json_patch(CASE c.column1
      WHEN 'push' THEN json_object('account', CAST(substr(o.owner, 9) AS INTEGER), 'link', '/orders/' || o.public_id)
      ELSE json_object('to', CASE c.column1 WHEN 'sms' THEN o.phone ELSE o.email END) END,
    json_object('locale', o.locale, 'text', n.text,
      'values', json_patch(json_patch(CASE WHEN n.text IN ('orderPlaced', 'orderToPay', 'paymentReceived')
        -- Lists as texts. An SMS is paid by its letters: it names the first goods.
        THEN json_object('number', o.number, 'total', o.total, 'most', CASE c.column1 WHEN 'mail' THEN 2000 ELSE 40 END,
          'goods', '' || (SELECT json_group_array(json(words) ORDER BY parcel, position) FROM line_words WHERE order_id = o.id),
          'cash', '' || (SELECT json_group_array(json_array(
              CASE WHEN o.locale = 'am' THEN coalesce(nullif(trim(v.amharic_name), ''), v.name) ELSE v.name END, p.total) ORDER BY p.position)
            FROM parcel p CROSS JOIN vendor v ON v.id = p.vendor_id WHERE p.order_id = o.id AND p.state <> 'cancelled'))
        ELSE json_object('number', o.number, 'total', o.total) END,
        json_object('parcel', o.number || '-' || p.position,
          'vendor', CASE WHEN o.locale = 'am' THEN coalesce(nullif(trim(v.amharic_name), ''), v.name) ELSE v.name END)),
        json_patch(NEW.details, CASE WHEN c.column1 = 'mail' AND n.text IN ('parcelDelivered', 'paymentReceived')
          THEN json_object('receipt', '/orders/' || o.public_id || coalesce('/parcels/' || p.position || '/receipt', ''))
          ELSE '{}' END)))),
    NEW.at, NEW.at, coalesce(NEW.until, NEW.at + 259200000)
  FROM shop_order o CROSS JOIN (SELECT NEW.text || CASE WHEN NEW.text IN ('parcelCancelled', 'goodsCancelled')
      AND EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND kind <> 'cash' AND state = 'paid') THEN 'Paid' ELSE '' END AS text) n
  LEFT JOIN parcel p ON p.id = NEW.parcel_id LEFT JOIN vendor v ON v.id = p.vendor_id
  CROSS JOIN (VALUES ('sms'), ('mail'), ('push')) c
  WHERE o.id = NEW.order_id AND CASE c.column1
    -- Once the account is deleted, the order has no phone.
    WHEN 'sms' THEN o.phone GLOB '+251[79]*'
      AND (NEW.text NOT IN ('parcelConfirmed', 'parcelPreparing', 'parcelReturnAsked') OR coalesce(o.email, '') = '')
    WHEN 'mail' THEN coalesce(o.email, '') <> ''
    ELSE NEW.text NOT IN ('orderPlaced', 'orderToPay') AND o.owner GLOB 'account:[0-9]*' END
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

-- Tracking shows it from the start; a vendor's system hears of it once it is certain.
CREATE TRIGGER parcel_begun AFTER INSERT ON parcel BEGIN
  INSERT INTO parcel_event (parcel_id, state, at) VALUES (NEW.id, NEW.state, NEW.state_at);
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  SELECT NEW.id, 'parcel.created', NEW.state, NEW.state_at WHERE NEW.state <> 'awaitingPayment';
END;

-- Two who act at once cannot move a parcel back.
CREATE TRIGGER parcel_forward BEFORE UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND (
  NOT EXISTS (SELECT 1 FROM parcel_step WHERE from_state = OLD.state AND to_state = NEW.state)
  -- Only a payment or a confirmed phone makes a parcel certain.
  OR (OLD.state = 'awaitingPayment' AND NEW.state = 'placed'
    AND NOT EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id
      AND (state = 'paid' OR (kind = 'cash' AND state = 'due' AND pay_by IS NULL))))) BEGIN
  SELECT raise(ABORT, 'parcel_state');
END;

-- One trigger, because SQLite does not define the order of several.
CREATE TRIGGER parcel_moved AFTER UPDATE OF state ON parcel WHEN OLD.state <> NEW.state BEGIN
  INSERT INTO parcel_event (parcel_id, state, at) VALUES (NEW.id, NEW.state, NEW.state_at);
  DELETE FROM parcel_refusal WHERE parcel_id = NEW.id;
  -- A cancelled parcel returns its stock (options first, because option_stock_summed counts them; listed_stock before
  -- stock_amount), and the last parcel of an order its use of the coupon.
  UPDATE product_variant SET stock_amount = stock_amount + l.units, units_taken = units_taken - l.units
  FROM (SELECT variant_id, sum(quantity - cancelled) AS units FROM order_line WHERE parcel_id = NEW.id AND NEW.state = 'cancelled' GROUP BY variant_id) l
  WHERE product_variant.id = l.variant_id;
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
  WHERE NEW.state = 'cancelled' AND order_id = NEW.order_id AND state IN ('due', 'pending');
  -- Cash is paid once no parcel of the order is on its way and at least one was delivered.
  UPDATE payment SET state = 'paid', state_at = NEW.state_at
  WHERE NEW.state IN ('delivered', 'cancelled') AND order_id = NEW.order_id AND kind = 'cash' AND state = 'due'
    AND NOT EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id
      AND state NOT IN ('delivered', 'cancelled', 'returnAsked', 'returned', 'returnRefused'))
    AND EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
  -- If an order is never paid, one message about its payment replaces those of its parcels.
  INSERT INTO order_notice (order_id, parcel_id, dedupe_key, text, details, at)
  SELECT NEW.order_id, NEW.id, 'parcel:' || NEW.id || ':' || NEW.state, 'parcel' || upper(substr(NEW.state, 1, 1)) || substr(NEW.state, 2),
    json_object('amount', CASE WHEN NEW.state = 'returned' THEN NEW.goods_total - NEW.discount_total - NEW.rounding ELSE NEW.total END,
      'until', NEW.promised_until), NEW.state_at
  WHERE NEW.state <> 'placed' AND NOT (OLD.state = 'awaitingPayment'
    AND EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND state IN ('failed', 'expired')));
  -- A vendor, and its system, hear of a parcel once it is certain, and of its end only after that.
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT NEW.id, CASE NEW.state WHEN 'placed' THEN 'order:' || NEW.order_id || ':parcel:' WHEN 'cancelled' THEN 'vendorCancelled:' ELSE 'vendorReturn:' END || NEW.id,
    CASE NEW.state WHEN 'cancelled' THEN 'vendorCancelled' WHEN 'returnAsked' THEN 'vendorReturn'
      ELSE CASE WHEN NEW.total > 0 AND EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND kind = 'cash')
        THEN 'vendorParcelCash' ELSE 'vendorParcel' END END, NEW.state_at
  WHERE NEW.state IN ('placed', 'returnAsked') OR (NEW.state = 'cancelled' AND OLD.state <> 'awaitingPayment');
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  SELECT NEW.id, CASE NEW.state WHEN 'placed' THEN 'parcel.created' WHEN 'cancelled' THEN 'parcel.cancelled'
    WHEN 'returnAsked' THEN 'parcel.returnAsked' ELSE 'parcel.moved' END, NEW.state, NEW.state_at
  WHERE OLD.state <> 'awaitingPayment' OR NEW.state <> 'cancelled';
END;

-- As parcel_forward.
CREATE TRIGGER payment_forward BEFORE UPDATE OF state ON payment
WHEN OLD.state <> NEW.state AND (
  (OLD.state, NEW.state) NOT IN (VALUES ('due', 'reported'), ('due', 'paid'), ('due', 'expired'), ('due', 'void'),
    ('pending', 'paid'), ('pending', 'failed'), ('pending', 'expired'), ('pending', 'void'),
    ('reported', 'paid'), ('reported', 'failed'), ('reported', 'void'))
  -- void only follows from cancelled parcels.
  OR (NEW.state = 'void' AND EXISTS (SELECT 1 FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled'))) BEGIN
  SELECT raise(ABORT, 'payment_state');
END;

-- Money that came makes the parcels certain, and is owed back for goods that were cancelled after it was asked for.
CREATE TRIGGER payment_made AFTER UPDATE OF state ON payment WHEN OLD.state <> 'paid' AND NEW.state = 'paid' BEGIN
  INSERT INTO refund (order_id, parcel_id, part, amount, created_at)
  SELECT NEW.order_id, id, part, amount, NEW.state_at FROM (
    SELECT id, part, amount, sum(amount) OVER (ORDER BY at DESC, id DESC, part = 0 DESC, part DESC) AS so_far FROM (
      SELECT id, 0 AS part, total AS amount, state_at AS at FROM parcel WHERE order_id = NEW.order_id AND state = 'cancelled'
      UNION ALL SELECT l.parcel_id, l.part, l.goods - l.discount, l.at
      FROM parcel c CROSS JOIN line_cancellation l ON l.parcel_id = c.id WHERE c.order_id = NEW.order_id))
  WHERE NEW.kind <> 'cash' AND amount > 0
    AND so_far <= NEW.amount - (SELECT coalesce(sum(total), 0) FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
  UPDATE parcel SET state = 'placed', state_at = NEW.state_at WHERE order_id = NEW.order_id AND state = 'awaitingPayment';
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  SELECT id, 'payment.settled', 'settled', NEW.state_at FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled';
END;

-- Without its payment an order ends, and its goods go back; the shop itself ends an expired one, which is an event as well.
CREATE TRIGGER payment_lost AFTER UPDATE OF state ON payment WHEN OLD.state <> NEW.state AND NEW.state IN ('failed', 'expired') BEGIN
  UPDATE parcel SET state = 'cancelled', state_at = NEW.state_at WHERE order_id = NEW.order_id AND state = 'awaitingPayment';
  INSERT INTO operator_event (at, author_kind, author_id, author_name, action, object_kind, object_id, before, after, address)
  SELECT NEW.state_at, 'cron', '', '', CASE NEW.kind WHEN 'cash' THEN 'phoneUnconfirmed' ELSE 'paymentExpired' END,
    'order', number, json_object('state', OLD.state), json_object('state', NEW.state), ''
  FROM shop_order WHERE id = NEW.order_id AND NEW.state = 'expired';
END;

-- A message in the batch of the payment cannot get lost.
CREATE TRIGGER payment_told AFTER UPDATE OF state ON payment
WHEN OLD.state <> NEW.state AND NEW.state IN ('paid', 'failed', 'expired') AND (NEW.kind <> 'cash' OR NEW.state = 'expired')
  -- If nothing was left to pay, nothing was received.
  AND NOT (NEW.state = 'paid' AND NEW.amount = 0) BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, at)
  VALUES (NEW.order_id, NEW.state || ':' || NEW.order_id,
    CASE NEW.state WHEN 'paid' THEN 'paymentReceived' WHEN 'failed' THEN 'paymentFailed'
      ELSE CASE NEW.kind WHEN 'cash' THEN 'phoneUnconfirmed' ELSE 'paymentExpired' END END,
    json_object('amount', NEW.amount), NEW.state_at);
END;

-- Parcel 0 and below: a payment that was not due, because it came late or twice.
CREATE TRIGGER refund_told AFTER INSERT ON refund WHEN NEW.parcel_id <= 0 BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, at)
  VALUES (NEW.order_id, 'paymentLate:' || NEW.order_id || ':' || NEW.parcel_id, 'paymentLate', json_object('amount', NEW.amount), NEW.created_at);
END;

-- A message in the batch of the refund cannot get lost.
CREATE TRIGGER refund_done_told AFTER UPDATE OF state ON refund WHEN OLD.state = 'due' AND NEW.state = 'done' BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, at)
  VALUES (NEW.order_id, 'refundDone:' || NEW.order_id || ':' || NEW.parcel_id || ':' || NEW.part, 'refundDone', json_object('amount', NEW.amount), NEW.done_at);
END;

-- With an order that is over, all that was written about its person goes, and everyone's sight of it.
CREATE TRIGGER order_forgotten AFTER UPDATE OF owner ON shop_order WHEN NEW.owner = 'former' BEGIN
  UPDATE parcel SET reason = '' WHERE order_id = NEW.id AND reason <> '';
  UPDATE line_cancellation SET reason = '' WHERE parcel_id IN (SELECT id FROM parcel WHERE order_id = NEW.id) AND reason <> '';
  DELETE FROM order_viewer WHERE public_id = NEW.public_id;
  DELETE FROM order_note WHERE order_id = NEW.id;
  DELETE FROM order_name WHERE order_id = NEW.id;
END;

-- Shoppers see what became of a message with a link, or of the event, which the outbox forgets after a month.
CREATE TRIGGER parcel_link_told AFTER UPDATE OF state ON outbox
WHEN OLD.state = 'waiting' AND NEW.state IN ('sent', 'kept', 'dropped')
  AND (OLD.payload ->> '$.values.link' IS NOT NULL OR OLD.payload ->> '$.type' = 'parcel.created') BEGIN
  UPDATE parcel_link SET
    notified_at = CASE NEW.state WHEN 'sent' THEN coalesce(notified_at, NEW.sent_at) ELSE notified_at END,
    failed_at = CASE NEW.state WHEN 'sent' THEN failed_at ELSE NEW.sent_at END
  WHERE id = CASE OLD.kind
    -- Of the key 'event:<parcel>:<state>'.
    WHEN 'event' THEN (SELECT id FROM parcel_link WHERE parcel_id = CAST(substr(OLD.dedupe_key, 7) AS INTEGER) AND ended_at IS NULL)
    ELSE OLD.payload ->> '$.values.link' END;
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
  FROM parcel p CROSS JOIN shop_order o ON o.id = p.order_id CROSS JOIN vendor v ON v.id = p.vendor_id CROSS JOIN (VALUES ('sms'), ('mail')) c
  WHERE p.id = NEW.parcel_id AND CASE c.column1 WHEN 'sms' THEN v.sms_to ELSE v.email END IS NOT NULL
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

-- Insert here to note that a parcel changed, for a vendor that has or had a key, and to tell its system at its endpoint.
CREATE VIEW portal_notice AS
SELECT 0 AS parcel_id, '' AS type, '' AS dedupe_key, 0 AS at WHERE 0;

-- One place knows which vendors have a system that hears of changes.
CREATE TRIGGER portal_notice_written INSTEAD OF INSERT ON portal_notice BEGIN
  DELETE FROM portal_change WHERE parcel_id = NEW.parcel_id;
  INSERT INTO portal_change (vendor_id, parcel_id)
  SELECT vendor_id, id FROM parcel
  WHERE id = NEW.parcel_id AND state <> 'awaitingPayment' AND EXISTS (SELECT 1 FROM portal_key k WHERE k.vendor_id = parcel.vendor_id);
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT 'event', 'event:' || c.id || ':' || NEW.dedupe_key,
    json_object('vendor', c.vendor_id, 'type', NEW.type, 'parcel', o.number || '-' || c.position,
      -- The message of a payment may come before its parcels are placed, or after.
      'state', CASE c.state WHEN 'awaitingPayment' THEN 'placed' ELSE c.state END, 'at', NEW.at),
    NEW.at, NEW.at, NEW.at + 259200000
  FROM parcel c CROSS JOIN shop_order o ON o.id = c.order_id CROSS JOIN portal_key k ON k.vendor_id = c.vendor_id
  WHERE c.id = NEW.parcel_id AND k.ended_at IS NULL AND k.endpoint IS NOT NULL
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

-- Only goods that may still be cancelled as a parcel.
CREATE TRIGGER line_cancellation_open BEFORE INSERT ON line_cancellation
WHEN NOT EXISTS (SELECT 1 FROM parcel c CROSS JOIN parcel_step s ON s.from_state = c.state AND s.to_state = 'cancelled' WHERE c.id = NEW.parcel_id) BEGIN
  SELECT raise(ABORT, 'parcel_state');
END;

-- Units go back on the shelf, totals and what is to be paid fall, what was paid is owed back, shopper and vendor get a message.
CREATE TRIGGER line_cancelled AFTER INSERT ON line_cancellation BEGIN
  UPDATE order_line SET cancelled = cancelled + NEW.units WHERE parcel_id = NEW.parcel_id AND position = NEW.line;
  -- The cash of what is left is whole birr again.
  UPDATE parcel SET goods_total = goods_total - NEW.goods, discount_total = discount_total - NEW.discount,
    rounding = rest.rounding, total = rest.exact - rest.rounding
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
  WHERE order_id = (SELECT order_id FROM parcel WHERE id = NEW.parcel_id) AND state IN ('due', 'pending');
  INSERT INTO order_notice (order_id, parcel_id, dedupe_key, text, details, at)
  SELECT order_id, id, 'goods:' || id || ':' || NEW.part, 'goodsCancelled',
    json_object('items', NEW.units, 'amount', NEW.goods - NEW.discount, 'total', total), NEW.at
  FROM parcel WHERE id = NEW.parcel_id;
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT id, 'vendorGoods:' || id || ':' || NEW.part, 'vendorGoodsCancelled', NEW.at
  FROM parcel WHERE id = NEW.parcel_id AND state <> 'awaitingPayment';
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  SELECT id, 'parcel.changed', 'goods:' || NEW.part, NEW.at FROM parcel WHERE id = NEW.parcel_id AND state <> 'awaitingPayment';
END;

-- The books of an option follow the order's lines, so that none is sold twice.
CREATE TRIGGER option_taken AFTER INSERT ON order_line WHEN NEW.variant_id > 0 BEGIN
  UPDATE product_variant SET stock_amount = stock_amount - NEW.quantity, units_taken = units_taken + NEW.quantity
  WHERE id = NEW.variant_id;
END;

-- Likewise for single goods, before line_cancelled gives back to the product.
CREATE TRIGGER option_units_given_back AFTER UPDATE OF cancelled ON order_line WHEN NEW.variant_id > 0 BEGIN
  UPDATE product_variant SET stock_amount = stock_amount + NEW.cancelled - OLD.cancelled,
    units_taken = units_taken - NEW.cancelled + OLD.cancelled
  WHERE id = NEW.variant_id;
END;

-- Units of an option that its feed left out meanwhile come back to nobody: nobody could choose them.
CREATE TRIGGER option_stock_summed AFTER UPDATE OF units_taken ON product
WHEN NEW.units_taken < OLD.units_taken
  AND NEW.stock_amount <> (SELECT sum(stock_amount) FROM product_variant WHERE product_id = NEW.id) BEGIN
  UPDATE product SET stock_amount = s.units,
    listed_stock = CASE WHEN s.units = 0 THEN 0 WHEN listed_stock = 0 THEN s.units ELSE listed_stock END
  FROM (SELECT sum(stock_amount) AS units FROM product_variant WHERE product_id = NEW.id) s WHERE product.id = NEW.id;
END;

-- The messages of an order that needs no code: to its shopper, and to its vendors where nothing is paid ahead. Those of
-- other orders come with their payment or code.
CREATE TRIGGER payment_begun AFTER INSERT ON payment WHEN NEW.kind <> 'cash' OR NEW.pay_by IS NULL BEGIN
  INSERT INTO order_notice (order_id, dedupe_key, text, details, at, until)
  VALUES (NEW.order_id, 'order:' || NEW.order_id, iif(NEW.pay_by IS NULL, 'orderPlaced', 'orderToPay'),
    json_patch('{}', json_object('payBy', NEW.pay_by)), NEW.state_at, NEW.pay_by);
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT id, 'order:' || order_id || ':parcel:' || id, iif(total > 0, 'vendorParcelCash', 'vendorParcel'), NEW.state_at
  FROM parcel WHERE order_id = NEW.order_id AND NEW.pay_by IS NULL;
END;

-- The phone was confirmed: the parcels are certain, and their shopper gets the message of an order for cash.
CREATE TRIGGER phone_confirmed AFTER UPDATE OF pay_by ON payment
WHEN NEW.kind = 'cash' AND NEW.state = 'due' AND OLD.pay_by IS NOT NULL AND NEW.pay_by IS NULL BEGIN
  UPDATE parcel SET state = 'placed', state_at = NEW.state_at WHERE order_id = NEW.order_id AND state = 'awaitingPayment';
  INSERT INTO order_notice (order_id, dedupe_key, text, details, at)
  VALUES (NEW.order_id, 'order:' || NEW.order_id, 'orderPlaced', json_object('total', NEW.amount), NEW.state_at);
END;

-- The receipt of a paid parcel keeps the facts of the moment of payment, so that a later change of a rate does not
-- rewrite it.
CREATE TABLE receipt (
  parcel_id INTEGER PRIMARY KEY REFERENCES parcel (id) ON DELETE CASCADE,
  paid_at INTEGER NOT NULL,
  -- {legalName, tin, vatNumber, vatRate, legalAddress} as JSON, without what was not set.
  seller TEXT NOT NULL,
  shop TEXT NOT NULL
) STRICT;

-- Money that came ahead makes a parcel certain; cash is paid when the parcel is handed over.
CREATE TRIGGER receipt_written AFTER INSERT ON parcel_event WHEN NEW.state IN ('placed', 'delivered') BEGIN
  INSERT INTO receipt (parcel_id, paid_at, seller, shop)
  SELECT c.id, NEW.at,
    json_patch('{}', json_object('legalName', v.legal_name, 'tin', v.tin, 'vatNumber', v.vat_number, 'vatRate', v.vat_rate,
      'legalAddress', v.legal_address)),
    (SELECT json_group_object(name, value) FROM shop_setting
      WHERE name IN ('legalName', 'tin', 'vatNumber', 'vatRate', 'legalAddress') AND value <> '')
  FROM parcel c CROSS JOIN vendor v ON v.id = c.vendor_id CROSS JOIN payment y ON y.order_id = c.order_id
  WHERE c.id = NEW.parcel_id AND CASE y.kind WHEN 'cash' THEN NEW.state = 'delivered' ELSE y.state = 'paid' END
  ON CONFLICT (parcel_id) DO NOTHING;
END;

-- Steps of a parcel whose seller does not answer (silent), or whose promised day is over (late): reminders, and the offer to its
-- shopper to wait or cancel (workers/upkeep). A step is taken once.
CREATE TABLE parcel_reminder (
  parcel_id INTEGER NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('silent', 'late')),
  -- silent 1, 2, late 1: the seller is reminded; silent 3, late 2: it is a task for staff, and the shopper may wait or cancel;
  -- silent 4: the shop cancelled it.
  step INTEGER NOT NULL CHECK (step BETWEEN 1 AND iif(kind = 'late', 2, 4)),
  at INTEGER NOT NULL,
  PRIMARY KEY (parcel_id, kind, step)
) STRICT, WITHOUT ROWID;
CREATE INDEX parcel_silent ON parcel_reminder (parcel_id) WHERE kind = 'silent' AND step = 3;
CREATE INDEX parcel_reminder_by_time ON parcel_reminder (at);
