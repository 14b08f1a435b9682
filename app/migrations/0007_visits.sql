-- What visitors do besides buying: lists to compare, and views of products counted behind the pages.

-- At most four for one owner, which the insert itself sees to; owner as in cart.
CREATE TABLE compare_item (
  owner TEXT NOT NULL,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  added_at INTEGER NOT NULL,
  PRIMARY KEY (owner, product_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX compare_item_by_age ON compare_item (added_at);

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
