-- The desk (docs/desk.md): who works there and what they may do, sessions that proved a second factor, and what anybody
-- changed on the shop's behalf.
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
  -- What changed, as flat JSON objects with the same names; '{}' for nothing.
  before TEXT NOT NULL CHECK (json_valid(before)),
  after TEXT NOT NULL CHECK (json_valid(after)),
  -- Network address of the request; '' where there was none.
  address TEXT NOT NULL
) STRICT;
CREATE INDEX operator_event_of_object ON operator_event (object_kind, object_id, id DESC);
CREATE INDEX operator_event_of_author ON operator_event (author_kind, author_id, id DESC);
CREATE INDEX operator_event_of_action ON operator_event (action, id DESC);

CREATE TRIGGER operator_event_stays BEFORE UPDATE ON operator_event BEGIN
  SELECT raise(ABORT, 'operator_event_stays');
END;

CREATE TRIGGER operator_event_remains BEFORE DELETE ON operator_event BEGIN
  SELECT raise(ABORT, 'operator_event_stays');
END;
