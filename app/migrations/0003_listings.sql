-- The indexes and counters of lists (specification 2.3, settled.md 28; docs/decisions/0007-listings-at-scale.md):
-- no list scans the product table.
-- Expand.

CREATE INDEX product_turns ON product (turns_at) WHERE turns_at IS NOT NULL;

-- The products of each shelf by facets. The further columns make the index covering: lists need no look-up of the
-- product.
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

-- Vendors and brands have no order indexes (below), so these hold the views too.
CREATE INDEX product_vendor_facets
  ON product (vendor_id, facets, parent_id, category_id, subcategory_id, brand_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at, view_count)
  WHERE retired_at IS NULL;
CREATE INDEX product_brand_facets
  ON product (brand_id, facets, parent_id, category_id, subcategory_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at, view_count)
  WHERE retired_at IS NULL AND brand_id IS NOT NULL;

-- Covering too, for products chosen by id: a tenth of the product's bytes.
CREATE INDEX product_facts
  ON product (id, facets, parent_id, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;

-- The orders of lists that can be long. Sold-out products come last; equal keys are ordered by facets and id.
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

-- Number of products by shelf and facets. shelf: 2^40 * kind + id; kinds 0 all, 1 parent, 2 category, 3 subcategory, 4
-- vendor, 5 brand.
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

-- The shelves of each product on sale, and the values it is counted by; used by triggers and recounts.
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

-- Every list, store and search counts a product from its first moment.
CREATE TRIGGER product_counted AFTER INSERT ON product BEGIN
  INSERT INTO shelf_cell (shelf, facets, count) SELECT shelf, facets, 1 FROM product_shelf WHERE product_id = NEW.id
  ON CONFLICT (shelf, facets) DO UPDATE SET count = count + 1;
  INSERT INTO shelf_value (shelf, facet, value, count)
  SELECT s.shelf, v.facet, v.value, 1 FROM product_shelf s CROSS JOIN product_value v WHERE s.product_id = NEW.id AND v.product_id = NEW.id
  ON CONFLICT (shelf, facet, value) DO UPDATE SET count = count + 1;
  UPDATE vendor SET rate_sum = rate_sum + NEW.rate_sum, rate_count = rate_count + NEW.rate_count
  WHERE id = NEW.vendor_id AND NEW.rate_count <> 0;
END;

-- Before, because its views read the row.
CREATE TRIGGER product_uncounted BEFORE DELETE ON product BEGIN
  UPDATE shelf_cell SET count = count - 1
  WHERE facets = OLD.facets AND shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id);
  UPDATE shelf_value SET count = count - 1 WHERE shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id)
    AND (facet, value) IN (SELECT facet, value FROM product_value WHERE product_id = OLD.id);
  UPDATE vendor SET rate_sum = rate_sum - OLD.rate_sum, rate_count = rate_count - OLD.rate_count WHERE id = OLD.vendor_id;
  DELETE FROM alert WHERE kind IN ('stock', 'price') AND target_id = OLD.id;
END;

-- Facet counts are exact (settled.md 28): a change first takes the old product out, then adds the new one.
CREATE TRIGGER product_cell_left BEFORE UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count ON product
WHEN (OLD.parent_id, OLD.category_id, OLD.subcategory_id, OLD.vendor_id, OLD.brand_id, OLD.retired_at, OLD.facets)
  IS NOT (NEW.parent_id, NEW.category_id, NEW.subcategory_id, NEW.vendor_id, NEW.brand_id, NEW.retired_at, NEW.facets) BEGIN
  UPDATE shelf_cell SET count = count - 1
  WHERE facets = OLD.facets AND shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id);
END;

-- Beside product_cell_left, because stock and price change far more often than brand, vendor and colours.
CREATE TRIGGER product_value_left BEFORE UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, color_bits, size_bits ON product
WHEN (OLD.parent_id, OLD.category_id, OLD.subcategory_id, OLD.vendor_id, OLD.brand_id, OLD.retired_at, OLD.color_bits, OLD.size_bits)
  IS NOT (NEW.parent_id, NEW.category_id, NEW.subcategory_id, NEW.vendor_id, NEW.brand_id, NEW.retired_at, NEW.color_bits, NEW.size_bits) BEGIN
  UPDATE shelf_value SET count = count - 1 WHERE shelf IN (SELECT shelf FROM product_shelf WHERE product_id = OLD.id)
    AND (facet, value) IN (SELECT facet, value FROM product_value WHERE product_id = OLD.id);
END;

-- After product_cell_left.
CREATE TRIGGER product_cell_entered AFTER UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count ON product
WHEN (OLD.parent_id, OLD.category_id, OLD.subcategory_id, OLD.vendor_id, OLD.brand_id, OLD.retired_at, OLD.facets)
  IS NOT (NEW.parent_id, NEW.category_id, NEW.subcategory_id, NEW.vendor_id, NEW.brand_id, NEW.retired_at, NEW.facets) BEGIN
  INSERT INTO shelf_cell (shelf, facets, count) SELECT shelf, facets, 1 FROM product_shelf WHERE product_id = NEW.id
  ON CONFLICT (shelf, facets) DO UPDATE SET count = count + 1;
END;

-- After product_value_left.
CREATE TRIGGER product_value_entered AFTER UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, retired_at, color_bits, size_bits ON product
WHEN (OLD.parent_id, OLD.category_id, OLD.subcategory_id, OLD.vendor_id, OLD.brand_id, OLD.retired_at, OLD.color_bits, OLD.size_bits)
  IS NOT (NEW.parent_id, NEW.category_id, NEW.subcategory_id, NEW.vendor_id, NEW.brand_id, NEW.retired_at, NEW.color_bits, NEW.size_bits) BEGIN
  INSERT INTO shelf_value (shelf, facet, value, count)
  SELECT s.shelf, v.facet, v.value, 1 FROM product_shelf s CROSS JOIN product_value v WHERE s.product_id = NEW.id AND v.product_id = NEW.id
  ON CONFLICT (shelf, facet, value) DO UPDATE SET count = count + 1;
END;
