-- A product's row in the search says its facets and its aisle (docs/decisions/0008-search.md): what a search finds is narrowed
-- and counted by them without a look at the products, and what else is asked of a product stands with its neighbours.

-- Subcategories a few numbers apart never share one; 65,536 apart they may.
ALTER TABLE product ADD COLUMN aisle INTEGER AS (coalesce(subcategory_id, 0) & 65535) VIRTUAL;
-- Sold out or how much viewed 4 bits, id 30, facets 10 (0004), aisle 16. More than JavaScript's numbers hold.
ALTER TABLE product ADD COLUMN search_place INTEGER AS (
  (CASE WHEN stock_amount <= 0 THEN 9 WHEN view_count >= 10000 THEN 1 WHEN view_count >= 1000 THEN 2
    WHEN view_count >= 100 THEN 3 WHEN view_count >= 10 THEN 4 ELSE 5 END << 56)
  | (id << 26) | (facets << 16) | aisle
) VIRTUAL;

-- As product_facts, for what a search found: products of an aisle stand together, and most of a search's do.
CREATE INDEX product_found
  ON product (aisle, id, facets, parent_id, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;

UPDATE product_search SET rowid = moved.place
FROM (SELECT s.rank, p.search_place AS place FROM search_rank s CROSS JOIN product p ON p.id = s.product_id) moved
WHERE product_search.rowid = moved.rank;
UPDATE search_rank SET rank = p.search_place FROM product p WHERE p.id = search_rank.product_id;

-- A row is never out of date with what it says; how much a product is viewed moves it in batches (search-ranks).
CREATE TRIGGER product_moved_in_search AFTER UPDATE OF stock_amount, free_delivery, shown_price, shown_discount, rate_sum, rate_count, subcategory_id ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.aisle IS NOT NEW.aisle BEGIN
  UPDATE product_search SET rowid = NEW.search_place WHERE rowid = (SELECT rank FROM search_rank WHERE product_id = NEW.id);
  UPDATE search_rank SET rank = NEW.search_place WHERE product_id = NEW.id;
END;
