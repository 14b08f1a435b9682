-- Categories, vendors, brands and products with pictures, options and stock (specification 3.1 to 3.4).
-- In all tables money is santim (ETB) and cents (USD).
-- Expand.

CREATE TABLE parent_category (
  id INTEGER PRIMARY KEY,
  slug_name TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  amharic_name TEXT NOT NULL,
  icon TEXT,
  banner_image TEXT,
  position INTEGER NOT NULL,
  in_menu INTEGER NOT NULL DEFAULT 1
) STRICT;

-- settled.md 30: products of feeds whose product_type maps to no parent; not in the menu.
INSERT INTO parent_category (id, slug_name, name, amharic_name, position, in_menu)
VALUES (13, 'unsorted', 'Unsorted', 'ያልተመደቡ', 1000, 0);

CREATE TABLE category (
  id INTEGER PRIMARY KEY,
  parent_id INTEGER NOT NULL REFERENCES parent_category (id),
  slug_name TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  amharic_name TEXT,
  position INTEGER NOT NULL DEFAULT 1000
) STRICT;
CREATE INDEX category_by_parent ON category (parent_id, position, id);

CREATE TABLE subcategory (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES category (id),
  slug_name TEXT NOT NULL,
  name TEXT NOT NULL,
  amharic_name TEXT,
  position INTEGER NOT NULL DEFAULT 1000,
  UNIQUE (category_id, slug_name)
) STRICT;
CREATE INDEX subcategory_by_slug ON subcategory (slug_name);

CREATE TABLE vendor (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  amharic_name TEXT,
  city TEXT NOT NULL DEFAULT 'Addis Ababa',
  -- 0 while nobody said where it is: the city above is then a guess, and so are its delivery fees.
  is_city_known INTEGER NOT NULL DEFAULT 0,
  phone TEXT,
  -- In its stored form.
  email TEXT,
  -- The chosen language of messages to the vendor and the pages behind their links; else Amharic where it has an Amharic name.
  locale TEXT,
  language TEXT AS (coalesce(locale, iif(trim(coalesce(amharic_name, '')) = '', 'en', 'am'))) VIRTUAL,
  description TEXT NOT NULL DEFAULT '',
  amharic_description TEXT,
  logo TEXT,
  banner_image TEXT,
  verified_at INTEGER,
  -- Since then its store does not exist for shoppers, and nothing of it is on sale (product.retired_at).
  hidden_at INTEGER,
  created_at INTEGER NOT NULL,
  -- Of all products the vendor ever sold here, on sale or not.
  rate_sum INTEGER NOT NULL DEFAULT 0,
  rate_count INTEGER NOT NULL DEFAULT 0,
  -- With five extra votes of 3.5, as for products.
  rating_order INTEGER
    AS (CASE WHEN rate_count = 0 THEN 0 ELSE (rate_sum * 1000 + 17500) / (rate_count + 5) END) VIRTUAL,
  -- 0 until its name is in vendor_search.
  is_searchable INTEGER NOT NULL DEFAULT 0,
  -- Nothing of this vendor can be bought before.
  closed_until INTEGER,
  -- The legal facts of its receipts (domain/legal-facts).
  legal_name TEXT,
  tin TEXT,
  vat_number TEXT,
  -- In percent, such as '15' or '7.5'.
  vat_rate TEXT,
  legal_address TEXT,
  phone_digits TEXT AS (replace(replace(replace(phone, ' ', ''), '-', ''), '+', '')) VIRTUAL,
  -- Where an SMS reaches it, in the stored form of phones; null for landlines and everything else.
  sms_to TEXT AS (CASE
    WHEN phone_digits GLOB '0[79][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'
      OR phone_digits GLOB '251[79][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]' THEN '+251' || substr(phone_digits, -9) END) VIRTUAL
) STRICT;

CREATE TABLE brand (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL
) STRICT;

-- Colours (facet 3) and sizes (facet 4) of variants; a product stores them as bits, 52 of each kind.
CREATE TABLE choice (
  facet INTEGER NOT NULL CHECK (facet IN (3, 4)),
  bit INTEGER NOT NULL CHECK (bit BETWEEN 0 AND 51),
  slug TEXT NOT NULL,
  name TEXT NOT NULL,
  name_am TEXT,
  code TEXT,
  PRIMARY KEY (facet, bit),
  UNIQUE (facet, slug)
) STRICT, WITHOUT ROWID;

CREATE TABLE product (
  id INTEGER PRIMARY KEY,
  vendor_id INTEGER NOT NULL REFERENCES vendor (id),
  feed_id TEXT NOT NULL,
  feed_hash TEXT NOT NULL,
  -- Prices and units that the feed last gave: repeating them undoes no sale and no price set here.
  feed_price TEXT NOT NULL DEFAULT '',
  feed_units TEXT NOT NULL DEFAULT '',
  name TEXT NOT NULL,
  name_am TEXT,
  name_slug TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL DEFAULT '',
  description_am TEXT,
  brand TEXT,
  gtin TEXT,
  -- Packed, in grams.
  weight INTEGER CHECK (weight > 0),
  parent_id INTEGER NOT NULL REFERENCES parent_category (id),
  category_id INTEGER NOT NULL REFERENCES category (id),
  subcategory_id INTEGER REFERENCES subcategory (id),
  thumbnail TEXT NOT NULL DEFAULT '',
  hover_image TEXT,
  selling_price INTEGER NOT NULL CHECK (selling_price > 0),
  usd_price INTEGER NOT NULL CHECK (usd_price > 0),
  -- Santim for a dollar that usd_price was computed with; null: the feed named it.
  usd_rate INTEGER CHECK (usd_rate > 0),
  sale_price INTEGER CHECK (sale_price > 0),
  special_price INTEGER CHECK (special_price > 0),
  special_ends_at INTEGER,
  sale_until INTEGER,
  discount INTEGER NOT NULL DEFAULT 0 CHECK (discount BETWEEN 0 AND 99),
  free_delivery INTEGER NOT NULL DEFAULT 0,
  -- For lists: above 0 while there is stock, else 0; written only when stock_amount reaches or leaves 0.
  listed_stock INTEGER NOT NULL CONSTRAINT stock_nonneg CHECK (listed_stock >= 0),
  is_new INTEGER NOT NULL DEFAULT 0,
  is_top INTEGER NOT NULL DEFAULT 0,
  variant_count INTEGER NOT NULL DEFAULT 0,
  rate_sum INTEGER NOT NULL DEFAULT 0,
  rate_count INTEGER NOT NULL DEFAULT 0,
  view_count INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Not on sale since then: its feed does not have it, or staff hide it; 0: its vendor is hidden, and it is neither.
  retired_at INTEGER,
  -- Since then its feed does not have it.
  gone_at INTEGER,
  -- Since then staff hide it, and why; a feed does not bring it back. Never 0: what was not as it was seen makes a batch fail.
  hidden_at INTEGER CONSTRAINT hidden_as_seen CHECK (hidden_at > 0),
  hidden_reason TEXT NOT NULL DEFAULT '',
  -- 1: prices and stock are as staff set them, and a feed leaves them.
  locked INTEGER NOT NULL DEFAULT 0,
  -- Corrections by staff, as JSON, which feeds leave alone (domain/feed/correction).
  correction TEXT CHECK (json_valid(correction)),
  brand_id INTEGER REFERENCES brand (id),
  -- Bits of choice.
  color_bits INTEGER NOT NULL DEFAULT 0,
  size_bits INTEGER NOT NULL DEFAULT 0,
  -- The price and discount cards show now, in santim and percent, and when they next change by themselves, in UTC ms
  -- (domain/products/shown-facts).
  shown_price INTEGER NOT NULL DEFAULT 0,
  shown_discount INTEGER NOT NULL DEFAULT 0,
  turns_at INTEGER,
  sold_out INTEGER AS (listed_stock <= 0) VIRTUAL,
  -- With five extra votes of 3.5, so that one good review does not make the best rating of the shop.
  rating_order INTEGER
    AS (CASE WHEN rate_count = 0 THEN 0 ELSE (rate_sum * 1000 + 17500) / (rate_count + 5) END) VIRTUAL,
  -- The packed facets: stock 1 bit, free delivery 1, discount 3, rating 2, price 3 (domain/listings/facet-cell).
  facets INTEGER AS (
    (listed_stock > 0) + free_delivery * 2
    + CASE WHEN shown_discount >= 50 THEN 16 WHEN shown_discount >= 25 THEN 12 WHEN shown_discount >= 10 THEN 8 WHEN shown_discount >= 1 THEN 4 ELSE 0 END
    + CASE WHEN rate_count = 0 OR rate_sum < 2 * rate_count THEN 0 WHEN rate_sum < 3 * rate_count THEN 32 WHEN rate_sum < 4 * rate_count THEN 64 ELSE 96 END
    + CASE WHEN shown_price < 100000 THEN 0 WHEN shown_price < 500000 THEN 128 WHEN shown_price < 2000000 THEN 256 WHEN shown_price < 10000000 THEN 384 ELSE 512 END
  ) VIRTUAL,
  -- The subcategory in 16 bits; subcategories whose ids differ by 65,536 share one.
  aisle INTEGER AS (coalesce(subcategory_id, 0) & 65535) VIRTUAL,
  -- Its rowid in product_search: stock and views 4 bits, id 30, facets 10, aisle 16. Too large for JavaScript's
  -- numbers.
  search_place INTEGER AS (
    (CASE WHEN listed_stock <= 0 THEN 9 WHEN view_count >= 10000 THEN 1 WHEN view_count >= 1000 THEN 2
      WHEN view_count >= 100 THEN 3 WHEN view_count >= 10 THEN 4 ELSE 5 END << 56)
    | (id << 26) | (facets << 16) | aisle
  ) VIRTUAL,
  -- Units that orders hold or bought; stock_amount + units_taken is what was ever in stock.
  units_taken INTEGER NOT NULL DEFAULT 0 CONSTRAINT taken_nonneg CHECK (units_taken >= 0),
  -- Units that can be sold now.
  stock_amount INTEGER NOT NULL DEFAULT 0 CONSTRAINT stock_nonneg CHECK (stock_amount >= 0),
  -- The sale that starts by itself (data/products/turn-prices); without an end it stays.
  next_price INTEGER CHECK (next_price > 0),
  next_starts_at INTEGER,
  next_ends_at INTEGER,
  -- That its seller names; null: by weight, else by category (domain/delivery/size-class).
  shipping_class TEXT CHECK (shipping_class IN ('letter', 'parcel', 'bulky', 'freight')),
  CHECK ((special_price IS NULL) = (special_ends_at IS NULL)),
  UNIQUE (vendor_id, feed_id)
) STRICT;
CREATE INDEX product_newest ON product (created_at DESC, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_most_viewed ON product (view_count DESC, id DESC) WHERE retired_at IS NULL;
CREATE INDEX product_discounted ON product (id DESC) WHERE retired_at IS NULL AND discount > 0;
CREATE INDEX product_special ON product (special_ends_at, id) WHERE retired_at IS NULL AND special_price IS NOT NULL;
CREATE INDEX product_next_sale ON product (next_starts_at) WHERE next_starts_at IS NOT NULL;
CREATE INDEX product_free_delivery ON product (id DESC) WHERE retired_at IS NULL AND free_delivery = 1;

-- Both stock columns must be written together, because the counters of lists follow only listed_stock.
CREATE TRIGGER listed_stock_given AFTER INSERT ON product WHEN (NEW.stock_amount > 0) <> (NEW.listed_stock > 0) BEGIN
  SELECT raise(ABORT, 'listed_stock');
END;

-- As listed_stock_given.
CREATE TRIGGER listed_stock_checked AFTER UPDATE OF stock_amount ON product WHEN (NEW.stock_amount > 0) <> (NEW.listed_stock > 0) BEGIN
  SELECT raise(ABORT, 'listed_stock');
END;

CREATE TABLE product_image (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  image TEXT NOT NULL,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE product_variant (
  -- AUTOINCREMENT never reuses an id: carts name variants by it.
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  color TEXT,
  color_am TEXT,
  color_code TEXT,
  size TEXT,
  -- Of this option alone; the product's own is that of all.
  gtin TEXT,
  price INTEGER NOT NULL CHECK (price > 0),
  -- Units that can be sold now; null: it shares the product's stock with the other options. All options of a product have some, or
  -- none has; then the product's stock is their sum. The constraint is named as the product's: what it refuses is the same.
  stock_amount INTEGER CONSTRAINT stock_nonneg CHECK (stock_amount >= 0),
  -- Units that orders hold or bought, whether it has a stock of its own or not.
  units_taken INTEGER NOT NULL DEFAULT 0,
  -- Position of its picture in product_image; null: it has none of its own.
  picture INTEGER,
  -- The option's next price, and the one after it (data/products/turn-prices).
  next_price INTEGER CHECK (next_price > 0),
  next_at INTEGER,
  then_price INTEGER CHECK (then_price > 0),
  then_at INTEGER,
  UNIQUE (product_id, position)
) STRICT;
CREATE INDEX product_variant_next_price ON product_variant (next_at) WHERE next_at IS NOT NULL;

CREATE TABLE product_specification (
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_am TEXT,
  value TEXT NOT NULL,
  value_am TEXT,
  PRIMARY KEY (product_id, position)
) STRICT, WITHOUT ROWID;

-- Former slugs of renamed products redirect to the new ones (specification 2.1).
CREATE TABLE product_old_slug (
  slug TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX product_old_slug_by_product ON product_old_slug (product_id);

-- One row, raised by every import and seed; copies of pages carry the version they were made from.
CREATE TABLE catalogue_version (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  version INTEGER NOT NULL
) STRICT;
INSERT INTO catalogue_version (id, version) VALUES (1, 1);
