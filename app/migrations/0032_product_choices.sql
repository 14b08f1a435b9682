-- Products by each colour and each size that they have (docs/decisions/0007-listings-at-scale.md, "Colours and sizes"): a list of
-- what is navy visits what is navy, and not everything on the shelf.

CREATE TABLE product_choice (
  -- As in choice.
  facet INTEGER NOT NULL,
  bit INTEGER NOT NULL,
  -- The product's cell, category and id.
  facets INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  parent_id INTEGER NOT NULL,
  subcategory_id INTEGER,
  brand_id INTEGER,
  vendor_id INTEGER NOT NULL,
  color_bits INTEGER NOT NULL,
  size_bits INTEGER NOT NULL,
  shown_price INTEGER NOT NULL,
  shown_discount INTEGER NOT NULL,
  rating_order INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (facet, bit, facets, category_id, id)
) STRICT, WITHOUT ROWID;

-- What should be in it.
CREATE VIEW product_choosable AS
SELECT c.facet, c.bit, p.facets, p.category_id, p.id, p.parent_id, p.subcategory_id, p.brand_id, p.vendor_id, p.color_bits, p.size_bits,
  p.shown_price, p.shown_discount, p.rating_order, p.created_at
FROM product p CROSS JOIN choice c
WHERE p.retired_at IS NULL AND (p.color_bits <> 0 OR p.size_bits <> 0)
  AND (CASE c.facet WHEN 3 THEN p.color_bits ELSE p.size_bits END >> c.bit) & 1;

CREATE TRIGGER product_choices_entered AFTER INSERT ON product WHEN NEW.color_bits <> 0 OR NEW.size_bits <> 0 BEGIN
  INSERT INTO product_choice SELECT * FROM product_choosable WHERE id = NEW.id;
END;
CREATE TRIGGER product_choices_left AFTER DELETE ON product WHEN OLD.color_bits <> 0 OR OLD.size_bits <> 0 BEGIN
  DELETE FROM product_choice WHERE facets = OLD.facets AND category_id = OLD.category_id AND id = OLD.id
    AND (facet, bit) IN (SELECT facet, bit FROM choice WHERE (CASE facet WHEN 3 THEN OLD.color_bits ELSE OLD.size_bits END >> bit) & 1);
END;
CREATE TRIGGER product_choices_moved AFTER UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, color_bits, size_bits, listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count, created_at, retired_at ON product
WHEN (OLD.color_bits <> 0 OR OLD.size_bits <> 0 OR NEW.color_bits <> 0 OR NEW.size_bits <> 0)
  AND (OLD.facets IS NOT NEW.facets OR OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.color_bits IS NOT NEW.color_bits OR OLD.size_bits IS NOT NEW.size_bits OR OLD.shown_price IS NOT NEW.shown_price OR OLD.shown_discount IS NOT NEW.shown_discount OR OLD.rating_order IS NOT NEW.rating_order OR OLD.created_at IS NOT NEW.created_at OR OLD.retired_at IS NOT NEW.retired_at) BEGIN
  DELETE FROM product_choice WHERE facets = OLD.facets AND category_id = OLD.category_id AND id = OLD.id
    AND (facet, bit) IN (SELECT facet, bit FROM choice WHERE (CASE facet WHEN 3 THEN OLD.color_bits ELSE OLD.size_bits END >> bit) & 1);
  INSERT INTO product_choice SELECT * FROM product_choosable WHERE id = NEW.id;
END;

-- Products that are already there; whoever writes products past the triggers writes these like this.
INSERT INTO product_choice
SELECT c.facet, c.bit, p.facets, p.category_id, p.id, p.parent_id, p.subcategory_id, p.brand_id, p.vendor_id, p.color_bits, p.size_bits,
  p.shown_price, p.shown_discount, p.rating_order, p.created_at
FROM product p INDEXED BY product_facts CROSS JOIN choice c
WHERE p.retired_at IS NULL AND (p.color_bits <> 0 OR p.size_bits <> 0)
  AND (CASE c.facet WHEN 3 THEN p.color_bits ELSE p.size_bits END >> c.bit) & 1
ORDER BY c.facet, c.bit, p.facets, p.category_id, p.id;
