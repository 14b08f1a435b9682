-- Catalogue: specification 3.1 to 3.4. Money is santim (ETB) and cents (USD); times are UTC milliseconds.

CREATE TABLE parent_category (
  id INTEGER PRIMARY KEY,
  slug_name TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  amharic_name TEXT NOT NULL,
  icon TEXT,
  banner_image TEXT,
  position INTEGER NOT NULL,
  in_menu INTEGER NOT NULL DEFAULT 1 CHECK (in_menu IN (0, 1)),
  total_products INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER NOT NULL REFERENCES parent_category (id),
  slug_name TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  amharic_name TEXT,
  position INTEGER NOT NULL DEFAULT 1000,
  total_products INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX category_by_parent ON category (parent_id, position, id);

CREATE TABLE subcategory (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES category (id),
  slug_name TEXT NOT NULL,
  name TEXT NOT NULL,
  amharic_name TEXT,
  position INTEGER NOT NULL DEFAULT 1000,
  total_products INTEGER NOT NULL DEFAULT 0,
  UNIQUE (category_id, slug_name)
) STRICT;
CREATE INDEX subcategory_by_slug ON subcategory (slug_name);

CREATE TABLE vendor (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  amharic_name TEXT,
  city TEXT NOT NULL DEFAULT 'Addis Ababa',
  phone TEXT,
  description TEXT NOT NULL DEFAULT '',
  amharic_description TEXT,
  logo TEXT,
  banner_image TEXT,
  verified_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id),
  feed_id TEXT NOT NULL,
  feed_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  name_am TEXT,
  name_slug TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL DEFAULT '',
  description_am TEXT,
  brand TEXT,
  parent_id INTEGER NOT NULL REFERENCES parent_category (id),
  category_id INTEGER NOT NULL REFERENCES category (id),
  subcategory_id INTEGER REFERENCES subcategory (id),
  thumbnail TEXT NOT NULL DEFAULT '',
  hover_image TEXT,
  selling_price INTEGER NOT NULL CHECK (selling_price > 0),
  usd_price INTEGER NOT NULL CHECK (usd_price > 0),
  sale_price INTEGER CHECK (sale_price > 0),
  special_price INTEGER CHECK (special_price > 0),
  special_ends_at INTEGER,
  sale_until INTEGER,
  discount INTEGER NOT NULL DEFAULT 0 CHECK (discount BETWEEN 0 AND 99),
  free_delivery INTEGER NOT NULL DEFAULT 0 CHECK (free_delivery IN (0, 1)),
  stock_amount INTEGER NOT NULL CONSTRAINT stock_nonneg CHECK (stock_amount >= 0),
  is_new INTEGER NOT NULL DEFAULT 0 CHECK (is_new IN (0, 1)),
  is_top INTEGER NOT NULL DEFAULT 0 CHECK (is_top IN (0, 1)),
  variant_count INTEGER NOT NULL DEFAULT 0,
  rate_sum INTEGER NOT NULL DEFAULT 0,
  rate_count INTEGER NOT NULL DEFAULT 0,
  view_count INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  retired_at INTEGER,
  CHECK ((special_price IS NULL) = (special_ends_at IS NULL)),
  UNIQUE (vendor_id, feed_id)
) STRICT;
CREATE INDEX product_newest ON product (created_at DESC, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_most_viewed ON product (view_count DESC, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_discounted ON product (id DESC) WHERE retired_at IS NULL AND discount > 0;
CREATE INDEX product_special ON product (special_ends_at, id) WHERE retired_at IS NULL AND special_price IS NOT NULL;
CREATE INDEX product_free_delivery ON product (id DESC) WHERE retired_at IS NULL AND free_delivery = 1;
CREATE INDEX product_by_price ON product (selling_price, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_by_vendor ON product (vendor_id, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_by_parent ON product (parent_id, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_by_category ON product (category_id, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_by_subcategory ON product (subcategory_id, id DESC) WHERE retired_at IS NULL;

CREATE TABLE product_image (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  image TEXT NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_variant (
  -- Never given out again: carts name variants by it.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  color TEXT,
  color_am TEXT,
  color_code TEXT,
  size TEXT,
  price INTEGER NOT NULL CHECK (price > 0),
  UNIQUE (product_id, position)
) STRICT;

CREATE TABLE product_specification (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_am TEXT,
  value TEXT NOT NULL,
  value_am TEXT,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_rate (
  id INTEGER PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  rate INTEGER NOT NULL CHECK (rate BETWEEN 1 AND 5),
  author TEXT NOT NULL,
  content TEXT NOT NULL DEFAULT '',
  content_lang TEXT NOT NULL DEFAULT 'en' CHECK (content_lang IN ('en', 'am')),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX product_rate_by_product ON product_rate (product_id, id DESC);

-- settled.md 29: title and category are separate columns; rowid is the product's search rank.
CREATE TABLE search_rank (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  rank INTEGER NOT NULL UNIQUE
) STRICT;
CREATE VIRTUAL TABLE product_search USING fts5 (
  title, category, reads, keys, latin_keys, skeletons, body,
  tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3'
);

-- One row: every import and seed bumps it; edge copies carry the version they were made from.
CREATE TABLE catalogue_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;
INSERT INTO catalogue_version (id, version) VALUES (1, 1);

-- settled.md 30: feeds whose product_type maps to no parent land here; not shown in the menu.
INSERT INTO parent_category (id, slug_name, name, amharic_name, position, in_menu)
VALUES (13, 'unsorted', 'Unsorted', 'ያልተመደቡ', 1000, 0);
