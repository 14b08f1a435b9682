-- Content that admins load: exhibitions, banners, hero pictures, tiles, testimonials (specification 2.6, 3.4, 4.4,
-- 7.3). content_version stores earlier loads, so that they can be restored.
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
  adey INTEGER NOT NULL DEFAULT 0 CHECK (adey IN (0, 1)),
  PRIMARY KEY (exhibition_id, product_id)
) STRICT, WITHOUT ROWID;

-- To find a product's exhibition, and an exhibition's first product.
CREATE INDEX exhibition_product_by_product ON exhibition_product (product_id);
CREATE INDEX exhibition_product_by_position ON exhibition_product (exhibition_id, position, product_id, start_date);

CREATE TABLE holiday_package (
  subcategory_id INTEGER PRIMARY KEY REFERENCES subcategory (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;

CREATE TABLE hero_image (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  image TEXT NOT NULL,
  link TEXT NOT NULL,
  headline TEXT NOT NULL DEFAULT '',
  headline_am TEXT,
  price INTEGER
) STRICT;

CREATE TABLE triplet_card (
  id INTEGER PRIMARY KEY,
  position INTEGER NOT NULL,
  url TEXT NOT NULL,
  image TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  title_am TEXT
) STRICT;

CREATE TABLE banner (
  id INTEGER PRIMARY KEY,
  slot TEXT NOT NULL,
  position INTEGER NOT NULL,
  url TEXT NOT NULL,
  image TEXT NOT NULL,
  title TEXT NOT NULL DEFAULT '',
  title_am TEXT
) STRICT;
CREATE INDEX banner_by_slot ON banner (slot, position);

-- Flash Sales, in their order.
CREATE TABLE flash_product (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX flash_product_by_position ON flash_product (position, product_id);

-- The banners of the category banner rows, in their order.
CREATE TABLE category_banner (
  category_id INTEGER PRIMARY KEY REFERENCES category (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  image TEXT NOT NULL
) STRICT;
CREATE INDEX category_banner_by_position ON category_banner (position, category_id);

-- Tiles of a promo panel; a panel without any shows the specification's own (9.7).
CREATE TABLE promo_tile (
  panel TEXT NOT NULL CHECK (panel IN ('smartErp', 'websiteBuilder', 'onDemandSoftware')),
  position INTEGER NOT NULL,
  title TEXT NOT NULL,
  title_am TEXT NOT NULL,
  query TEXT NOT NULL,
  -- Santim.
  price INTEGER NOT NULL CHECK (price > 0),
  image TEXT NOT NULL,
  PRIMARY KEY (panel, position)
) STRICT, WITHOUT ROWID;

-- Without any, the specification's four are shown (2.5, 9.9).
CREATE TABLE testimonial (
  position INTEGER PRIMARY KEY,
  profile_picture TEXT NOT NULL,
  poster TEXT NOT NULL,
  video_url TEXT NOT NULL,
  -- As it is printed: 0:08; null if unknown.
  length TEXT,
  -- What the film shows, in one sentence.
  film TEXT NOT NULL,
  film_am TEXT NOT NULL,
  content TEXT NOT NULL,
  content_am TEXT NOT NULL,
  name TEXT NOT NULL,
  name_am TEXT NOT NULL,
  role TEXT NOT NULL,
  role_am TEXT NOT NULL
) STRICT;

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
