-- Finding things: listings, facets and sorting (specification 2.3, settled.md 28; docs/decisions/0007).
-- No question about a list walks the product table: lists are short index reads, numbers are kept by triggers.

CREATE TABLE brand (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL
) STRICT;

-- Colours (facet 3) and sizes (facet 4) of variants; a product carries them as bits, 52 of each kind.
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

ALTER TABLE product ADD COLUMN brand_id INTEGER REFERENCES brand (id);
ALTER TABLE product ADD COLUMN color_bits INTEGER NOT NULL DEFAULT 0;
ALTER TABLE product ADD COLUMN size_bits INTEGER NOT NULL DEFAULT 0;
-- What a card shows now, in santim and percent, and the next UTC ms at which that changes by itself (domain/products/shown-facts).
ALTER TABLE product ADD COLUMN shown_price INTEGER NOT NULL DEFAULT 0;
ALTER TABLE product ADD COLUMN shown_discount INTEGER NOT NULL DEFAULT 0;
ALTER TABLE product ADD COLUMN turns_at INTEGER;
ALTER TABLE product ADD COLUMN sold_out INTEGER AS (stock_amount <= 0) VIRTUAL;
-- Five votes of 3.5 beside the product's own: one happy buyer is not the best rating of the shop.
ALTER TABLE product ADD COLUMN rating_order INTEGER
  AS (CASE WHEN rate_count = 0 THEN 0 ELSE (rate_sum * 1000 + 17500) / (rate_count + 5) END) VIRTUAL;
-- The facets every product has, packed: stock 1, free delivery 1, discount 3, rating 2, price 3 bits (domain/listings/facet-cell).
ALTER TABLE product ADD COLUMN facets INTEGER AS (
  (stock_amount > 0) + free_delivery * 2
  + CASE WHEN shown_discount >= 50 THEN 16 WHEN shown_discount >= 25 THEN 12 WHEN shown_discount >= 10 THEN 8 WHEN shown_discount >= 1 THEN 4 ELSE 0 END
  + CASE WHEN rate_count = 0 OR rate_sum < 2 * rate_count THEN 0 WHEN rate_sum < 3 * rate_count THEN 32 WHEN rate_sum < 4 * rate_count THEN 64 ELSE 96 END
  + CASE WHEN shown_price < 100000 THEN 0 WHEN shown_price < 500000 THEN 128 WHEN shown_price < 2000000 THEN 256 WHEN shown_price < 10000000 THEN 384 ELSE 512 END
) VIRTUAL;

-- Everything is due: the first reader brings shown_price, shown_discount and turns_at up to date.
UPDATE product SET shown_price = selling_price, turns_at = 0;

CREATE INDEX product_turns ON product (turns_at) WHERE turns_at IS NOT NULL;
DROP INDEX product_by_price;
DROP INDEX product_by_vendor;
DROP INDEX product_by_parent;
DROP INDEX product_by_category;
DROP INDEX product_by_subcategory;

-- The members of a shelf by facets; what follows answers every other question of a list without a look at the product.
-- Vendors and brands have no orders of their own (below): they know their views, too.
CREATE INDEX product_all_facets
  ON product (facets, parent_id, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;
CREATE INDEX product_parent_facets
  ON product (parent_id, facets, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;
CREATE INDEX product_category_facets
  ON product (category_id, facets, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_facets
  ON product (subcategory_id, facets, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;
CREATE INDEX product_vendor_facets
  ON product (vendor_id, facets, parent_id, category_id, subcategory_id, brand_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at, view_count)
  WHERE retired_at IS NULL;
CREATE INDEX product_brand_facets
  ON product (brand_id, facets, parent_id, category_id, subcategory_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at, view_count)
  WHERE retired_at IS NULL AND brand_id IS NOT NULL;
-- The same for products that a search or an order found first: a tenth of the bytes of the product.
CREATE INDEX product_facts
  ON product (id, facets, parent_id, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;

-- The orders of the lists that can be long; sold out comes last in each, equal keys are told apart by facets and id.
CREATE INDEX product_all_newest ON product (sold_out, created_at, facets) WHERE retired_at IS NULL;
CREATE INDEX product_all_price ON product (sold_out, shown_price, facets) WHERE retired_at IS NULL;
CREATE INDEX product_all_discount ON product (sold_out, shown_discount, facets) WHERE retired_at IS NULL;
CREATE INDEX product_all_rating ON product (sold_out, rating_order, facets) WHERE retired_at IS NULL;
CREATE INDEX product_all_views ON product (sold_out, view_count, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_newest ON product (parent_id, sold_out, created_at, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_price ON product (parent_id, sold_out, shown_price, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_discount ON product (parent_id, sold_out, shown_discount, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_rating ON product (parent_id, sold_out, rating_order, facets) WHERE retired_at IS NULL;
CREATE INDEX product_parent_views ON product (parent_id, sold_out, view_count, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_newest ON product (category_id, sold_out, created_at, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_price ON product (category_id, sold_out, shown_price, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_discount ON product (category_id, sold_out, shown_discount, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_rating ON product (category_id, sold_out, rating_order, facets) WHERE retired_at IS NULL;
CREATE INDEX product_category_views ON product (category_id, sold_out, view_count, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_newest ON product (subcategory_id, sold_out, created_at, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_price ON product (subcategory_id, sold_out, shown_price, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_discount ON product (subcategory_id, sold_out, shown_discount, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_rating ON product (subcategory_id, sold_out, rating_order, facets) WHERE retired_at IS NULL;
CREATE INDEX product_subcategory_views ON product (subcategory_id, sold_out, view_count, facets) WHERE retired_at IS NULL;

-- How many products stand on a shelf: 2^40 * kind + id; kinds 0 all, 1 parent, 2 category, 3 subcategory, 4 vendor, 5 brand.
CREATE TABLE shelf_cell (
  shelf INTEGER NOT NULL,
  facets INTEGER NOT NULL,
  count INTEGER NOT NULL CONSTRAINT shelf_cell_nonneg CHECK (count >= 0),
  PRIMARY KEY (shelf, facets)
) STRICT, WITHOUT ROWID;

-- The same by brand (facet 1), vendor (2), colour (3) and size (4).
CREATE TABLE shelf_value (
  shelf INTEGER NOT NULL,
  facet INTEGER NOT NULL,
  value INTEGER NOT NULL,
  count INTEGER NOT NULL CONSTRAINT shelf_value_nonneg CHECK (count >= 0),
  PRIMARY KEY (shelf, facet, value)
) STRICT, WITHOUT ROWID;
CREATE INDEX shelf_value_by_count ON shelf_value (shelf, facet, count DESC, value);

-- The shelves a product on sale stands on, and what it is counted by there: triggers and recounts read the same.
CREATE VIEW product_shelf AS
SELECT p.id AS product_id, p.facets, kind.column1 * 1099511627776 + CASE kind.column1
  WHEN 0 THEN 0 WHEN 1 THEN p.parent_id WHEN 2 THEN p.category_id WHEN 3 THEN p.subcategory_id WHEN 4 THEN p.vendor_id ELSE p.brand_id END AS shelf
FROM product p CROSS JOIN (VALUES (0), (1), (2), (3), (4), (5)) kind
WHERE p.retired_at IS NULL AND shelf IS NOT NULL;

CREATE VIEW product_value AS
SELECT id AS product_id, 1 AS facet, brand_id AS value FROM product WHERE brand_id IS NOT NULL
UNION ALL
SELECT id, 2, vendor_id FROM product
UNION ALL
SELECT p.id, c.facet, c.bit FROM product p CROSS JOIN choice c
WHERE (p.color_bits <> 0 OR p.size_bits <> 0) AND (CASE c.facet WHEN 3 THEN p.color_bits ELSE p.size_bits END >> c.bit) & 1;

-- Before a change the product leaves the counts as it was, afterwards it enters them as it is.
CREATE TRIGGER product_counted AFTER INSERT ON product WHEN NEW.retired_at IS NULL BEGIN
  INSERT INTO shelf_cell (shelf, facets, count) SELECT shelf, facets, 1 FROM product_shelf WHERE product_id = NEW.id
  ON CONFLICT (shelf, facets) DO UPDATE SET count = count + 1;
  INSERT INTO shelf_value (shelf, facet, value, count)
  SELECT s.shelf, v.facet, v.value, 1 FROM product_shelf s CROSS JOIN product_value v WHERE s.product_id = NEW.id AND v.product_id = NEW.id
  ON CONFLICT (shelf, facet, value) DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER product_uncounted BEFORE DELETE ON product WHEN OLD.retired_at IS NULL BEGIN
  UPDATE shelf_cell SET count = count - 1
  WHERE facets = OLD.facets AND shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id);
  UPDATE shelf_value SET count = count - 1 WHERE shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id)
    AND (facet, value) IN (SELECT facet, value FROM product_value WHERE product_id = OLD.id);
END;
CREATE TRIGGER product_cell_left BEFORE UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, stock_amount, free_delivery, shown_price, shown_discount, rate_sum, rate_count ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.retired_at IS NOT NEW.retired_at BEGIN
  UPDATE shelf_cell SET count = count - 1
  WHERE facets = OLD.facets AND shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id);
END;
CREATE TRIGGER product_value_left BEFORE UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, color_bits, size_bits ON product
WHEN OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.retired_at IS NOT NEW.retired_at OR OLD.color_bits IS NOT NEW.color_bits OR OLD.size_bits IS NOT NEW.size_bits BEGIN
  UPDATE shelf_value SET count = count - 1 WHERE shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id)
    AND (facet, value) IN (SELECT facet, value FROM product_value WHERE product_id = OLD.id);
END;
CREATE TRIGGER product_cell_entered AFTER UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, stock_amount, free_delivery, shown_price, shown_discount, rate_sum, rate_count ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.retired_at IS NOT NEW.retired_at BEGIN
  INSERT INTO shelf_cell (shelf, facets, count) SELECT shelf, facets, 1 FROM product_shelf WHERE product_id = NEW.id
  ON CONFLICT (shelf, facets) DO UPDATE SET count = count + 1;
END;
CREATE TRIGGER product_value_entered AFTER UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, color_bits, size_bits ON product
WHEN OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.retired_at IS NOT NEW.retired_at OR OLD.color_bits IS NOT NEW.color_bits OR OLD.size_bits IS NOT NEW.size_bits BEGIN
  INSERT INTO shelf_value (shelf, facet, value, count)
  SELECT s.shelf, v.facet, v.value, 1 FROM product_shelf s CROSS JOIN product_value v WHERE s.product_id = NEW.id AND v.product_id = NEW.id
  ON CONFLICT (shelf, facet, value) DO UPDATE SET count = count + 1;
END;

-- Products that are already there; whoever writes products past the triggers counts them like this.
INSERT INTO shelf_cell (shelf, facets, count) SELECT shelf, facets, count(*) FROM product_shelf GROUP BY shelf, facets;
INSERT INTO shelf_value (shelf, facet, value, count)
SELECT s.shelf, v.facet, v.value, count(*) FROM product_shelf s CROSS JOIN product_value v ON v.product_id = s.product_id
GROUP BY s.shelf, v.facet, v.value;
