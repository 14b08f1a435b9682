-- The legal facts of sellers, and what the receipt of a paid parcel says of them (domain/legal-facts).
-- A receipt keeps the facts of the moment of payment, so that a later change of a rate does not rewrite it.
-- Expand.

ALTER TABLE vendor ADD COLUMN legal_name TEXT;
ALTER TABLE vendor ADD COLUMN tin TEXT;
ALTER TABLE vendor ADD COLUMN vat_number TEXT;
-- In percent, such as '15' or '7.5'.
ALTER TABLE vendor ADD COLUMN vat_rate TEXT;
ALTER TABLE vendor ADD COLUMN legal_address TEXT;

CREATE TABLE receipt (
  parcel_id INTEGER PRIMARY KEY REFERENCES parcel (id) ON DELETE CASCADE,
  paid_at INTEGER NOT NULL,
  -- {legalName, tin, vatNumber, vatRate, legalAddress} as JSON, without what was not set.
  seller TEXT NOT NULL,
  shop TEXT NOT NULL
) STRICT;

-- Money that came ahead makes a parcel certain; cash is paid when the parcel is handed over.
CREATE TRIGGER receipt_written AFTER INSERT ON parcel_event WHEN NEW.state IN ('placed', 'delivered') BEGIN
  INSERT INTO receipt (parcel_id, paid_at, seller, shop)
  SELECT c.id, NEW.at,
    json_patch('{}', json_object('legalName', v.legal_name, 'tin', v.tin, 'vatNumber', v.vat_number, 'vatRate', v.vat_rate,
      'legalAddress', v.legal_address)),
    (SELECT json_group_object(name, value) FROM shop_setting
      WHERE name IN ('legalName', 'tin', 'vatNumber', 'vatRate', 'legalAddress') AND value <> '')
  FROM parcel c CROSS JOIN vendor v ON v.id = c.vendor_id CROSS JOIN payment y ON y.order_id = c.order_id
  WHERE c.id = NEW.parcel_id AND CASE y.kind WHEN 'cash' THEN NEW.state = 'delivered' ELSE y.state = 'paid' END
  ON CONFLICT (parcel_id) DO NOTHING;
END;
