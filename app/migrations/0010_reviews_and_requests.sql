-- Reviews by buyers (specification 5.1; security-and-faults.md 6), questions about a product, requests for other goods.
-- Hidden reviews count nowhere; the sums of a product are always exact.
-- Expand.

-- A review without an order came with the catalogue.
CREATE TABLE product_rate (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  rate INTEGER NOT NULL CHECK (rate BETWEEN 1 AND 5),
  author TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  content_lang TEXT NOT NULL DEFAULT 'en',
  created_at INTEGER NOT NULL,
  -- The product's vendor: the newest reviews of a vendor's goods are one index read.
  vendor_id INTEGER REFERENCES vendor (id),
  -- Owner of the order it was bought with, as in cart; null for the catalogue's reviews and once the account is
  -- deleted.
  buyer TEXT,
  -- The order makes the review a verified one.
  order_id INTEGER REFERENCES shop_order (id) ON DELETE SET NULL,
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

-- One review of each product by each buyer.
CREATE UNIQUE INDEX product_rate_of_buyer ON product_rate (buyer, product_id) WHERE buyer IS NOT NULL;
CREATE INDEX product_rate_of_order ON product_rate (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX product_rate_waiting ON product_rate (waits_since, id) WHERE waits_since IS NOT NULL;
CREATE INDEX product_rate_counts ON product_rate (product_id, rate, hidden_at);
CREATE INDEX product_rate_newest ON product_rate (product_id, id) WHERE content <> '' AND hidden_at IS NULL;
CREATE INDEX product_rate_highest ON product_rate (product_id, rate, id) WHERE content <> '' AND hidden_at IS NULL;
CREATE INDEX product_rate_lowest ON product_rate (product_id, rate, id DESC) WHERE content <> '' AND hidden_at IS NULL;
CREATE INDEX product_rate_by_vendor ON product_rate (vendor_id, created_at, id) WHERE content <> '' AND hidden_at IS NULL;

-- Votes that a review is helpful: one of each session or account.
CREATE TABLE review_vote (
  review_id INTEGER NOT NULL REFERENCES product_rate (id) ON DELETE CASCADE,
  owner TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (review_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_vote_of_owner ON review_vote (owner);

-- Reports of a review; deleted once an operator judged it.
CREATE TABLE review_report (
  review_id INTEGER NOT NULL REFERENCES product_rate (id) ON DELETE CASCADE,
  owner TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('rude', 'private', 'advert', 'other')),
  at INTEGER NOT NULL,
  PRIMARY KEY (review_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_report_of_owner ON review_report (owner);

-- The desk sees it from the first report on.
CREATE TRIGGER review_reported AFTER INSERT ON review_report BEGIN
  UPDATE product_rate SET waits_since = coalesce(waits_since, NEW.at) WHERE id = NEW.review_id;
END;

-- The stored sums beside the counted ones (security-and-faults.md 11); equal on every row.
CREATE VIEW audit_rating AS
SELECT p.id AS product_id, p.rate_sum, p.rate_count, coalesce(c.rate_sum, 0) AS counted_sum, coalesce(c.rate_count, 0) AS counted
FROM product p LEFT JOIN (
  SELECT product_id, sum(rate) AS rate_sum, count(*) AS rate_count FROM product_rate WHERE hidden_at IS NULL GROUP BY product_id
) c ON c.product_id = p.id;

CREATE VIEW audit_review AS
SELECT r.id AS review_id, r.buyer, r.product_id,
  r.order_id IS NULL OR EXISTS (
    SELECT 1 FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id
    WHERE c.order_id = r.order_id AND l.product_id = r.product_id AND l.cancelled < l.quantity AND c.state IN ('delivered', 'returnAsked', 'returned', 'returnRefused')
  ) AS is_delivered
FROM product_rate r;

-- The newest reviews of a vendor's goods are read by one index.
CREATE TRIGGER product_rate_vendor AFTER INSERT ON product_rate BEGIN
  UPDATE product_rate SET vendor_id = (SELECT vendor_id FROM product WHERE id = NEW.product_id) WHERE id = NEW.id;
END;

-- The catalogue brings its own sums, so only buyers' reviews are added and subtracted.
CREATE TRIGGER review_written AFTER INSERT ON product_rate WHEN NEW.order_id IS NOT NULL AND NEW.hidden_at IS NULL BEGIN
  UPDATE product SET rate_sum = rate_sum + NEW.rate, rate_count = rate_count + 1 WHERE id = NEW.product_id;
END;

-- As review_written.
CREATE TRIGGER review_removed AFTER DELETE ON product_rate WHEN OLD.order_id IS NOT NULL AND OLD.hidden_at IS NULL BEGIN
  UPDATE product SET rate_sum = rate_sum - OLD.rate, rate_count = rate_count - 1 WHERE id = OLD.product_id;
END;

-- As review_written.
CREATE TRIGGER review_changed AFTER UPDATE OF rate, hidden_at ON product_rate
WHEN OLD.rate <> NEW.rate OR (OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL) BEGIN
  UPDATE product SET
    rate_sum = rate_sum - CASE WHEN OLD.hidden_at IS NULL THEN OLD.rate ELSE 0 END + CASE WHEN NEW.hidden_at IS NULL THEN NEW.rate ELSE 0 END,
    rate_count = rate_count - (OLD.hidden_at IS NULL) + (NEW.hidden_at IS NULL)
  WHERE id = NEW.product_id;
END;

-- A review follows its order to another account, unless that account has reviewed the product itself.
CREATE TRIGGER review_follows_order AFTER UPDATE OF owner ON shop_order WHEN OLD.owner <> NEW.owner BEGIN
  DELETE FROM product_rate WHERE order_id = NEW.id AND buyer = OLD.owner
    AND EXISTS (SELECT 1 FROM product_rate own WHERE own.buyer = NEW.owner AND own.product_id = product_rate.product_id);
  UPDATE product_rate SET buyer = CASE WHEN NEW.owner IN ('former', 'leaving') THEN NULL ELSE NEW.owner END,
    author = CASE WHEN NEW.owner IN ('former', 'leaving') THEN '' ELSE author END
  WHERE order_id = NEW.id AND buyer = OLD.owner;
END;

CREATE TABLE product_question (
  -- AUTOINCREMENT never reuses an id: the secret of a seller's link follows from it and is never good again.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- The option it is about; 0: none.
  variant_id INTEGER NOT NULL DEFAULT 0,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id),
  -- Gets the answer: 'account:<id>' or a guest's contact in its stored form; '' once that was done, or never will be.
  asker TEXT NOT NULL,
  locale TEXT NOT NULL,
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

-- Sent twice it is one question.
CREATE UNIQUE INDEX product_question_of_asker ON product_question (asker, product_id, variant_id, question) WHERE asker <> '';
CREATE INDEX product_question_shown ON product_question (product_id, changed_at DESC) WHERE state = 'shown';
CREATE INDEX product_question_by_state ON product_question (state, id);
CREATE INDEX product_question_open ON product_question (vendor_id) WHERE state = 'asked';
CREATE INDEX product_question_by_age ON product_question (changed_at) WHERE state IN ('asked', 'hidden');

-- The seller's message has no word of the question, which a stranger wrote: its link shows it.
CREATE TRIGGER product_question_asked AFTER INSERT ON product_question BEGIN
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT c.column1, 'question:' || NEW.id || ':' || c.column1,
    json_object('to', CASE c.column1 WHEN 'sms' THEN v.sms_to ELSE v.email END, 'locale', v.language, 'text', 'vendorQuestion',
      'values', json_object('question', NEW.id, 'chosen', '' || json_object('name', p.name, 'nameAm', nullif(p.name_am, ''),
        'color', w.color, 'colorAm', w.color_am, 'size', w.size))),
    NEW.asked_at, NEW.asked_at, NEW.asked_at + 259200000
  FROM product p LEFT JOIN product_variant w ON w.id = NEW.variant_id CROSS JOIN vendor v ON v.id = NEW.vendor_id CROSS JOIN (VALUES ('sms'), ('mail')) c
  WHERE p.id = NEW.product_id AND CASE c.column1 WHEN 'sms' THEN v.sms_to ELSE v.email END IS NOT NULL
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

-- The asker gets one message, and is forgotten with it. An account is reached by its present contact and language.
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

-- Questions to the shop itself, from the form that the help center has where no contact of the shop is set.
CREATE TABLE shop_question (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- As in product_question.
  asker TEXT NOT NULL,
  locale TEXT NOT NULL,
  question TEXT NOT NULL CHECK (question <> ''),
  -- '': none, or it was closed without one.
  answer TEXT NOT NULL DEFAULT '',
  is_open INTEGER NOT NULL DEFAULT 1,
  asked_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX shop_question_of_asker ON shop_question (asker, question) WHERE asker <> '';
CREATE INDEX shop_question_open ON shop_question (id) WHERE is_open = 1;
CREATE INDEX shop_question_by_age ON shop_question (changed_at);

-- Requests for goods the shop does not have (specification 2.1).
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
  locale TEXT NOT NULL,
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

-- As parcel_forward.
CREATE TRIGGER custom_order_forward BEFORE UPDATE OF state ON custom_order
WHEN OLD.state <> NEW.state AND NOT EXISTS (SELECT 1 FROM custom_order_step WHERE from_state = OLD.state AND to_state = NEW.state) BEGIN
  SELECT raise(ABORT, 'custom_order_state');
END;

-- One SMS for each answer; it does not contain the operator's words, which only the page shows.
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

-- The allowed steps between states (a test compares them with domain/orders/custom-order).
CREATE TABLE custom_order_step (from_state TEXT NOT NULL, to_state TEXT NOT NULL, PRIMARY KEY (from_state, to_state)) STRICT, WITHOUT ROWID;
INSERT INTO custom_order_step VALUES
  ('received', 'searching'), ('received', 'found'), ('received', 'notFound'),
  ('searching', 'found'), ('searching', 'notFound'), ('found', 'notFound'), ('found', 'done');

-- Words and requests of a deleted account stay, without the person.
CREATE TRIGGER account_left AFTER DELETE ON account BEGIN
  UPDATE product_rate SET buyer = NULL, author = '' WHERE buyer = 'account:' || OLD.id;
  DELETE FROM review_vote WHERE owner = 'account:' || OLD.id;
  DELETE FROM review_report WHERE owner = 'account:' || OLD.id;
  UPDATE product_question SET asker = ''
  WHERE asker <> '' AND asker IN ('account:' || OLD.id, OLD.email, OLD.phone);
  DELETE FROM shop_question WHERE asker <> '' AND asker IN ('account:' || OLD.id, OLD.email, OLD.phone);
  DELETE FROM order_viewer WHERE owner = 'account:' || OLD.id;
  UPDATE custom_order SET owner = 'former', phone = '', city = '', what = '', link = '' WHERE owner = 'account:' || OLD.id;
  DELETE FROM alert WHERE reader IN (OLD.email, OLD.phone);
END;
