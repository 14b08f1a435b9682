-- Payment pages (security-and-faults.md 3, 9). A reference can be used once at Chapa: an opening whose answer was lost is
-- followed by another one under a reference of its own, and each is asked about until it is known what became of it.
CREATE TABLE payment_try (
  reference TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL REFERENCES shop_order (id) ON DELETE CASCADE,
  -- 1, 2, 3 within its order.
  position INTEGER NOT NULL,
  -- Santim, as the page was opened with.
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- Where the shopper pays; null while Chapa has not said.
  page TEXT,
  -- mismatch: money came that is not what was asked for; an operator looks.
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'received', 'failed', 'mismatch')),
  opened_at INTEGER NOT NULL,
  -- When to ask Chapa next; null: nothing is expected any more.
  check_at INTEGER,
  UNIQUE (order_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX payment_try_due ON payment_try (check_at) WHERE check_at IS NOT NULL;
CREATE INDEX payment_try_mismatch ON payment_try (opened_at) WHERE state = 'mismatch';

-- Transfers their shoppers say they made, whatever became of the order meanwhile, until an operator found the money or not.
CREATE TABLE transfer_report (
  order_id INTEGER PRIMARY KEY REFERENCES shop_order (id) ON DELETE CASCADE,
  bank_reference TEXT NOT NULL,
  reported_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT;
CREATE INDEX transfer_report_open ON transfer_report (reported_at, order_id) WHERE decided_at IS NULL;

-- What was cancelled after the payment page was opened or the transfer reported was paid for all the same.
CREATE TRIGGER payment_surplus AFTER UPDATE OF state ON payment WHEN OLD.state <> 'paid' AND NEW.state = 'paid' AND NEW.kind <> 'cash' BEGIN
  INSERT INTO refund (order_id, parcel_id, amount, created_at)
  SELECT NEW.order_id, id, total, NEW.state_at FROM (
    SELECT id, total, sum(total) OVER (ORDER BY state_at DESC, id DESC) AS so_far
    FROM parcel WHERE order_id = NEW.order_id AND state = 'cancelled')
  WHERE total > 0
    AND so_far <= NEW.amount - (SELECT coalesce(sum(total), 0) FROM parcel WHERE order_id = NEW.order_id AND state <> 'cancelled');
END;
