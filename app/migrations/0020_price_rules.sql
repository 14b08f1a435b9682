-- What staff set at the desk instead of constants in code (docs/decisions/0055-rates-and-fees.md), and what they change of
-- products.

-- The shop itself ends an unpaid order, by cron or for another shopper who wants its goods: that is an event as well.
CREATE TRIGGER payment_expiry_recorded AFTER UPDATE OF state ON payment WHEN OLD.state <> 'expired' AND NEW.state = 'expired' BEGIN
  INSERT INTO operator_event (at, author_kind, author_id, author_name, action, object_kind, object_id, before, after, address)
  SELECT NEW.state_at, 'cron', '', '', 'paymentExpired', 'order', number, json_object('state', OLD.state), json_object('state', NEW.state), ''
  FROM shop_order WHERE id = NEW.order_id;
END;
