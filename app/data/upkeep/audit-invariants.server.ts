import { goodsInvariants, type Invariant } from "./audit-goods.server.ts";

const DAY = 86_400_000;
/** The outbox stores sent messages for 30 days (workers/upkeep). */
const MESSAGES_SINCE = `?1 - ${29 * DAY}`;
const LIVING = "SELECT coalesce(sum(total), 0) FROM parcel WHERE order_id = o.id AND state <> 'cancelled'";
const CANCELLED_REFUNDS = `SELECT coalesce(sum(r.amount), 0) FROM refund r CROSS JOIN parcel c ON c.id = r.parcel_id
  WHERE r.order_id = o.id AND (c.state = 'cancelled' OR r.part > 0)`;

const all: Record<string, Invariant> = {
  ...goodsInvariants,
  "parcel-sums": {
    rule: "a parcel has lines, and its goods equal theirs without the cancelled ones",
    sql: `SELECT c.id AS parcel, c.goods_total, sum((l.quantity - l.cancelled) * l.unit_price) AS lines FROM parcel c
      LEFT JOIN order_line l ON l.parcel_id = c.id GROUP BY c.id
      HAVING c.goods_total IS NOT sum((l.quantity - l.cancelled) * l.unit_price)`,
  },
  "cancelled-goods": {
    rule: "the cancelled units of a line equal its cancellations, at its price",
    sql: `SELECT l.parcel_id AS parcel, l.position, l.cancelled FROM order_line l
      LEFT JOIN line_cancellation x ON x.parcel_id = l.parcel_id AND x.line = l.position
      GROUP BY l.parcel_id, l.position HAVING l.cancelled <> coalesce(sum(x.units), 0)
      UNION ALL SELECT x.parcel_id, x.line, x.goods FROM line_cancellation x
      LEFT JOIN order_line l ON l.parcel_id = x.parcel_id AND l.position = x.line WHERE x.goods IS NOT x.units * l.unit_price`,
  },
  "order-sums": {
    rule: "an order has parcels, and its totals equal theirs plus the cancelled goods",
    sql: `SELECT o.id AS "order", o.total, sum(c.total) AS parcels FROM shop_order o LEFT JOIN parcel c ON c.order_id = o.id
      LEFT JOIN (SELECT parcel_id, sum(goods) AS goods, sum(discount) AS discount FROM line_cancellation GROUP BY parcel_id) x ON x.parcel_id = c.id
      GROUP BY o.id HAVING o.goods_total IS NOT sum(c.goods_total + coalesce(x.goods, 0))
        OR o.discount_total IS NOT sum(c.discount_total + coalesce(x.discount, 0))
        OR o.delivery_total IS NOT sum(c.delivery_fee)
        OR o.total + o.rounding_total IS NOT sum(c.total + c.rounding + coalesce(x.goods - x.discount, 0))`,
  },
  "cash-rounding": {
    rule: "cash for a parcel is whole birr, and other payments are not rounded",
    sql: `SELECT c.id AS parcel, y.kind, c.rounding, c.total FROM parcel c CROSS JOIN payment y ON y.order_id = c.order_id
      WHERE CASE y.kind WHEN 'cash' THEN c.total % 100 <> 0 ELSE c.rounding <> 0 END`,
  },
  "order-lines": {
    rule: "an order has all the lines that were ordered",
    sql: `SELECT o.id AS "order", o.lines, count(l.parcel_id) AS found FROM shop_order o
      LEFT JOIN parcel c ON c.order_id = o.id LEFT JOIN order_line l ON l.parcel_id = c.id
      GROUP BY o.id HAVING o.lines <> count(l.parcel_id)`,
  },
  owners: {
    rule: "an order belongs to a session, to an existing account, or to a deleted one",
    sql: `SELECT id AS "order", owner FROM shop_order WHERE NOT (owner IN ('former', 'leaving') OR owner GLOB 'session:?*'
      OR (owner GLOB 'account:[0-9]*' AND CAST(substr(owner, 9) AS INTEGER) IN (SELECT id FROM account)))`,
  },
  "coupon-uses": {
    rule: "a coupon's uses equal its orders that are not wholly cancelled",
    sql: `SELECT k.code, k.uses, count(o.id) AS orders FROM coupon k LEFT JOIN shop_order o ON o.coupon_id = k.id
        AND EXISTS (SELECT 1 FROM parcel WHERE order_id = o.id AND state <> 'cancelled')
      GROUP BY k.id HAVING k.uses <> count(o.id)`,
  },
  "parcel-events": {
    rule: "a parcel's state is that of its latest event",
    sql: `SELECT c.id AS parcel, c.state FROM parcel c
      WHERE NOT EXISTS (SELECT 1 FROM parcel_event WHERE parcel_id = c.id AND state = c.state AND at = c.state_at)
        OR EXISTS (SELECT 1 FROM parcel_event WHERE parcel_id = c.id AND at > c.state_at)`,
  },
  "parcel-steps": {
    rule: "every change of a parcel's state is an allowed step",
    sql: `SELECT e.parcel_id AS parcel, e.state FROM parcel_event e CROSS JOIN parcel c ON c.id = e.parcel_id
      WHERE (e.state NOT IN ('awaitingPayment', 'placed') AND NOT EXISTS (
          SELECT 1 FROM parcel_event f CROSS JOIN parcel_step s ON s.from_state = f.state AND s.to_state = e.state
          WHERE f.parcel_id = e.parcel_id AND f.at <= e.at))
        OR (e.state <> c.state AND NOT EXISTS (
          SELECT 1 FROM parcel_event f CROSS JOIN parcel_step s ON s.from_state = e.state AND s.to_state = f.state
          WHERE f.parcel_id = e.parcel_id AND f.at >= e.at))`,
  },
  payments: {
    rule: "every order has a payment",
    sql: `SELECT o.id AS "order" FROM shop_order o LEFT JOIN payment y ON y.order_id = o.id WHERE y.order_id IS NULL`,
  },
  "payment-states": {
    rule: "goods are under way only if they are paid or payable in cash, and held only while a payment or a code is pending",
    sql: `SELECT y.order_id AS "order", y.kind, y.state, group_concat(c.state) AS parcels
      FROM payment y CROSS JOIN parcel c ON c.order_id = y.order_id GROUP BY y.order_id
      HAVING CASE
        WHEN y.kind = 'cash' AND y.state = 'due' AND y.pay_by IS NOT NULL
          THEN sum(c.state NOT IN ('awaitingPayment', 'cancelled')) > 0 OR sum(c.state = 'awaitingPayment') = 0
        WHEN y.kind = 'cash' AND y.state = 'due' THEN sum(c.state = 'awaitingPayment') > 0
          OR sum(c.state IN ('placed', 'confirmed', 'preparing', 'onTheWay')) = 0
        WHEN y.kind = 'cash' AND y.state = 'paid' THEN sum(c.state NOT IN ('delivered', 'cancelled', 'returnAsked', 'returned', 'returnRefused')) > 0
          OR sum(c.state <> 'cancelled') = 0
        WHEN y.state = 'paid' THEN sum(c.state = 'awaitingPayment') > 0
        WHEN y.state IN ('failed', 'expired', 'void') THEN sum(c.state <> 'cancelled') > 0
        WHEN y.kind = 'cash' THEN 1
        ELSE sum(c.state NOT IN ('awaitingPayment', 'cancelled')) > 0 OR sum(c.state = 'awaitingPayment') = 0 END`,
  },
  "payment-amounts": {
    rule: "the amount due or paid equals the parcels that are not cancelled, plus refunds of cancelled ones",
    sql: `SELECT o.id AS "order", y.kind, y.state, y.amount FROM shop_order o CROSS JOIN payment y ON y.order_id = o.id
      WHERE CASE
        WHEN y.state IN ('due', 'pending') OR (y.kind = 'cash' AND y.state = 'paid') THEN y.amount <> (${LIVING})
        WHEN y.state = 'paid' THEN y.amount <> (${LIVING}) + (${CANCELLED_REFUNDS})
        WHEN y.state = 'reported' THEN y.amount < (${LIVING})
        ELSE 0 END OR y.amount > o.total`,
  },
  refunds: {
    rule: "a refund is in full for a cancelled or returned paid parcel, for cancelled goods, or for a payment that was not owed",
    sql: `SELECT r.order_id AS "order", r.parcel_id AS parcel, r.part, r.amount FROM refund r
      LEFT JOIN parcel c ON c.id = r.parcel_id AND c.order_id = r.order_id JOIN payment y ON y.order_id = r.order_id
      LEFT JOIN line_cancellation x ON x.parcel_id = r.parcel_id AND x.part = r.part
      WHERE CASE
        WHEN r.parcel_id <= 0 THEN y.kind = 'cash' OR r.part <> 0
        WHEN r.part > 0 THEN r.amount IS NOT x.goods - x.discount OR y.kind = 'cash' OR y.state <> 'paid'
        WHEN c.state = 'cancelled' THEN r.amount <> c.total OR y.kind = 'cash' OR y.state <> 'paid'
        WHEN c.state = 'returned' THEN r.amount <> c.goods_total - c.discount_total - c.rounding
        ELSE 1 END`,
  },
  "refunds-missing": {
    rule: "every returned parcel has a refund",
    sql: `SELECT c.order_id AS "order", c.id AS parcel FROM parcel c LEFT JOIN refund r ON r.order_id = c.order_id AND r.parcel_id = c.id AND r.part = 0
      WHERE c.state = 'returned' AND c.goods_total - c.discount_total > c.rounding AND r.order_id IS NULL`,
  },
  "order-messages": {
    rule: "every order has its message to the shopper",
    // An order that needs a code gets its message once the phone is confirmed.
    sql: `SELECT o.id AS "order" FROM shop_order o WHERE o.placed_at > ${MESSAGES_SINCE}
      AND NOT EXISTS (SELECT 1 FROM payment WHERE order_id = o.id AND kind = 'cash' AND pay_by IS NOT NULL)
      AND ((o.phone GLOB '+251[79]*' AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = 'order:' || o.id || ':sms'))
        OR (coalesce(o.email, '') <> '' AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = 'order:' || o.id || ':mail')))`,
  },
  "parcel-messages": {
    rule: "the shopper has an SMS for each important state of a parcel, and for cancelled goods",
    sql: `SELECT e.parcel_id AS parcel, e.state FROM parcel_event e
      CROSS JOIN parcel c ON c.id = e.parcel_id CROSS JOIN shop_order o ON o.id = c.order_id CROSS JOIN payment y ON y.order_id = o.id
      WHERE e.at > ${MESSAGES_SINCE} AND e.state IN ('onTheWay', 'delivered', 'cancelled', 'returned', 'returnRefused') AND o.phone GLOB '+251[79]*'
        AND NOT (e.state = 'cancelled' AND y.state IN ('failed', 'expired'))
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = 'parcel:' || c.id || ':' || e.state || ':sms')
      UNION ALL SELECT x.parcel_id, 'goods ' || x.part FROM line_cancellation x CROSS JOIN parcel c ON c.id = x.parcel_id
      CROSS JOIN shop_order o ON o.id = c.order_id WHERE x.at > ${MESSAGES_SINCE} AND o.phone GLOB '+251[79]*'
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE dedupe_key = 'goods:' || x.parcel_id || ':' || x.part || ':sms')`,
  },
  ratings: {
    rule: "a product's stars equal those of its published reviews",
    sql: `SELECT * FROM audit_rating WHERE rate_sum <> counted_sum OR rate_count <> counted`,
  },
  reviews: {
    rule: "the buyer of a reviewed product received it",
    sql: `SELECT * FROM audit_review WHERE is_delivered = 0`,
  },
  content: {
    rule: "the home page has the content of the last load, and earlier loads are stored",
    sql: `WITH last AS (SELECT content FROM content_version ORDER BY number DESC LIMIT 1)
      SELECT * FROM (
        SELECT s.key AS list, iif(s.type = 'array', json_array_length(s.value), (SELECT sum(json_array_length(value)) FROM json_each(s.value))) AS loaded,
          (SELECT count(*) FROM home_entry WHERE list = s.key OR list GLOB s.key || '.*') AS found
        FROM last CROSS JOIN json_each(last.content) s
        WHERE s.key IN ('heroes', 'tripletCards', 'banners', 'promoTiles', 'testimonials'))
      WHERE loaded <> found
      UNION ALL SELECT * FROM (
        SELECT 'flashSales' AS list, json_array_length(content, '$.flashSales') AS loaded, (SELECT count(*) FROM flash_product) AS found FROM last
        UNION ALL SELECT 'holidayPackages', json_array_length(content, '$.holidayPackages'), (SELECT count(*) FROM holiday_package) FROM last
        UNION ALL SELECT 'exhibitions', json_array_length(content, '$.exhibitions'), (SELECT count(*) FROM exhibition) FROM last)
      WHERE found > loaded
      UNION ALL SELECT 'versions', max(number) - min(number) + 1, count(*) FROM content_version
        HAVING count(*) > 20 OR max(number) - min(number) + 1 <> count(*)`,
  },
  references: {
    rule: "every reference to a row leads to an existing row",
    sql: "PRAGMA foreign_key_check",
  },
  constraints: {
    rule: "every row satisfies the constraints of its table",
    sql: "PRAGMA quick_check",
  },
};

/** security-and-faults.md 1, 3, 11. */
export const invariants = Object.entries(all).map(([name, one]) => ({ name, ...one }));
