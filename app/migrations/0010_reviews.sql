-- Reviews by buyers (specification 5.1; security-and-faults.md 6), their votes and reports. Hidden reviews count
-- nowhere; triggers update the sums of a product, which are always exact.
-- Expand.

-- A review without an order came with the catalogue.
CREATE TABLE product_rate (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  rate INTEGER NOT NULL CHECK (rate BETWEEN 1 AND 5),
  author TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  content_lang TEXT NOT NULL DEFAULT 'en' CHECK (content_lang IN ('en', 'am')),
  created_at INTEGER NOT NULL,
  -- The product's vendor: the newest reviews of a vendor's goods are one index read.
  vendor_id INTEGER REFERENCES vendor (id),
  -- Owner of the order it was bought with, as in cart; null for the catalogue's reviews and once the account is
  -- deleted.
  buyer TEXT,
  -- The order makes the review a verified one.
  order_id INTEGER REFERENCES shop_order (id) ON DELETE SET NULL,
  helpful_count INTEGER NOT NULL DEFAULT 0,
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

CREATE TRIGGER review_vote_given AFTER INSERT ON review_vote BEGIN
  UPDATE product_rate SET helpful_count = helpful_count + 1 WHERE id = NEW.review_id;
END;

CREATE TRIGGER review_vote_taken AFTER DELETE ON review_vote BEGIN
  UPDATE product_rate SET helpful_count = helpful_count - 1 WHERE id = OLD.review_id;
END;

-- Reports of a review; deleted once an operator judged it.
CREATE TABLE review_report (
  review_id INTEGER NOT NULL REFERENCES product_rate (id) ON DELETE CASCADE,
  owner TEXT NOT NULL,
  reason TEXT NOT NULL CHECK (reason IN ('rude', 'private', 'advert', 'other')),
  at INTEGER NOT NULL,
  PRIMARY KEY (review_id, owner)
) STRICT, WITHOUT ROWID;
CREATE INDEX review_report_of_owner ON review_report (owner);

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
SELECT r.id AS review_id, r.buyer, r.product_id, r.helpful_count, coalesce(v.votes, 0) AS votes,
  r.order_id IS NULL OR EXISTS (
    SELECT 1 FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id
    WHERE c.order_id = r.order_id AND l.product_id = r.product_id AND l.cancelled < l.quantity AND c.state IN ('delivered', 'returnAsked', 'returned', 'returnRefused')
  ) AS is_delivered
FROM product_rate r LEFT JOIN (SELECT review_id, count(*) AS votes FROM review_vote GROUP BY review_id) v ON v.review_id = r.id;

CREATE TRIGGER product_rate_vendor AFTER INSERT ON product_rate BEGIN
  UPDATE product_rate SET vendor_id = (SELECT vendor_id FROM product WHERE id = NEW.product_id) WHERE id = NEW.id;
END;

CREATE TRIGGER product_rate_moved AFTER UPDATE OF vendor_id ON product WHEN OLD.vendor_id <> NEW.vendor_id BEGIN
  UPDATE product_rate SET vendor_id = NEW.vendor_id WHERE product_id = NEW.id;
END;

-- The catalogue brings its own sums, so only buyers' reviews are added and subtracted.
CREATE TRIGGER review_written AFTER INSERT ON product_rate WHEN NEW.order_id IS NOT NULL AND NEW.hidden_at IS NULL BEGIN
  UPDATE product SET rate_sum = rate_sum + NEW.rate, rate_count = rate_count + 1 WHERE id = NEW.product_id;
END;

CREATE TRIGGER review_removed AFTER DELETE ON product_rate WHEN OLD.order_id IS NOT NULL AND OLD.hidden_at IS NULL BEGIN
  UPDATE product SET rate_sum = rate_sum - OLD.rate, rate_count = rate_count - 1 WHERE id = OLD.product_id;
END;

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

-- The words stay, without the person.
CREATE TRIGGER review_of_deleted_account AFTER DELETE ON account BEGIN
  UPDATE product_rate SET buyer = NULL, author = '' WHERE buyer = 'account:' || OLD.id;
  DELETE FROM review_vote WHERE owner = 'account:' || OLD.id;
  DELETE FROM review_report WHERE owner = 'account:' || OLD.id;
END;
