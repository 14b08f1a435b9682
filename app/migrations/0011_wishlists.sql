-- What signed-in shoppers keep and saw, and what is recommended from it (specification 4.5, 6, 7.2).

CREATE TABLE wishlist_item (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- Santim, as the shop charged it then.
  price_when_added INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  -- Set only inside the batch that moves products to the cart: what it added there, it takes off here.
  moving INTEGER NOT NULL DEFAULT 0 CHECK (moving IN (0, 1)),
  PRIMARY KEY (account_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX wishlist_item_by_product ON wishlist_item (product_id);

-- The secret address of a list; gone when it is revoked.
CREATE TABLE wishlist_share (
  account_id INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- 128 random bits; shown to its owner as often as wanted, so not hashed.
  secret TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;

-- Last viewed products of signed-in shoppers; guests keep theirs in a cookie.
CREATE TABLE recent_view (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recent_view_newest ON recent_view (account_id, seen_at DESC);
-- At most 50 of an account, whoever adds them.
CREATE TRIGGER recent_view_kept AFTER INSERT ON recent_view BEGIN
  DELETE FROM recent_view WHERE account_id = NEW.account_id AND product_id IN (
    SELECT product_id FROM recent_view WHERE account_id = NEW.account_id ORDER BY seen_at DESC, product_id LIMIT -1 OFFSET 50);
END;

-- How often two products were looked at by one visitor one after the other, both ways; counted behind the pages, nobody's
-- name in it. A product keeps its 40 strongest and its 10 newest others; a count is halved for every 30 days in which
-- nobody looked at both, and gone at zero. seen_at is when it was last counted or halved.
CREATE TABLE co_view (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  other_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  count INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (product_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX co_view_strongest ON co_view (product_id, count DESC, seen_at DESC);
CREATE INDEX co_view_by_age ON co_view (seen_at);
