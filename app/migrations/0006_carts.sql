-- Carts, wishlists, lists to compare, recent and counted views.
-- None of it is part of an order: all of it may be deleted with its session or account.
-- Expand.

-- owner is 'session:<hash>' for guests and 'account:<id>' for accounts.
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
  quantity INTEGER NOT NULL CONSTRAINT quantity_range CHECK (quantity >= 1),
  price_when_added INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (cart_id, product_id, variant_id)
) STRICT, WITHOUT ROWID;

-- Additions to the cart that a browser may send twice (docs/decisions/0036-offline.md), by a key the browser made. A
-- key that exists makes the whole batch fail, so nothing is added. owner as in cart.
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

-- At most four of an owner, which the insert itself checks; owner as in cart.
CREATE TABLE compare_item (
  owner TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- The option; 0: none was chosen.
  variant_id INTEGER NOT NULL DEFAULT 0,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (owner, product_id, variant_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX compare_item_by_age ON compare_item (added_at);

-- Wishlists of accounts.
CREATE TABLE wishlist_item (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- The option; 0: none was chosen.
  variant_id INTEGER NOT NULL DEFAULT 0,
  -- The charged price at that time, in santim.
  price_when_added INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  -- 1 only within the batch that moves products to the cart: it marks the rows that were added there and are to be
  -- deleted here.
  moving INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, product_id, variant_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX wishlist_item_by_product ON wishlist_item (product_id);

-- The secret address of a shared list; deleted when the sharing ends.
CREATE TABLE wishlist_share (
  account_id INTEGER PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- 128 random bits; not hashed, because the owner may see the address again.
  secret TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL
) STRICT;

-- Last viewed products of accounts; guests have theirs in a cookie.
CREATE TABLE recent_view (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  -- The option that was chosen last; 0: none.
  variant_id INTEGER NOT NULL DEFAULT 0,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX recent_view_newest ON recent_view (account_id, seen_at DESC);

-- At most 50 of an account.
CREATE TRIGGER recent_view_kept AFTER INSERT ON recent_view BEGIN
  DELETE FROM recent_view WHERE account_id = NEW.account_id AND product_id IN (
    SELECT product_id FROM recent_view WHERE account_id = NEW.account_id ORDER BY seen_at DESC, product_id LIMIT -1 OFFSET 50);
END;

-- Co-views: how often a visitor looked at two products one after the other, in both directions; counted in the
-- background, without names. A product keeps its 40 strongest and 10 newest pairs. A count is halved after every 30
-- days without a new view, and deleted at zero; seen_at is when it was last raised or halved.
CREATE TABLE co_view (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  other_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  count INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (product_id, other_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX co_view_strongest ON co_view (product_id, count DESC, seen_at DESC);
CREATE INDEX co_view_by_age ON co_view (seen_at);

-- Messages of the view queue that were counted, so that a repeated delivery counts nothing.
CREATE TABLE view_receipt (
  message_id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX view_receipt_by_age ON view_receipt (received_at);
