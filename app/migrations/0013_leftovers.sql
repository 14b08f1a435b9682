-- By these the upkeep finds what nobody needs any more, without a walk over what is kept (workers/upkeep).

CREATE INDEX session_signed_in_by_age ON session (seen_at) WHERE account_id IS NOT NULL;

-- Carts of accounts stay; those of guests ('session:<hash>') end.
DROP INDEX cart_by_age;
CREATE INDEX cart_of_guests_by_age ON cart (updated_at) WHERE owner >= 'session:';
