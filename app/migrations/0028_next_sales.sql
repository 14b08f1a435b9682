-- Sales of vendors' files that start later, and sales of one option that end (data/products/turn-prices).
-- Expand.

-- The sale that starts by itself; without an end it stays.
ALTER TABLE product ADD COLUMN next_price INTEGER CHECK (next_price > 0);
ALTER TABLE product ADD COLUMN next_starts_at INTEGER;
ALTER TABLE product ADD COLUMN next_ends_at INTEGER;
CREATE INDEX product_next_sale ON product (next_starts_at) WHERE next_starts_at IS NOT NULL;

-- The option's next price, and the one after it.
ALTER TABLE product_variant ADD COLUMN next_price INTEGER CHECK (next_price > 0);
ALTER TABLE product_variant ADD COLUMN next_at INTEGER;
ALTER TABLE product_variant ADD COLUMN then_price INTEGER CHECK (then_price > 0);
ALTER TABLE product_variant ADD COLUMN then_at INTEGER;
CREATE INDEX product_variant_next_price ON product_variant (next_at) WHERE next_at IS NOT NULL;
