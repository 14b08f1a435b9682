-- Questions of shoppers about a product, answered by its seller or the desk (docs/decisions/0060-questions.md); what is
-- answered is shown with the product once the desk has looked.
-- Expand.

CREATE TABLE product_question (
  -- AUTOINCREMENT never reuses an id: the secret of a seller's link follows from it and is never good again.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- The option it is about; 0: none.
  variant_id INTEGER NOT NULL DEFAULT 0,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id),
  -- Who is told of the answer: 'account:<id>' or a guest's contact in its stored form; '' once that was done, or never will be.
  asker TEXT NOT NULL,
  locale TEXT NOT NULL CHECK (locale IN ('en', 'am')),
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
  FROM product p LEFT JOIN product_variant w ON w.id = NEW.variant_id CROSS JOIN (
    SELECT id, sms_to, email, coalesce(locale, CASE WHEN trim(coalesce(amharic_name, '')) = '' THEN 'en' ELSE 'am' END) AS language
    FROM vendor
  ) v ON v.id = NEW.vendor_id CROSS JOIN (VALUES ('sms'), ('mail')) c
  WHERE p.id = NEW.product_id AND CASE c.column1 WHEN 'sms' THEN v.sms_to ELSE v.email END IS NOT NULL
  ON CONFLICT (dedupe_key) DO NOTHING;
END;

-- Who asked is told once, and forgotten with that. An account is reached by its present contact and language.
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

-- The words stay, without the person.
CREATE TRIGGER product_question_left AFTER DELETE ON account BEGIN
  UPDATE product_question SET asker = ''
  WHERE asker <> '' AND asker IN ('account:' || OLD.id, OLD.email, OLD.phone);
END;
