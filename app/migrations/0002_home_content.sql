-- Collections and content: specification 3.4.

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
