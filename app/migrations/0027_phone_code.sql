-- A large order for cash is certain once its phone is confirmed (docs/decisions/0065-the-phone-of-a-large-cash-order.md). Until
-- then its parcels stand like unpaid ones, and payment.pay_by says until when its goods are held; null once it is certain.
-- Expand.

-- Codes for orders, beside the purposes there were. Whoever had a code on the way keeps it.
CREATE TABLE one_time_code_next (
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
INSERT INTO one_time_code_next (purpose, session_hash, contact, code_hash, pending, account_id, tries, created_at, expires_at, used_at)
SELECT purpose, session_hash, contact, code_hash, pending, account_id, tries, created_at, expires_at, used_at FROM one_time_code;
DROP TABLE one_time_code;
ALTER TABLE one_time_code_next RENAME TO one_time_code;
CREATE INDEX one_time_code_by_age ON one_time_code (expires_at);
CREATE INDEX one_time_code_by_contact ON one_time_code (contact);
-- Used when an account is deleted.
CREATE INDEX one_time_code_by_account ON one_time_code (account_id) WHERE account_id IS NOT NULL;

-- Orders for cash that wait for their code, for the desk.
CREATE INDEX payment_unconfirmed ON payment (order_id) WHERE kind = 'cash' AND state = 'due' AND pay_by IS NOT NULL;

DROP TRIGGER parcel_forward;
CREATE TRIGGER parcel_forward BEFORE UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND (
  NOT EXISTS (SELECT 1 FROM parcel_step WHERE from_state = OLD.state AND to_state = NEW.state)
  -- Only a payment or a confirmed phone makes a parcel certain.
  OR (OLD.state = 'awaitingPayment' AND NEW.state = 'placed'
    AND NOT EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id
      AND (state = 'paid' OR (kind = 'cash' AND state = 'due' AND pay_by IS NULL))))) BEGIN
  SELECT raise(ABORT, 'parcel_state');
END;

-- The phone was confirmed: the parcels are certain, and their shopper gets the message of an order for cash.
CREATE TRIGGER phone_confirmed AFTER UPDATE OF pay_by ON payment
WHEN NEW.kind = 'cash' AND NEW.state = 'due' AND OLD.pay_by IS NOT NULL AND NEW.pay_by IS NULL BEGIN
  UPDATE parcel SET state = 'placed', state_at = NEW.state_at WHERE order_id = NEW.order_id AND state = 'awaitingPayment';
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  VALUES (NEW.order_id, 'order:' || NEW.order_id, 'orderPlaced', json_object('total', NEW.amount), 1, 0,
    NEW.state_at, NEW.state_at + 259200000);
END;

DROP TRIGGER vendor_told;
CREATE TRIGGER vendor_told AFTER UPDATE OF state ON parcel
WHEN OLD.state <> NEW.state AND (NEW.state IN ('placed', 'returnAsked') OR (NEW.state = 'cancelled' AND OLD.state <> 'awaitingPayment')) BEGIN
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  VALUES (NEW.id, CASE NEW.state WHEN 'placed' THEN 'order:' || NEW.order_id || ':parcel:' WHEN 'cancelled' THEN 'vendorCancelled:' ELSE 'vendorReturn:' END || NEW.id,
    CASE NEW.state WHEN 'cancelled' THEN 'vendorCancelled' WHEN 'returnAsked' THEN 'vendorReturn'
      ELSE CASE WHEN NEW.total > 0 AND EXISTS (SELECT 1 FROM payment WHERE order_id = NEW.order_id AND kind = 'cash')
        THEN 'vendorParcelCash' ELSE 'vendorParcel' END END, NEW.state_at);
END;

DROP TRIGGER payment_told;
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

DROP TRIGGER payment_expiry_recorded;
CREATE TRIGGER payment_expiry_recorded AFTER UPDATE OF state ON payment WHEN OLD.state <> 'expired' AND NEW.state = 'expired' BEGIN
  INSERT INTO operator_event (at, author_kind, author_id, author_name, action, object_kind, object_id, before, after, address)
  SELECT NEW.state_at, 'cron', '', '', CASE NEW.kind WHEN 'cash' THEN 'phoneUnconfirmed' ELSE 'paymentExpired' END,
    'order', number, json_object('state', OLD.state), json_object('state', NEW.state), ''
  FROM shop_order WHERE id = NEW.order_id;
END;
