-- Prices and days of delivery by size class and zone (domain/delivery/delivery-fees), and the class that a seller names.
-- Each date of delivery_fee has sixteen cases.
-- Expand.

-- null: by weight, else by category (domain/delivery/size-class).
ALTER TABLE product ADD COLUMN shipping_class TEXT CHECK (shipping_class IN ('letter', 'parcel', 'bulky', 'freight'));

CREATE TABLE delivery_case (
  valid_from INTEGER NOT NULL REFERENCES delivery_fee (valid_from) ON DELETE CASCADE,
  size TEXT NOT NULL CHECK (size IN ('letter', 'parcel', 'bulky', 'freight')),
  zone TEXT NOT NULL CHECK (zone IN ('near', 'within', 'far', 'remote')),
  -- Santim; null: it is not delivered there.
  fee INTEGER CHECK (fee >= 0),
  -- Working days.
  from_days INTEGER NOT NULL,
  until_days INTEGER NOT NULL,
  PRIMARY KEY (valid_from, size, zone),
  CHECK (from_days BETWEEN 1 AND until_days)
) STRICT, WITHOUT ROWID;

INSERT INTO delivery_case (valid_from, size, zone, fee, from_days, until_days) VALUES
  (0, 'letter', 'near', 5000, 1, 2), (0, 'letter', 'within', 9000, 2, 4), (0, 'letter', 'far', 15000, 3, 7), (0, 'letter', 'remote', 20000, 5, 10),
  (0, 'parcel', 'near', 8000, 1, 2), (0, 'parcel', 'within', 15000, 2, 4), (0, 'parcel', 'far', 25000, 3, 7), (0, 'parcel', 'remote', 35000, 5, 10),
  (0, 'bulky', 'near', 30000, 1, 3), (0, 'bulky', 'within', 70000, 2, 5), (0, 'bulky', 'far', 150000, 4, 10), (0, 'bulky', 'remote', 250000, 7, 15),
  (0, 'freight', 'near', 80000, 2, 5), (0, 'freight', 'within', 200000, 3, 7), (0, 'freight', 'far', 450000, 5, 14), (0, 'freight', 'remote', NULL, 7, 20);
