import { mayShopperCancel, parcelStates, type ParcelState } from "../../domain/orders/order-states.ts";
import { undeliveredStates } from "../../domain/orders/order-states.ts";
import { INSERT_EVENT } from "../events/operator-events.server.ts";
import { movePicked } from "./move-parcels.server.ts";

const AT_ONCE = 100;

export interface Reminding {
  /** Times before which a silent seller must have been notified, for steps 1, 2 and 3. */
  before: readonly [number, number, number];
  /** Parcels that the shop cancels by itself in a day; 0: none. */
  mostCancelled: number;
  /** In Addis Ababa. */
  dayStart: number;
  now: number;
}

/**
 * Takes the due step once for each parcel whose seller does not answer or whose promised day is over. Sellers who got
 * no message are not reminded.
 */
export async function remindSellers(db: D1Database, reminding: Reminding): Promise<void> {
  const { before, mostCancelled, now } = reminding;
  const late = (step: number, states: readonly ParcelState[], until: number) =>
    db.prepare(LATE).bind(step, now, until, AT_ONCE, JSON.stringify(states));
  await db.batch([
    // Latest step first: after a pause of the cron nobody gets two messages.
    ...[3, 2, 1].map((step) => db.prepare(SILENT).bind(step, now, before[step - 1]!, AT_ONCE)),
    late(2, undeliveredStates, before[0]),
    // The seller of an unconfirmed parcel gets reminders of step 1 to 3 instead.
    late(1, undeliveredStates.slice(1), now),
    db.prepare(TO_VENDOR).bind(now),
    db.prepare(TO_SHOPPER).bind(now, Number(mostCancelled > 0), JSON.stringify(parcelStates.filter(mayShopperCancel))),
    db.prepare(EVENTS).bind(now),
  ]);
  if (mostCancelled > 0) await cancelSilent(db, reminding);
}

/** Only where the offer to wait or cancel reached the shopper a working day ago. */
async function cancelSilent(db: D1Database, { before, mostCancelled, dayStart, now }: Reminding): Promise<void> {
  const { results } = await db.prepare(TO_CANCEL).bind(before[0], mostCancelled, dayStart).all<{ id: number }>();
  if (results.length === 0) return;
  const ids = JSON.stringify(results.map(({ id }) => id));
  await movePicked(
    db,
    { sql: "SELECT value FROM json_each(?1)", values: [ids] },
    {
      ...{ mover: "operator", from: ["placed"], to: "cancelled", reason: "", now },
      author: { kind: "cron", id: "", name: "", address: "" },
    },
    [db.prepare(CANCELLED).bind(ids, now)],
  );
}

const NOT_REFUSED = "NOT EXISTS (SELECT 1 FROM parcel_refusal f WHERE f.parcel_id = c.id)";

const SILENT = `
  INSERT INTO parcel_reminder (parcel_id, kind, step, at)
  SELECT c.id, 'silent', ?1, ?2 FROM parcel c WHERE c.state = 'placed'
    AND (SELECT min(coalesce(k.notified_at, k.opened_at)) FROM parcel_link k WHERE k.parcel_id = c.id) <= ?3
    AND NOT EXISTS (SELECT 1 FROM parcel_reminder r WHERE r.parcel_id = c.id AND r.kind = 'silent' AND r.step >= ?1)
    AND ${NOT_REFUSED}
  ORDER BY c.id LIMIT ?4`;

/** A newly promised day has its own steps. */
const LATE = `
  INSERT INTO parcel_reminder (parcel_id, kind, step, at)
  SELECT c.id, 'late', ?1, ?2 FROM parcel c WHERE c.state IN (SELECT value FROM json_each(?5)) AND c.promised_until < ?3
    AND NOT EXISTS (SELECT 1 FROM parcel_reminder r WHERE r.parcel_id = c.id AND CASE r.kind
      WHEN 'late' THEN r.step >= ?1 AND r.at > c.promised_until
      -- Its shopper has the offer.
      ELSE c.state = 'placed' AND r.step >= 3 END)
    AND ${NOT_REFUSED}
  ORDER BY c.id LIMIT ?4
  ON CONFLICT (parcel_id, kind, step) DO UPDATE SET at = excluded.at`;

const TO_VENDOR = `
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT c.id, t.text || ':' || c.id || ':' || iif(r.kind = 'late', c.promised_until, r.step), t.text, r.at
  FROM parcel_reminder r CROSS JOIN parcel c ON c.id = r.parcel_id
  CROSS JOIN (SELECT 'silent' AS kind, 'vendorReminder' AS text, 2 AS last UNION ALL SELECT 'late', 'vendorLate', 1) t ON t.kind = r.kind
  WHERE r.at = ?1 AND r.step <= t.last`;

const TO_SHOPPER = `
  INSERT INTO order_notice (order_id, parcel_id, dedupe_key, text, details, at)
  SELECT c.order_id, c.id, CASE r.kind WHEN 'late' THEN 'parcelLate:' || c.id || ':' || c.promised_until ELSE 'sellerSilent:' || c.id END,
    CASE WHEN r.kind = 'silent' THEN iif(?2, 'sellerSilentEnds', 'sellerSilent')
      WHEN c.state IN (SELECT value FROM json_each(?3)) THEN 'parcelLate' ELSE 'parcelLateSent' END, '{}', r.at
  FROM parcel_reminder r CROSS JOIN parcel c ON c.id = r.parcel_id
  WHERE r.at = ?1 AND (r.kind, r.step) IN (VALUES ('silent', 3), ('late', 2))`;

const EVENTS = `${INSERT_EVENT}
  SELECT r.at, 'cron', '', '', CASE r.kind || r.step WHEN 'silent3' THEN 'sellerSilent' WHEN 'late2' THEN 'parcelLate' ELSE 'sellerReminded' END,
    'order', o.number, '{}', json_object('parcel', c.position), ''
  FROM parcel_reminder r CROSS JOIN parcel c ON c.id = r.parcel_id CROSS JOIN shop_order o ON o.id = c.order_id WHERE r.at = ?1
    AND NOT EXISTS (SELECT 1 FROM operator_event e WHERE (e.object_kind, e.object_id, e.author_kind, e.at) = ('order', o.number, 'cron', r.at)
      AND e.after ->> 'parcel' = c.position)`;

const TO_CANCEL = `
  SELECT c.id FROM parcel_reminder r CROSS JOIN parcel c ON c.id = r.parcel_id
  WHERE r.kind = 'silent' AND r.step = 3 AND c.state = 'placed' AND ${NOT_REFUSED}
    AND EXISTS (SELECT 1 FROM outbox m WHERE m.state = 'sent' AND m.sent_at <= ?1
      AND m.dedupe_key IN (SELECT 'sellerSilent:' || c.id || ':' || value FROM json_each('["sms", "mail", "push"]')))
  ORDER BY r.at, c.id
  LIMIT max(0, ?2 - (SELECT count(*) FROM parcel_reminder WHERE at >= ?3 AND kind = 'silent' AND step = 4))`;

const CANCELLED = `
  INSERT INTO parcel_reminder (parcel_id, kind, step, at)
  SELECT id, 'silent', 4, ?2 FROM parcel WHERE id IN (SELECT value FROM json_each(?1)) AND state = 'cancelled' AND cancelled_by = 'shop'
  ON CONFLICT (parcel_id, kind, step) DO NOTHING`;
