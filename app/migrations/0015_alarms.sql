-- Alarms that the cron sends to the operator (workers/ring).
-- A row lives from the first look at a fault until its end was sent.
-- Expand.

CREATE TABLE alarm (
  -- Of domain/upkeep/health.
  name TEXT PRIMARY KEY,
  text TEXT NOT NULL,
  since INTEGER NOT NULL,
  told_at INTEGER,
  -- Since then it is over, which is still to be sent.
  over_at INTEGER
) STRICT, WITHOUT ROWID;

-- Payments of the last hour, to see whether they fail.
CREATE INDEX payment_try_recent ON payment_try (opened_at);
