-- The directory of vendors and their stores (specification 2.1, 3.5, 7.2): counters and names to search.
-- Neither counts products or reviews when it is read.
-- Expand.

-- The products on a directory card: in stock and with a picture, most viewed first.
CREATE INDEX product_vendor_window ON product (vendor_id, view_count DESC) WHERE retired_at IS NULL AND listed_stock > 0 AND thumbnail <> '';

-- The vendors of each parent, and all with goods on sale under parent 0, with the sort keys of the directory.
CREATE TABLE vendor_shelf (
  vendor_id INTEGER NOT NULL REFERENCES vendor (id) ON DELETE CASCADE,
  parent_id INTEGER NOT NULL,
  city TEXT NOT NULL COLLATE NOCASE,
  name TEXT NOT NULL COLLATE NOCASE,
  name_am TEXT NOT NULL COLLATE NOCASE,
  rating_order INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  products INTEGER NOT NULL CONSTRAINT vendor_shelf_nonneg CHECK (products >= 0),
  PRIMARY KEY (vendor_id, parent_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX vendor_shelf_name ON vendor_shelf (parent_id, name, vendor_id);
CREATE INDEX vendor_shelf_name_am ON vendor_shelf (parent_id, name_am, vendor_id);
CREATE INDEX vendor_shelf_rating ON vendor_shelf (parent_id, rating_order, vendor_id);
CREATE INDEX vendor_shelf_newest ON vendor_shelf (parent_id, created_at, vendor_id);
CREATE INDEX vendor_shelf_products ON vendor_shelf (parent_id, products, vendor_id);
CREATE INDEX vendor_shelf_city_name ON vendor_shelf (parent_id, city, name, vendor_id);
CREATE INDEX vendor_shelf_city_name_am ON vendor_shelf (parent_id, city, name_am, vendor_id);
CREATE INDEX vendor_shelf_city_rating ON vendor_shelf (parent_id, city, rating_order, vendor_id);
CREATE INDEX vendor_shelf_city_newest ON vendor_shelf (parent_id, city, created_at, vendor_id);
CREATE INDEX vendor_shelf_city_products ON vendor_shelf (parent_id, city, products, vendor_id);

-- The directory shows the number of vendors in every city and parent.
CREATE TRIGGER vendor_shelf_counted AFTER INSERT ON vendor_shelf BEGIN
  INSERT INTO vendor_count (parent_id, city, count) VALUES (NEW.parent_id, '*', 1), (NEW.parent_id, NEW.city, 1)
  ON CONFLICT (parent_id, city) DO UPDATE SET count = count + 1;
END;

-- As vendor_shelf_counted.
CREATE TRIGGER vendor_shelf_uncounted AFTER DELETE ON vendor_shelf BEGIN
  UPDATE vendor_count SET count = count - 1 WHERE parent_id = OLD.parent_id AND city IN ('*', OLD.city);
END;

-- As vendor_shelf_counted.
CREATE TRIGGER vendor_shelf_moved AFTER UPDATE OF city ON vendor_shelf WHEN OLD.city <> NEW.city BEGIN
  UPDATE vendor_count SET count = count - 1 WHERE parent_id = OLD.parent_id AND city = OLD.city;
  INSERT INTO vendor_count (parent_id, city, count) VALUES (NEW.parent_id, NEW.city, 1)
  ON CONFLICT (parent_id, city) DO UPDATE SET count = count + 1;
END;

-- The directory lists no vendor without goods.
CREATE TRIGGER vendor_shelf_emptied AFTER UPDATE OF products ON vendor_shelf WHEN NEW.products = 0 BEGIN
  DELETE FROM vendor_shelf WHERE vendor_id = NEW.vendor_id AND parent_id = NEW.parent_id;
END;

-- Number of vendors by parent and city; city '*' is every city.
CREATE TABLE vendor_count (
  parent_id INTEGER NOT NULL,
  city TEXT NOT NULL COLLATE NOCASE,
  count INTEGER NOT NULL CONSTRAINT vendor_count_nonneg CHECK (count >= 0),
  PRIMARY KEY (parent_id, city)
) STRICT, WITHOUT ROWID;
CREATE INDEX vendor_count_by_count ON vendor_count (parent_id, count DESC, city);

-- Names to find a vendor by (domain/vendors/vendor). The spelling rules are in code, so the next search adds new
-- names.
CREATE VIRTUAL TABLE vendor_search USING fts5(words, keys, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');

-- One that enters is counted before one that left, so that a shelf is not emptied in between.
CREATE TRIGGER vendor_product_moved AFTER UPDATE OF retired_at, vendor_id, parent_id ON product
WHEN OLD.retired_at IS NOT NEW.retired_at OR OLD.vendor_id <> NEW.vendor_id OR OLD.parent_id <> NEW.parent_id BEGIN
  UPDATE vendor SET product_count = product_count + 1 WHERE id = NEW.vendor_id AND NEW.retired_at IS NULL;
  UPDATE vendor SET product_count = product_count - 1 WHERE id = OLD.vendor_id AND OLD.retired_at IS NULL;
  INSERT INTO vendor_shelf (vendor_id, parent_id, city, name, name_am, rating_order, created_at, products)
  SELECT v.id, s.column1, trim(v.city), v.name, coalesce(nullif(trim(v.amharic_name), ''), v.name), v.rating_order, v.created_at, 1
  FROM (VALUES (0), (NEW.parent_id)) s CROSS JOIN vendor v WHERE v.id = NEW.vendor_id AND NEW.retired_at IS NULL
  ON CONFLICT (vendor_id, parent_id) DO UPDATE SET products = products + 1;
  UPDATE vendor_shelf SET products = products - 1
  WHERE vendor_id = OLD.vendor_id AND parent_id IN (0, OLD.parent_id) AND OLD.retired_at IS NULL;
  UPDATE product_rate SET vendor_id = NEW.vendor_id WHERE product_id = NEW.id AND OLD.vendor_id <> NEW.vendor_id;
END;

-- A store shows the sum of the rates of its goods, on sale or not.
CREATE TRIGGER vendor_rates_changed AFTER UPDATE OF rate_sum, rate_count, vendor_id ON product
WHEN OLD.rate_sum <> NEW.rate_sum OR OLD.rate_count <> NEW.rate_count OR OLD.vendor_id <> NEW.vendor_id BEGIN
  UPDATE vendor SET rate_sum = rate_sum - OLD.rate_sum, rate_count = rate_count - OLD.rate_count WHERE id = OLD.vendor_id;
  UPDATE vendor SET rate_sum = rate_sum + NEW.rate_sum, rate_count = rate_count + NEW.rate_count WHERE id = NEW.vendor_id;
END;

-- The directory sorts by copies of these columns, and the next search finds the new name.
CREATE TRIGGER vendor_changed AFTER UPDATE OF name, amharic_name, city, created_at ON vendor BEGIN
  UPDATE vendor_shelf
  SET city = trim(NEW.city), name = NEW.name, name_am = coalesce(nullif(trim(NEW.amharic_name), ''), NEW.name), created_at = NEW.created_at
  WHERE vendor_id = NEW.id;
  UPDATE vendor SET is_searchable = 0
  WHERE id = NEW.id AND (OLD.name <> NEW.name OR OLD.amharic_name IS NOT NEW.amharic_name);
END;

-- The directory sorts by a copy; most rates do not change the order.
CREATE TRIGGER vendor_rated AFTER UPDATE OF rate_sum, rate_count ON vendor WHEN OLD.rating_order <> NEW.rating_order BEGIN
  UPDATE vendor_shelf SET rating_order = NEW.rating_order WHERE vendor_id = NEW.id;
END;
CREATE INDEX vendor_unsearchable ON vendor (id) WHERE is_searchable = 0;

-- Rows that name a vendor without a foreign key are deleted with it.
CREATE TRIGGER vendor_deleted AFTER DELETE ON vendor BEGIN
  DELETE FROM vendor_search WHERE rowid = OLD.id;
  DELETE FROM alert WHERE kind = 'follow' AND target_id = OLD.id;
  DELETE FROM alert_event WHERE kind = 'follow' AND target_id = OLD.id;
END;
CREATE INDEX vendor_unreached ON vendor (id) WHERE sms_to IS NULL AND email IS NULL;
CREATE INDEX vendor_hidden ON vendor (id) WHERE hidden_at IS NOT NULL;
CREATE INDEX product_hidden_with_vendor ON product (vendor_id, id) WHERE retired_at = 0;
