-- The directory of vendors and their stores (specification 2.1, 3.5, 7.2): sums of reviews and names to search.
-- The vendors of a shelf, with the number of their products, are in shelf_value (facet 2).
-- Expand.

-- The products on a directory card: in stock and with a picture, most viewed first.
CREATE INDEX product_vendor_window ON product (vendor_id, view_count DESC) WHERE retired_at IS NULL AND listed_stock > 0 AND thumbnail <> '';

-- The vendors near a shopper, the best rated first.
CREATE INDEX vendor_by_city ON vendor (trim(city) COLLATE NOCASE, rating_order);

-- Names to find a vendor by (domain/vendors/vendor). The spelling rules are in code, so the next search adds new
-- names.
CREATE VIRTUAL TABLE vendor_search USING fts5(words, keys, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');

-- A store shows the sum of the rates of its goods, on sale or not.
CREATE TRIGGER vendor_rates_changed AFTER UPDATE OF rate_sum, rate_count, vendor_id ON product
WHEN OLD.rate_sum <> NEW.rate_sum OR OLD.rate_count <> NEW.rate_count OR OLD.vendor_id <> NEW.vendor_id BEGIN
  UPDATE vendor SET rate_sum = rate_sum - OLD.rate_sum, rate_count = rate_count - OLD.rate_count WHERE id = OLD.vendor_id;
  UPDATE vendor SET rate_sum = rate_sum + NEW.rate_sum, rate_count = rate_count + NEW.rate_count WHERE id = NEW.vendor_id;
  UPDATE product_rate SET vendor_id = NEW.vendor_id WHERE product_id = NEW.id AND OLD.vendor_id <> NEW.vendor_id;
END;

-- The next search finds the new name.
CREATE TRIGGER vendor_renamed AFTER UPDATE OF name, amharic_name ON vendor
WHEN OLD.name <> NEW.name OR OLD.amharic_name IS NOT NEW.amharic_name BEGIN
  UPDATE vendor SET is_searchable = 0 WHERE id = NEW.id;
END;
CREATE INDEX vendor_unsearchable ON vendor (id) WHERE is_searchable = 0;

CREATE INDEX vendor_unreached ON vendor (id) WHERE sms_to IS NULL AND email IS NULL;
CREATE INDEX vendor_hidden ON vendor (id) WHERE hidden_at IS NOT NULL;
CREATE INDEX product_hidden_with_vendor ON product (vendor_id, id) WHERE retired_at = 0;
