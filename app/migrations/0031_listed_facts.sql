-- What a search counts of the products it found stands as one text in each row: four numbers put together for 10,000 products of
-- a page cost more than all else that is done with them (docs/decisions/0008-search.md). A stored column cannot be added.
DROP TABLE search_fact;

-- As it was (0024); its triggers stay.
CREATE TABLE search_fact (
  place INTEGER PRIMARY KEY,
  -- Vendor, brand, colours, sizes; 0 where it has none.
  listed TEXT NOT NULL AS (vendor_id || ',' || coalesce(brand_id, 0) || ',' || color_bits || ',' || size_bits) STORED,
  parent_id INTEGER NOT NULL,
  category_id INTEGER NOT NULL,
  subcategory_id INTEGER,
  vendor_id INTEGER NOT NULL,
  brand_id INTEGER,
  color_bits INTEGER NOT NULL,
  size_bits INTEGER NOT NULL,
  shown_price INTEGER NOT NULL
) STRICT;

-- Products that are already there; whoever writes products past the triggers writes these like this.
INSERT INTO search_fact (place, parent_id, category_id, subcategory_id, vendor_id, brand_id, color_bits, size_bits, shown_price)
SELECT aisle << 30 | id, parent_id, category_id, subcategory_id, vendor_id, brand_id, color_bits, size_bits, shown_price
FROM product INDEXED BY product_found WHERE retired_at IS NULL ORDER BY aisle, id;
