-- What a word may be the beginning of by sound or key is read with how often it is there, from the index alone: up to 2,000
-- words of each, which were looked up one by one (docs/decisions/0008-search.md).

DROP INDEX search_word_by_sound;
DROP INDEX search_word_by_key;
CREATE INDEX search_word_by_sound ON search_word (sound, count) WHERE sound IS NOT NULL;
CREATE INDEX search_word_by_key ON search_word (key, count) WHERE key IS NOT NULL;
