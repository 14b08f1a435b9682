-- Options of a product have stock and a picture of their own (docs/decisions/0058-options-with-stock-and-picture.md). Triggers keep
-- their books beside the product's, so that a build that knows nothing of them sells none twice.
-- Expand.

-- Units that can be sold now; null: it shares the product's stock with the other options. All options of a product have some, or
-- none has; then the product's stock is their sum. The constraint is named as the product's: what it refuses is the same.
ALTER TABLE product_variant ADD COLUMN stock_amount INTEGER CONSTRAINT stock_nonneg CHECK (stock_amount >= 0);
-- Units that orders hold or bought, whether it has a stock of its own or not.
ALTER TABLE product_variant ADD COLUMN units_taken INTEGER NOT NULL DEFAULT 0;
-- Position of its picture in product_image; null: it has none of its own.
ALTER TABLE product_variant ADD COLUMN picture INTEGER;

-- What is on hand of each option, and taken by its own books and by the lines of orders; checked by `npm run audit:db`.
CREATE VIEW audit_option AS
SELECT w.id AS variant_id, w.product_id, w.stock_amount AS on_hand, w.units_taken AS taken, coalesce(t.units, 0) AS counted
FROM product_variant w
LEFT JOIN (
  SELECT l.variant_id, sum(l.quantity - l.cancelled) AS units
  FROM order_line l CROSS JOIN parcel c ON c.id = l.parcel_id WHERE c.state <> 'cancelled' GROUP BY l.variant_id
) t ON t.variant_id = w.id;

UPDATE product_variant SET units_taken = a.counted FROM audit_option a WHERE a.variant_id = product_variant.id AND a.counted > 0;

CREATE TRIGGER option_taken AFTER INSERT ON order_line WHEN NEW.variant_id > 0 BEGIN
  UPDATE product_variant SET stock_amount = stock_amount - NEW.quantity, units_taken = units_taken + NEW.quantity
  WHERE id = NEW.variant_id;
END;

-- Before parcel_moved, which gives back to the product: option_stock_summed counts what the options have by then.
CREATE TRIGGER option_given_back BEFORE UPDATE OF state ON parcel WHEN OLD.state <> 'cancelled' AND NEW.state = 'cancelled' BEGIN
  UPDATE product_variant SET stock_amount = stock_amount + l.units, units_taken = units_taken - l.units
  FROM (SELECT variant_id, sum(quantity - cancelled) AS units FROM order_line WHERE parcel_id = NEW.id GROUP BY variant_id) l
  WHERE product_variant.id = l.variant_id;
END;

-- Likewise for single goods, before line_cancelled gives back to the product.
CREATE TRIGGER option_units_given_back AFTER UPDATE OF cancelled ON order_line WHEN NEW.variant_id > 0 BEGIN
  UPDATE product_variant SET stock_amount = stock_amount + NEW.cancelled - OLD.cancelled,
    units_taken = units_taken - NEW.cancelled + OLD.cancelled
  WHERE id = NEW.variant_id;
END;

-- Units of an option that its feed left out meanwhile come back to nobody: nobody could choose them.
CREATE TRIGGER option_stock_summed AFTER UPDATE OF units_taken ON product
WHEN NEW.units_taken < OLD.units_taken
  AND NEW.stock_amount <> (SELECT sum(stock_amount) FROM product_variant WHERE product_id = NEW.id) BEGIN
  UPDATE product SET stock_amount = s.units,
    listed_stock = CASE WHEN s.units = 0 THEN 0 WHEN listed_stock = 0 THEN s.units ELSE listed_stock END
  FROM (SELECT sum(stock_amount) AS units FROM product_variant WHERE product_id = NEW.id) s WHERE product.id = NEW.id;
END;

-- Beside alert_stock, which hears of the product: it may have been there all the time.
CREATE TRIGGER alert_option_stock AFTER UPDATE OF stock_amount ON product_variant
WHEN NEW.stock_amount > 0 AND OLD.stock_amount <= 0
  AND EXISTS (SELECT 1 FROM alert WHERE kind = 'stock' AND target_id = NEW.product_id AND variant_id = NEW.id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('stock', NEW.product_id, 0)
  ON CONFLICT (kind, target_id) DO UPDATE SET cursor = 0, telling = 0;
END;

-- Beside alert_price: an option may have a price of its own.
CREATE TRIGGER alert_option_price AFTER UPDATE OF price ON product_variant
WHEN NEW.price < OLD.price
  AND EXISTS (SELECT 1 FROM alert WHERE kind = 'price' AND target_id = NEW.product_id AND variant_id = NEW.id) BEGIN
  INSERT INTO alert_event (kind, target_id, due_at) VALUES ('price', NEW.product_id, 0)
  ON CONFLICT (kind, target_id) DO UPDATE SET cursor = 0, telling = 0;
END;
