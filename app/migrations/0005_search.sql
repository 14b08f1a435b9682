-- The index of words, the columns read of its matches, spelling (settled.md 29; docs/decisions/0008-search.md).
-- A query is an intersection of exact words, read in the order of popularity.
-- Expand.

-- Like product_facts, for matches of a search: most of them are in one aisle, and an aisle's products are adjacent
-- here.
CREATE INDEX product_found
  ON product (aisle, id, facets, parent_id, category_id, subcategory_id, brand_id, vendor_id, color_bits, size_bits, shown_price, shown_discount, rating_order, created_at, view_count)
  WHERE retired_at IS NULL;

-- A word's first letter says where it occurs (domain/search/search-tokens), so queries need no columns. title: coffee
-- ^coffee ^coffee+machine =coffee+machine; category: #coffee; body: :coffee; shelf: @p1 @c11 @s111 @v2 @b5 and
-- @x3 @z5, the bits of colours and sizes.
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

-- Words that nobody writes any more are not offered as corrections.
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

-- A product's row moves at once when stock, price or rating change; views move rows in batches
-- (data/listings/search-index).
CREATE TRIGGER product_moved_in_search AFTER UPDATE OF listed_stock, free_delivery, shown_price, shown_discount, rate_sum, rate_count, subcategory_id ON product
WHEN OLD.facets IS NOT NEW.facets OR OLD.aisle IS NOT NEW.aisle BEGIN
  UPDATE product_search SET rowid = NEW.search_place
  WHERE rowid = (SELECT rank FROM search_rank WHERE product_id = NEW.id);
  UPDATE search_rank SET rank = NEW.search_place WHERE product_id = NEW.id;
END;
