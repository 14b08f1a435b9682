-- Every write leaves the search index in one more piece, and each word is read from all of them: the upkeep joins two of a size
-- (data/search/search-pieces), where the index by itself waits for four (docs/decisions/0008-search.md).
INSERT INTO product_search (product_search, rank) VALUES ('usermerge', 2);
