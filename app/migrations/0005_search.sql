-- Search (settled.md 29; docs/decisions/0008-search.md): every question is an intersection of exact words, read in the
-- order of popularity. What was stored in the old form is written anew by the next import or seed.

DROP TABLE product_search;
DROP TABLE search_rank;

-- Where a product stands among what a search finds: its rank is its row in product_search and ends in its id.
CREATE TABLE search_rank (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  rank INTEGER NOT NULL
) STRICT;

-- Words are told apart by their first letter (domain/search/search-tokens), so that no question has to look where a word stands:
-- title: coffee ^coffee ^coffee+machine =coffee+machine; category: #coffee; body: :coffee; shelf: @p1 @c11 @s111 @v2 @b5.
CREATE VIRTUAL TABLE product_search USING fts5 (
  title, category, body, shelf,
  tokenize = "ascii tokenchars '^=+#:@'", detail = none
);

-- The words of titles, brands and categories, folded, with how many products have them and as what they sound.
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

-- The first eight letters of words without one or two of them: two words that are a typing error apart share one of these.
CREATE TABLE search_deletion (
  letters TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (letters, word)
) STRICT, WITHOUT ROWID;
CREATE INDEX search_deletion_by_word ON search_deletion (word);

-- Words with digits and very short ones (three Latin letters, two Ethiopic ones) are not corrected to.
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
