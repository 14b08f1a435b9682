-- What the home page's sections are chosen from, kept by the shop's own people (specification 2.6, 4.4, 7.3).

-- Flash Sales, in their order.
CREATE TABLE flash_product (
  product_id INTEGER PRIMARY KEY REFERENCES product (id) ON DELETE CASCADE,
  position INTEGER NOT NULL
) STRICT;
CREATE INDEX flash_product_by_position ON flash_product (position, product_id);

-- The category banner rows, in their order: a banner by category id.
CREATE TABLE category_banner (
  category_id INTEGER PRIMARY KEY REFERENCES category (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  image TEXT NOT NULL
) STRICT;
CREATE INDEX category_banner_by_position ON category_banner (position, category_id);

-- Which exhibition a product belongs to, and which of its products is the first.
CREATE INDEX exhibition_product_by_product ON exhibition_product (product_id);
CREATE INDEX exhibition_product_by_position ON exhibition_product (exhibition_id, position, product_id, start_date);
