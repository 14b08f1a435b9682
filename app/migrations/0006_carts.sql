-- What shoppers put together or looked at: carts, wish lists, comparisons, recent views, views counted behind the pages.
-- None of it is an order yet: all of it may be cleared away with its session or account.

-- owner is 'session:<hash>' for guests and 'account:<id>' for shoppers who signed in.
CREATE TABLE cart (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL,
  coupon_code TEXT
) STRICT;
CREATE INDEX cart_of_guests_by_age ON cart (updated_at) WHERE owner >= 'session:';

CREATE TABLE cart_line (
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  variant_id INTEGER NOT NULL DEFAULT 0,
  quantity INTEGER NOT NULL CONSTRAINT quantity_range CHECK (quantity BETWEEN 1 AND 99),
  price_when_added INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (cart_id, product_id, variant_id)
) STRICT, WITHOUT ROWID;

-- What a browser may send twice (docs/decisions/0036): an addition to the cart under a key that the browser made. A key that
-- is there already fails the whole batch, and so adds nothing. owner as of carts.
CREATE TABLE add_key (
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  product_id INTEGER NOT NULL,
  variant_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (owner, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX add_key_by_age ON add_key (added_at);

-- At most four for one owner, which the insert itself sees to; owner as in cart.
CREATE TABLE compare_item (
  owner TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (owner, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX compare_item_by_age ON compare_item (added_at);

-- Wish lists of signed-in shoppers.
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

-- Messages of the queue of views that were counted: one delivered again finds itself here.
CREATE TABLE view_receipt (
  message_id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX view_receipt_by_age ON view_receipt (received_at);

-- Where the views of a product came from (specification 2.2); day counts from 1 January 1970, UTC.
CREATE TABLE product_click (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  day INTEGER NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (product_id, source, day)
) STRICT, WITHOUT ROWID;
