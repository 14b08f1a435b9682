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
