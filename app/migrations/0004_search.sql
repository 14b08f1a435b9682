-- The search (settled.md 29; docs/decisions/0008-search.md): the index of words, the columns read of its matches,
-- spelling. A query is an intersection of exact words, read in the order of popularity.
-- Expand.

-- Like product_facts, for matches of a search: most of them are in one aisle, and an aisle's products are adjacent
-- here.
CREATE INDEX product_found
  ON product (aisle, id, facets, parent_id, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at)
  WHERE retired_at IS NULL;

-- A word's first letter says where it occurs (domain/search/search-tokens), so queries need no columns. title: coffee
-- ^coffee ^coffee+machine =coffee+machine; category: #coffee; body: :coffee; shelf: @p1 @c11 @s111 @v2 @b5 and
-- price_shelves.
CREATE VIRTUAL TABLE product_search USING fts5 (
  title, category, body, shelf,
  tokenize = "ascii tokenchars '^=+#:@'", detail = none, columnsize = 0
);
-- Upkeep merges two segments of a size (data/listings/search-index); by default the index waits for four.
INSERT INTO product_search (product_search, rank) VALUES ('usermerge', 2);

-- The rowid of each product in product_search: its search_place when the row was last written.
CREATE TABLE search_rank (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  rank INTEGER NOT NULL
) STRICT;

-- Folded words of titles, brands and categories, with the number of products that have them and their sound.
CREATE TABLE search_word (
  word TEXT PRIMARY KEY,
  -- As a shop wrote it: folded words are never shown.
  spelling TEXT NOT NULL,
  count INTEGER NOT NULL,
  sound TEXT,
  key TEXT,
  skeleton TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX search_word_by_sound ON search_word (sound) WHERE sound IS NOT NULL;
CREATE INDEX search_word_by_key ON search_word (key) WHERE key IS NOT NULL;
CREATE INDEX search_word_by_skeleton ON search_word (skeleton) WHERE skeleton IS NOT NULL;
CREATE INDEX search_word_unused ON search_word (word) WHERE count <= 0;

-- Words with digits (no key) and short ones (up to three Latin or two Ethiopic letters) are never suggested as
-- corrections.
CREATE TRIGGER search_word_added AFTER INSERT ON search_word
WHEN NEW.key IS NOT NULL AND length(NEW.word) >= iif(NEW.word >= 'ሀ', 3, 4) BEGIN
  INSERT OR IGNORE INTO search_deletion (letters, word) VALUES (substr(NEW.word, 1, 8), NEW.word);
  INSERT OR IGNORE INTO search_deletion (letters, word)
  SELECT substr(NEW.word, 1, a.value - 1) || substr(NEW.word, a.value + 1, 8 - a.value), NEW.word
  FROM json_each('[1,2,3,4,5,6,7,8]') a WHERE a.value <= length(NEW.word);
  INSERT OR IGNORE INTO search_deletion (letters, word)
  SELECT substr(NEW.word, 1, a.value - 1) || substr(NEW.word, a.value + 1, b.value - a.value - 1) || substr(NEW.word, b.value + 1, 8 - b.value), NEW.word
  FROM json_each('[1,2,3,4,5,6,7]') a CROSS JOIN json_each('[2,3,4,5,6,7,8]') b
  WHERE length(NEW.word) >= 8 AND a.value < b.value;
END;

CREATE TRIGGER search_word_removed AFTER DELETE ON search_word BEGIN
  DELETE FROM search_deletion WHERE word = OLD.word;
END;

-- The first eight letters of each word with up to two of them deleted: words one typing error apart share an entry.
CREATE TABLE search_deletion (
  letters TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (letters, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_deletion_by_word ON search_deletion (word);

-- The columns a search counts and filters its matches by (docs/decisions/0008-search.md). place: aisle << 30 | id.
CREATE TABLE search_fact (
  place INTEGER PRIMARY KEY,
  -- Vendor, brand, colours, sizes; brand 0 for none.
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

CREATE TRIGGER product_facts_entered AFTER INSERT ON product WHEN NEW.retired_at IS NULL BEGIN
  INSERT INTO search_fact (place, parent_id, category_id, subcategory_id, vendor_id, brand_id, color_bits, size_bits, shown_price)
  VALUES (NEW.aisle << 30 | NEW.id, NEW.parent_id, NEW.category_id, NEW.subcategory_id, NEW.vendor_id, NEW.brand_id, NEW.color_bits, NEW.size_bits, NEW.shown_price);
END;

CREATE TRIGGER product_facts_left AFTER DELETE ON product BEGIN
  DELETE FROM search_fact WHERE place = OLD.aisle << 30 | OLD.id;
END;

CREATE TRIGGER product_facts_moved AFTER UPDATE OF parent_id, category_id, subcategory_id, vendor_id, brand_id, color_bits, size_bits, shown_price, retired_at ON product
WHEN OLD.parent_id IS NOT NEW.parent_id OR OLD.category_id IS NOT NEW.category_id OR OLD.subcategory_id IS NOT NEW.subcategory_id OR OLD.vendor_id IS NOT NEW.vendor_id OR OLD.brand_id IS NOT NEW.brand_id OR OLD.color_bits IS NOT NEW.color_bits OR OLD.size_bits IS NOT NEW.size_bits OR OLD.shown_price IS NOT NEW.shown_price OR OLD.retired_at IS NOT NEW.retired_at BEGIN
  DELETE FROM search_fact WHERE place = OLD.aisle << 30 | OLD.id;
  INSERT INTO search_fact (place, parent_id, category_id, subcategory_id, vendor_id, brand_id, color_bits, size_bits, shown_price)
  SELECT NEW.aisle << 30 | NEW.id, NEW.parent_id, NEW.category_id, NEW.subcategory_id, NEW.vendor_id, NEW.brand_id, NEW.color_bits, NEW.size_bits, NEW.shown_price
  WHERE NEW.retired_at IS NULL;
END;

-- A product's row moves at once when stock, price or rating change; views move rows in batches
-- (data/listings/search-index).
CREATE TRIGGER product_moved_in_search AFTER UPDATE OF listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count, subcategory_id ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.aisle IS NOT NEW.aisle OR OLD.price_shelves IS NOT NEW.price_shelves BEGIN
  UPDATE product_search SET rowid = NEW.search_place, shelf = replace(shelf, OLD.price_shelves, NEW.price_shelves)
  WHERE rowid = (SELECT rank FROM search_rank WHERE product_id = NEW.id);
  UPDATE search_rank SET rank = NEW.search_place WHERE product_id = NEW.id;
END;
