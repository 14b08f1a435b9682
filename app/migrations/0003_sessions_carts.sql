-- Sessions are keyed by the hash of the cookie's id and made by the first write (settled.md 10).
CREATE TABLE session (
  id_hash TEXT PRIMARY KEY,
  created_at INTEGER NOT NULL,
  seen_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- owner is 'session:<hash>' for guests and 'account:<id>' for shoppers who signed in.
CREATE TABLE cart (
  id INTEGER PRIMARY KEY,
  owner TEXT NOT NULL UNIQUE,
  version INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX cart_by_age ON cart (updated_at);

CREATE TABLE cart_line (
  cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  variant_id INTEGER NOT NULL DEFAULT 0,
  quantity INTEGER NOT NULL CONSTRAINT quantity_range CHECK (quantity BETWEEN 1 AND 99),
  price_when_added INTEGER NOT NULL,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (cart_id, product_id, variant_id)
) STRICT, WITHOUT ROWID;
