-- The outbox, browsers with push, newsletter subscribers, alerts about vendors, stock and prices.
-- A message is written in the batch of the event it reports, and sent afterwards in the background.
-- Expand.

-- Messages to send: mail, SMS, push, events for vendors' systems. Equal dedupe_keys make one message.
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

-- Browsers that agreed to pushes (specification 4.9, 7.2); a token belongs to whoever signed in there last.
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

-- Subscribers of the newsletter (specification 2.9). Unsubscribing deletes the row.
CREATE TABLE newsletter_subscriber (
  -- Lower case.
  email TEXT PRIMARY KEY,
  -- Language of the page with the form, and so of the mails.
  locale TEXT NOT NULL,
  consented_at INTEGER NOT NULL,
  -- Hash of the secret in the link to unsubscribe.
  leave_hash TEXT NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- Requests for a message: follow: about a vendor's new goods, until it is removed; stock, price: once.
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
  locale TEXT NOT NULL,
  -- price: santim when the alert was made; a lower price is reported.
  price INTEGER CONSTRAINT alert_price CHECK ((kind = 'price') = (price IS NOT NULL)),
  -- 128 random bits, printed in every message of the alert; they only allow to end alerts.
  leave_secret TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  -- stock, price: when the message was written. The alert is over then, and stays only for its link.
  notified_at INTEGER,
  CONSTRAINT alert_reader CHECK ((account_id IS NOT NULL) = (reader GLOB 'account:[0-9]*')),
  UNIQUE (reader, kind, target_id, variant_id)
) STRICT;
CREATE INDEX alert_by_target ON alert (kind, target_id);
CREATE INDEX alert_by_account ON alert (account_id, id DESC) WHERE account_id IS NOT NULL;
CREATE INDEX alert_notified ON alert (notified_at) WHERE notified_at IS NOT NULL;

-- Of goods; background upkeep looks whether they are back or cheaper (data/messages/send-alerts).
CREATE INDEX alert_waiting ON alert (id) WHERE notified_at IS NULL AND kind <> 'follow';

-- New goods of vendors with followers; background upkeep sends the messages (data/messages/send-alerts).
CREATE TABLE alert_event (
  vendor_id INTEGER PRIMARY KEY,
  -- Number of new goods not reported yet. 0: nothing to do.
  news INTEGER NOT NULL DEFAULT 1 CONSTRAINT alert_news CHECK (news >= 0),
  due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX alert_event_due ON alert_event (due_at) WHERE news > 0;

-- Waits an hour for the rest of an import.
CREATE TRIGGER alert_news AFTER INSERT ON product
WHEN NEW.retired_at IS NULL AND EXISTS (SELECT 1 FROM alert WHERE kind = 'follow' AND target_id = NEW.vendor_id) BEGIN
  INSERT INTO alert_event (vendor_id, due_at) VALUES (NEW.vendor_id, NEW.updated_at + 3600000)
  ON CONFLICT (vendor_id) DO UPDATE
  SET news = news + 1, due_at = CASE news WHEN 0 THEN max(due_at, excluded.due_at) ELSE due_at END;
END;

-- Events that were given up or kept here: a few among many messages.
CREATE INDEX outbox_dead_event ON outbox (kind, id) WHERE kind = 'event' AND state IN ('dropped', 'kept');
CREATE INDEX outbox_of_order ON outbox (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX outbox_open ON outbox (state, id) WHERE state <> 'sent' AND payload <> '{}';

-- The desk counts readers by language.
CREATE INDEX newsletter_by_locale ON newsletter_subscriber (locale);
