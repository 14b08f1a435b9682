-- Prices stand in the search as shelves do (docs/decisions/0008-search.md): the cheapest of all that has a word are words met
-- with words, however many have it.

-- '@m5 @m53': a price of five digits (in santim) that begin with 3.
ALTER TABLE product ADD COLUMN price_shelves TEXT
  AS ('@m' || length(shown_price) || ' @m' || length(shown_price) || substr(shown_price, 1, 1)) VIRTUAL;

-- The rows that are there are written to a new table: changing them in place takes half as long again and leaves the index in pieces.
DROP TRIGGER product_moved_in_search;
CREATE VIRTUAL TABLE priced_search USING fts5 (
  title, category, body, shelf,
  tokenize = "ascii tokenchars '^=+#:@'", detail = none
);
INSERT INTO priced_search (rowid, title, category, body, shelf)
SELECT f.rowid, f.title, f.category, f.body, f.shelf || ' ' || p.price_shelves
FROM product_search f CROSS JOIN product p ON p.id = f.rowid >> 26 & 1073741823 ORDER BY f.rowid;
DROP TABLE product_search;
ALTER TABLE priced_search RENAME TO product_search;
INSERT INTO product_search (product_search) VALUES ('optimize');
-- As migration 0026 has it.
INSERT INTO product_search (product_search, rank) VALUES ('usermerge', 2);

-- As it was (0009, 0023), and when a price comes to stand elsewhere: what has a deal is another cell anyway.
CREATE TRIGGER product_moved_in_search AFTER UPDATE OF listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count, subcategory_id ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.aisle IS NOT NEW.aisle OR OLD.price_shelves IS NOT NEW.price_shelves BEGIN
  UPDATE product_search SET rowid = NEW.search_place, shelf = replace(shelf, OLD.price_shelves, NEW.price_shelves)
  WHERE rowid = (SELECT rank FROM search_rank WHERE product_id = NEW.id);
  UPDATE search_rank SET rank = NEW.search_place WHERE product_id = NEW.id;
END;
