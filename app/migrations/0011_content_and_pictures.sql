-- Content that admins load (specification 2.6, 3.4, 4.4, 7.3), and the pictures that the shop fetches once and hands out
-- itself (decisions 49 and 62).
-- Expand.

CREATE TABLE exhibition (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  amharic_name TEXT
) STRICT;

CREATE TABLE exhibition_product (
  exhibition_id INTEGER NOT NULL REFERENCES exhibition (id) ON DELETE CASCADE,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  start_date INTEGER NOT NULL,
  adey INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (exhibition_id, product_id)
) STRICT, WITHOUT ROWID;

-- To find a product's exhibition, and an exhibition's first product.
CREATE INDEX exhibition_product_by_product ON exhibition_product (product_id);
CREATE INDEX exhibition_product_by_position ON exhibition_product (exhibition_id, position, product_id, start_date);

CREATE TABLE holiday_package (
  subcategory_id INTEGER PRIMARY KEY REFERENCES subcategory (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;

-- Entries of the lists of a content file that need no reference (docs/content-files.md), as they are printed: prices in
-- santim, pictures at addresses of ours. Panels and testimonials without any show the specification's own (9.7, 9.9).
CREATE TABLE home_entry (
  -- A list of the file, such as heroes or banners.fixed.
  list TEXT NOT NULL,
  position INTEGER NOT NULL,
  entry TEXT NOT NULL CHECK (json_valid(entry)),
  PRIMARY KEY (list, position)
) STRICT, WITHOUT ROWID;

-- Flash Sales, in their order.
CREATE TABLE flash_product (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX flash_product_by_position ON flash_product (position, product_id);

-- Every load, and the content from before the first one; the last 20 are stored.
CREATE TABLE content_version (
  number INTEGER PRIMARY KEY,
  loaded_at INTEGER NOT NULL,
  loaded_by TEXT NOT NULL,
  -- Name and hash of the file that was loaded; '' for the content from before the first load.
  file TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  -- The sections the file named, as a JSON array.
  sections TEXT NOT NULL CHECK (json_valid(sections)),
  -- The version it restored.
  restores INTEGER,
  -- The whole content since then, named or not, in the form of a file (docs/content-files.md).
  content TEXT NOT NULL CHECK (json_valid(content))
) STRICT;

CREATE TABLE picture (
  -- 32 hex digits: of the SHA-256 of its source, or random where a shopper or vendor sent it.
  hash TEXT PRIMARY KEY CONSTRAINT picture_hash CHECK (length(hash) = 32),
  -- The https address it is fetched from; null: it was sent.
  source TEXT,
  -- here: its master lies in the store; failed: given up, with its problem; leaving: nobody names it any more.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'here', 'failed', 'leaving')),
  -- The address in pages (domain/pictures/picture-address): that of its twin if it has one, '' if it failed.
  shown TEXT NOT NULL,
  -- SHA-256 of the bytes as they came.
  bytes_hash TEXT,
  -- The picture with the same bytes that came first, whose files stand for both.
  twin_of TEXT REFERENCES picture (hash),
  -- 1: the store has its moving file too.
  is_animated INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  -- Leased by whoever fetches it, until then.
  leased_until INTEGER NOT NULL DEFAULT 0,
  -- Why the last attempt failed.
  problem TEXT,
  created_at INTEGER NOT NULL,
  -- 1: something that named it went away; upkeep looks whether anything else does.
  is_loose INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT picture_facts CHECK (state <> 'here' OR bytes_hash IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_due ON picture (due_at) WHERE state = 'waiting';
CREATE INDEX picture_troubled ON picture (hash) WHERE problem IS NOT NULL;
CREATE INDEX picture_leaving ON picture (hash) WHERE state = 'leaving';
CREATE INDEX picture_loose ON picture (hash) WHERE is_loose = 1;
CREATE INDEX picture_by_twin ON picture (twin_of) WHERE twin_of IS NOT NULL;
CREATE UNIQUE INDEX picture_by_bytes ON picture (bytes_hash) WHERE bytes_hash IS NOT NULL AND twin_of IS NULL;

-- Rows that name a picture.
CREATE INDEX product_image_by_image ON product_image (image);
CREATE INDEX order_line_by_picture ON order_line (picture) WHERE picture GLOB '/media/v/*';
CREATE INDEX vendor_by_logo ON vendor (logo) WHERE logo IS NOT NULL;
CREATE INDEX vendor_by_banner ON vendor (banner_image) WHERE banner_image IS NOT NULL;

-- Upkeep looks whether anything else names the picture.
CREATE TRIGGER product_image_left AFTER DELETE ON product_image WHEN OLD.image GLOB '/media/v/*' BEGIN
  UPDATE picture SET is_loose = 1 WHERE hash = substr(OLD.image, 10);
END;

-- As product_image_left.
CREATE TRIGGER vendor_picture_left AFTER UPDATE OF logo, banner_image ON vendor BEGIN
  UPDATE picture SET is_loose = 1 WHERE hash IN (substr(OLD.logo, 10), substr(OLD.banner_image, 10));
END;

CREATE TABLE sent_picture (
  -- 32 random hex digits. Its master lies in the store from the start; a row of `picture`, by which anybody may see it, is
  -- made once the desk lets a review's pictures through.
  hash TEXT PRIMARY KEY CONSTRAINT sent_picture_hash CHECK (length(hash) = 32),
  -- Its sender, as in cart.
  owner TEXT NOT NULL,
  review_id INTEGER REFERENCES product_rate (id) ON DELETE CASCADE,
  custom_order_id INTEGER REFERENCES custom_order (id) ON DELETE CASCADE,
  position INTEGER NOT NULL CONSTRAINT sent_picture_position CHECK (position BETWEEN 0 AND 3),
  -- The address in pages (domain/pictures/picture-address).
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

-- As sent_picture_review_moved.
CREATE TRIGGER sent_picture_custom_order_moved AFTER UPDATE OF owner ON custom_order WHEN OLD.owner <> NEW.owner BEGIN
  UPDATE sent_picture SET owner = NEW.owner WHERE custom_order_id = NEW.id AND NEW.owner <> 'former';
  DELETE FROM sent_picture WHERE custom_order_id = NEW.id AND NEW.owner = 'former';
END;

-- Noted as leaving before its files were stored (data/pictures/sent-pictures); named now, so upkeep leaves them.
CREATE TRIGGER sent_picture_arrived AFTER INSERT ON sent_picture BEGIN
  DELETE FROM picture WHERE hash = NEW.hash AND state = 'leaving';
END;

-- Guests' requests keep their pictures for some months (data/upkeep/leftovers).
CREATE INDEX sent_picture_of_guests ON sent_picture (created_at) WHERE owner >= 'session:';
