-- Pictures that shoppers send with a review or a custom order (settled.md 42; decision 0062). Nothing that stood before
-- reads them.
-- Expand.

CREATE TABLE sent_picture (
  -- 32 random hex digits. Its master lies in the store from the start; a row of `picture`, by which anybody may see it, is
  -- made once the desk lets a review's pictures through.
  hash TEXT PRIMARY KEY CONSTRAINT sent_picture_hash CHECK (length(hash) = 32),
  -- Who sent it, as in cart.
  owner TEXT NOT NULL,
  review_id INTEGER REFERENCES product_rate (id) ON DELETE CASCADE,
  custom_order_id INTEGER REFERENCES custom_order (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CONSTRAINT sent_picture_position CHECK (position BETWEEN 0 AND 3),
  -- What pages are given (domain/pictures/picture-address).
  shown TEXT NOT NULL,
  -- When the desk let it through.
  shown_at INTEGER,
  created_at INTEGER NOT NULL,
  CONSTRAINT sent_picture_object CHECK ((review_id IS NULL) <> (custom_order_id IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX sent_picture_of_review ON sent_picture (review_id, position) WHERE review_id IS NOT NULL;
CREATE UNIQUE INDEX sent_picture_of_custom_order ON sent_picture (custom_order_id, position) WHERE custom_order_id IS NOT NULL;
CREATE INDEX sent_picture_by_owner ON sent_picture (owner);

-- Storage for each shopper is bounded (domain/pictures/sent-pictures; a test compares them).
CREATE TRIGGER sent_picture_too_many BEFORE INSERT ON sent_picture
WHEN (SELECT count(*) FROM sent_picture WHERE owner = NEW.owner) >= 40 BEGIN
  SELECT RAISE(ABORT, 'too many pictures of one owner');
END;

-- Its files leave the store as those of every picture that nobody names.
CREATE TRIGGER sent_picture_left AFTER DELETE ON sent_picture BEGIN
  INSERT INTO picture (hash, state, shown, due_at, created_at) VALUES (OLD.hash, 'leaving', '', 0, OLD.created_at)
  ON CONFLICT (hash) DO UPDATE SET state = 'leaving';
END;

-- Pictures follow what they belong to into another account, and go with the person.
CREATE TRIGGER sent_picture_review_moved AFTER UPDATE OF buyer ON product_rate WHEN OLD.buyer IS NOT NEW.buyer BEGIN
  UPDATE sent_picture SET owner = NEW.buyer WHERE review_id = NEW.id AND NEW.buyer IS NOT NULL;
  DELETE FROM sent_picture WHERE review_id = NEW.id AND NEW.buyer IS NULL;
END;

CREATE TRIGGER sent_picture_custom_order_moved AFTER UPDATE OF owner ON custom_order WHEN OLD.owner <> NEW.owner BEGIN
  UPDATE sent_picture SET owner = NEW.owner WHERE custom_order_id = NEW.id AND NEW.owner <> 'former';
  DELETE FROM sent_picture WHERE custom_order_id = NEW.id AND NEW.owner = 'former';
END;

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
