-- Product page (specification 2.1): addresses that renamed products gave up lead on to the new ones.
CREATE TABLE product_old_slug (
  slug TEXT PRIMARY KEY,
  product_id INTEGER NOT NULL REFERENCES product (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
CREATE INDEX product_old_slug_by_product ON product_old_slug (product_id);

-- Reviews of one product: how often each rate was given, and the ones with words in each order, page by page.
DROP INDEX product_rate_by_product;
CREATE INDEX product_rate_counts ON product_rate (product_id, rate);
CREATE INDEX product_rate_newest ON product_rate (product_id, id) WHERE content <> '';
CREATE INDEX product_rate_highest ON product_rate (product_id, rate, id) WHERE content <> '';
CREATE INDEX product_rate_lowest ON product_rate (product_id, rate, id DESC) WHERE content <> '';
