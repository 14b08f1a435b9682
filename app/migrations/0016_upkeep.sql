-- Upkeep: how far each nightly backup has come (docs/decisions/0053-backups.md), and when cron and queue last ran
-- (docs/decisions/0054-watching.md). No backup holds these tables.
-- Expand.

CREATE TABLE backup (
  -- Days since 1970; a night begins at 2 in the morning in Addis Ababa.
  night INTEGER PRIMARY KEY,
  begun_at INTEGER NOT NULL,
  ended_at INTEGER,
  -- Drawn for each backup: 16 bytes as hex.
  identity TEXT NOT NULL,
  -- A hash of all tables as they were when it began: a migration meanwhile begins it anew.
  tables TEXT NOT NULL,
  -- What moves when somebody orders or imports: the same at its end, nobody did meanwhile.
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
