-- Pictures of guests are bounded and end (docs/decisions/0062-pictures-of-shoppers.md).
-- Expand.

-- Noted before their files are stored: what nothing names an hour later is removed, whatever died in between.
CREATE TABLE arriving_picture (
  hash TEXT PRIMARY KEY CONSTRAINT arriving_picture_hash CHECK (length(hash) = 32),
  arrived_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX arriving_picture_by_age ON arriving_picture (arrived_at);

CREATE TRIGGER sent_picture_arrived AFTER INSERT ON sent_picture BEGIN
  DELETE FROM arriving_picture WHERE hash = NEW.hash;
END;
CREATE TRIGGER picture_arrived AFTER INSERT ON picture BEGIN
  DELETE FROM arriving_picture WHERE hash = NEW.hash;
END;

-- Guests' requests keep their pictures for some months (data/upkeep/leftovers).
CREATE INDEX sent_picture_of_guests ON sent_picture (created_at) WHERE owner >= 'session:';
