-- The desk, vendors' systems (docs/seller-portal.md), imports that can be undone, backups and watching (docs/decisions
-- 0053, 0054, 0061, 0086).
-- Expand.

-- One row for each role of a person. Roles and what they open: app/domain/desk/roles.ts.
CREATE TABLE staff (
  account_id INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'orders', 'payments', 'content')),
  granted_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, role)
) STRICT, WITHOUT ROWID;

-- A session of somebody on the staff that proved a second factor. It ends with the session, or some hours later.
CREATE TABLE desk_session (
  session_hash TEXT PRIMARY KEY REFERENCES session (id_hash) ON DELETE CASCADE,
  opened_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Every write of staff, operator token, seller portal, vendor link and cron. Rows are added, never changed or removed.
CREATE TABLE operator_event (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  author_kind TEXT NOT NULL CHECK (author_kind IN ('staff', 'operator', 'portal', 'vendor', 'cron')),
  -- staff: the account's id; portal, vendor: the vendor's; else ''.
  author_id TEXT NOT NULL,
  -- As the person was called then.
  author_name TEXT NOT NULL,
  action TEXT NOT NULL,
  object_kind TEXT NOT NULL,
  object_id TEXT NOT NULL,
  -- The changes, as flat JSON objects with the same names; '{}' for nothing.
  before TEXT NOT NULL CHECK (json_valid(before)),
  after TEXT NOT NULL CHECK (json_valid(after)),
  -- Network address of the request; '' where there was none.
  address TEXT NOT NULL
) STRICT;
CREATE INDEX operator_event_of_object ON operator_event (object_kind, object_id, id DESC);
CREATE INDEX operator_event_of_author ON operator_event (author_kind, author_id, id DESC);
CREATE INDEX operator_event_of_action ON operator_event (action, id DESC);

-- Nobody, not even we, changes what was recorded.
CREATE TRIGGER operator_event_stays BEFORE UPDATE ON operator_event BEGIN
  SELECT raise(ABORT, 'operator_event_stays');
END;

-- As operator_event_stays.
CREATE TRIGGER operator_event_remains BEFORE DELETE ON operator_event BEGIN
  SELECT raise(ABORT, 'operator_event_stays');
END;

-- One living key of each vendor. Its secret is made from the shop's own and stored nowhere (decision 46).
CREATE TABLE portal_key (
  -- Named in every signed request: 96 random bits.
  id TEXT PRIMARY KEY,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id) ON DELETE CASCADE,
  -- Where events of this vendor go; null: it asks by itself.
  endpoint TEXT,
  made_at INTEGER NOT NULL,
  ended_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX portal_key_living ON portal_key (vendor_id) WHERE ended_at IS NULL;
CREATE INDEX portal_key_of_vendor ON portal_key (vendor_id);

-- Writes that were carried out, by the name each vendor's system gave them: repeating one changes nothing.
CREATE TABLE portal_request (
  vendor_id INTEGER NOT NULL,
  id TEXT NOT NULL,
  -- Hash of address and body: the same id with other content is an error of that system.
  content_hash TEXT NOT NULL,
  received_at INTEGER NOT NULL,
  PRIMARY KEY (vendor_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX portal_request_by_age ON portal_request (received_at);

-- The last change of each parcel that a vendor's system may see: unpaid ones have no row. A change gives a parcel a new,
-- higher id in the order of commits, so that no reader who goes on from an id misses one.
CREATE TABLE portal_change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  vendor_id INTEGER NOT NULL,
  parcel_id INTEGER NOT NULL UNIQUE REFERENCES parcel (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX portal_change_of_vendor ON portal_change (vendor_id, id);

CREATE TABLE backup (
  -- Days since 1970; a night begins at 2 in the morning in Addis Ababa.
  night INTEGER PRIMARY KEY,
  begun_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- Drawn for each backup: 16 bytes as hex.
  identity TEXT NOT NULL,
  -- A hash of all tables as they were when it began: a migration meanwhile begins it anew.
  tables TEXT NOT NULL,
  -- Moves with every order or import: unchanged at its end, nobody did either meanwhile.
  marks TEXT NOT NULL DEFAULT '',
  -- Where to go on: the table's place in their order, and the last key that was read, as SQL; NULL from its first row.
  table_index INTEGER NOT NULL DEFAULT 0,
  after_key TEXT,
  frames INTEGER NOT NULL DEFAULT 0,
  rows INTEGER NOT NULL DEFAULT 0,
  bytes INTEGER NOT NULL DEFAULT 0,
  -- One cron at a time; it may be gone on with after this.
  leased_until INTEGER NOT NULL DEFAULT 0
) STRICT;

-- When a part of the shop that nobody waits for was last alive.
CREATE TABLE pulse (
  name TEXT PRIMARY KEY CHECK (name IN ('cron', 'queue')),
  -- UTC ms.
  at INTEGER NOT NULL,
  -- How long it was on its way, in ms.
  delay INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Settings of the shop by its owners (docs/decisions/0086-settings-in-the-database.md), by the names of domain/settings/shop-settings; no row or "": as in code.
CREATE TABLE shop_setting (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Hidden by staff, the newest first.
CREATE INDEX product_hidden ON product (hidden_at, id) WHERE hidden_at IS NOT NULL;

-- Products whose dollar price follows the rate, by the rate that they have.
CREATE INDEX product_usd_rate ON product (usd_rate) WHERE usd_rate IS NOT NULL;
CREATE INDEX product_sold_out ON product (id) WHERE retired_at IS NULL AND listed_stock = 0;

CREATE TABLE import_run (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  file TEXT NOT NULL,
  -- Where it was one vendor's alone, else ''.
  vendor TEXT NOT NULL,
  begun_at INTEGER NOT NULL,
  ended_at INTEGER,
  undone_at INTEGER,
  -- Of an import at the desk alone, as the rest: how far it is, how its file is read, and who sent it.
  vendor_id INTEGER,
  stage TEXT CHECK (stage IN ('reading', 'previewed', 'running', 'done', 'failed', 'undoing', 'undone')),
  plan TEXT NOT NULL DEFAULT '{}',
  author TEXT NOT NULL DEFAULT '{}',
  -- Rows of its reader that are stored, and what became of them.
  handled INTEGER NOT NULL DEFAULT 0,
  counts TEXT NOT NULL DEFAULT '{}',
  problem TEXT NOT NULL DEFAULT '',
  -- Worked on until then.
  leased_until INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX import_run_of_vendor ON import_run (vendor_id, id) WHERE vendor_id IS NOT NULL;
CREATE INDEX import_run_due ON import_run (id) WHERE stage IN ('reading', 'running', 'undoing');
CREATE INDEX import_run_previewed ON import_run (begun_at) WHERE stage = 'previewed';

-- The department and category (JSON) that staff chose for a path in a vendor's files.
CREATE TABLE vendor_place (
  vendor_id INTEGER NOT NULL REFERENCES vendor (id) ON DELETE CASCADE,
  path TEXT NOT NULL,
  place TEXT NOT NULL,
  PRIMARY KEY (vendor_id, path)
) STRICT, WITHOUT ROWID;

-- Refused rows and warnings of an import at the desk, as JSON.
CREATE TABLE import_reject (
  id INTEGER PRIMARY KEY,
  run_id INTEGER NOT NULL REFERENCES import_run (id) ON DELETE CASCADE,
  reject TEXT NOT NULL
) STRICT;
CREATE INDEX import_reject_of_run ON import_reject (run_id, id);
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

-- Alarms that the cron sends to the operator (workers/ring): from the first look at a fault until its end was sent.
CREATE TABLE alarm (
  -- Of domain/upkeep/health.
  name TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  since INTEGER NOT NULL,
  notified_at INTEGER,
  -- Since then it is over, which is still to be sent.
  over_at INTEGER
) STRICT, WITHOUT ROWID;
