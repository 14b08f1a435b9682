-- Pictures of vendors and of content, which the shop fetches once and hands out itself (decision 49). Nothing that stood
-- before reads them.
-- Expand.

CREATE TABLE picture (
  -- 32 hex digits: of the SHA-256 of its source, or random where a shopper or vendor sent it.
  hash TEXT PRIMARY KEY CONSTRAINT picture_hash CHECK (length(hash) = 32),
  -- The https address it is fetched from; null: it was sent.
  source TEXT,
  -- here: its master lies in the store; failed: given up, with its problem; leaving: nobody names it any more.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'here', 'failed', 'leaving')),
  -- What pages are given (domain/pictures/picture-address): that of its twin if it has one, '' if it failed.
  shown TEXT NOT NULL,
  -- SHA-256 of the bytes as they came.
  bytes_hash TEXT,
  -- The picture with the same bytes that came first, whose files stand for both.
  twin_of TEXT REFERENCES picture (hash),
  -- Bits of the files in the store, and of those being made (domain/pictures/picture-address).
  files INTEGER NOT NULL DEFAULT 0,
  making INTEGER NOT NULL DEFAULT 0,
  making_until INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL,
  -- Leased by whoever fetches it, until then.
  leased_until INTEGER NOT NULL DEFAULT 0,
  -- Why the last attempt failed.
  problem TEXT,
  created_at INTEGER NOT NULL,
  -- 1: something that named it went away; upkeep looks whether anything else does.
  is_loose INTEGER NOT NULL DEFAULT 0 CHECK (is_loose IN (0, 1)),
  CONSTRAINT picture_facts CHECK (state <> 'here' OR bytes_hash IS NOT NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_due ON picture (due_at) WHERE state = 'waiting';
CREATE INDEX picture_troubled ON picture (hash) WHERE problem IS NOT NULL;
CREATE INDEX picture_leaving ON picture (hash) WHERE state = 'leaving';
CREATE INDEX picture_loose ON picture (hash) WHERE is_loose = 1;
CREATE INDEX picture_by_twin ON picture (twin_of) WHERE twin_of IS NOT NULL;
CREATE UNIQUE INDEX picture_by_bytes ON picture (bytes_hash) WHERE bytes_hash IS NOT NULL AND twin_of IS NULL;

-- Who names a picture.
CREATE INDEX product_image_by_image ON product_image (image);
CREATE INDEX order_line_by_picture ON order_line (picture) WHERE picture GLOB '/media/v/*';
CREATE INDEX vendor_by_logo ON vendor (logo) WHERE logo IS NOT NULL;
CREATE INDEX vendor_by_banner ON vendor (banner_image) WHERE banner_image IS NOT NULL;

CREATE TRIGGER product_image_left AFTER DELETE ON product_image WHEN OLD.image GLOB '/media/v/*' BEGIN
  UPDATE picture SET is_loose = 1 WHERE hash = substr(OLD.image, 10);
END;

CREATE TRIGGER vendor_picture_left AFTER UPDATE OF logo, banner_image ON vendor BEGIN
  UPDATE picture SET is_loose = 1 WHERE hash IN (substr(OLD.logo, 10), substr(OLD.banner_image, 10));
END;
