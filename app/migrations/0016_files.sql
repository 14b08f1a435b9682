-- The months of the files that the accountant takes from the desk (data/payments/month-files).
-- Orders and deliveries have such an index already.
-- Expand.

CREATE INDEX refund_by_time ON refund (created_at, order_id, parcel_id, part);
