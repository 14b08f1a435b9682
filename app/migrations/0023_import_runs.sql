-- What each import changed of which product, so that a feed that went wrong can be undone
-- (docs/decisions/0061-undoing-imports.md).
-- Expand.

CREATE TABLE import_run (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  file TEXT NOT NULL,
  -- Where it was one vendor's alone, else ''.
  vendor TEXT NOT NULL,
  begun_at INTEGER NOT NULL,
  ended_at INTEGER,
  undone_at INTEGER
) STRICT;
CREATE INDEX import_run_age ON import_run (begun_at);

-- One row for each product that a run wrote; removed once it is undone, or after two weeks.
CREATE TABLE import_change (
  id INTEGER PRIMARY KEY,
  run_id INTEGER NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  -- The product as it was, JSON; null: the run added it.
  before TEXT,
  -- Units that the run gave it, those that orders had taken by then among them, and its price in santim.
  given_units INTEGER NOT NULL,
  given_price INTEGER NOT NULL,
  -- The stock that undoing leaves, between two statements of its batch.
  units_left INTEGER,
  UNIQUE (run_id, product_id)
) STRICT;
CREATE INDEX import_change_product ON import_change (product_id, run_id);
CREATE INDEX import_change_age ON import_change (at);
