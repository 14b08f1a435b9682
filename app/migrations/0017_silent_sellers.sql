-- Reminders to sellers who do not answer to a parcel, and the offer to its shopper to wait or cancel (workers/upkeep).
-- A step is taken once.
-- Expand.

CREATE TABLE parcel_reminder (
  parcel_id INTEGER NOT NULL REFERENCES parcel (id) ON DELETE CASCADE,
  -- 1, 2: the seller is reminded; 3: it is a task for staff, and the shopper may wait or cancel.
  step INTEGER NOT NULL CHECK (step BETWEEN 1 AND 3),
  at INTEGER NOT NULL,
  PRIMARY KEY (parcel_id, step)
) STRICT, WITHOUT ROWID;
CREATE INDEX parcel_silent ON parcel_reminder (parcel_id) WHERE step = 3;
