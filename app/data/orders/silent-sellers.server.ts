import { INSERT_EVENT } from "../events/operator-events.server.ts";
import { nameFor } from "../translated.server.ts";

const AT_ONCE = 100;

/**
 * Takes the step that is due of each parcel whose seller does not answer, once: `before` has the times by which its
 * message must have arrived, of step 1, 2 and 3. A seller whom no message reached is not reminded.
 */
export async function remindSellers(
  db: D1Database,
  before: readonly [number, number, number],
  now: number,
): Promise<void> {
  await db.batch([
    // The latest step first: after a pause of the cron nobody gets two messages.
    ...[3, 2, 1].map((step) => db.prepare(STEP).bind(step, now, before[step - 1]!, AT_ONCE)),
    db.prepare(TO_VENDOR).bind(now),
    db.prepare(TO_SHOPPER).bind(now),
    db.prepare(EVENTS).bind(now),
  ]);
}

const STEP = `
  INSERT INTO parcel_reminder (parcel_id, step, at)
  SELECT c.id, ?1, ?2 FROM parcel c WHERE c.state = 'placed'
    AND (SELECT min(coalesce(k.told_at, k.opened_at)) FROM parcel_link k WHERE k.parcel_id = c.id) <= ?3
    AND NOT EXISTS (SELECT 1 FROM parcel_reminder r WHERE r.parcel_id = c.id AND r.step >= ?1)
    AND NOT EXISTS (SELECT 1 FROM parcel_refusal f WHERE f.parcel_id = c.id)
  ORDER BY c.id LIMIT ?4`;

const TO_VENDOR = `
  INSERT INTO vendor_notice (parcel_id, dedupe_key, text, at)
  SELECT parcel_id, 'vendorReminder:' || parcel_id || ':' || step, 'vendorReminder', at
  FROM parcel_reminder WHERE at = ?1 AND step < 3`;

const TO_SHOPPER = `
  INSERT INTO order_notice (order_id, dedupe_key, text, details, is_sms, is_push, at, until)
  SELECT o.id, 'sellerSilent:' || c.id, 'sellerSilent',
    json_object('parcel', o.number || '-' || c.position, 'vendor', ${nameFor("v", "o.locale")}), 1, 1, r.at, r.at + 259200000
  FROM parcel_reminder r CROSS JOIN parcel c ON c.id = r.parcel_id CROSS JOIN shop_order o ON o.id = c.order_id
  CROSS JOIN vendor v ON v.id = c.vendor_id WHERE r.at = ?1 AND r.step = 3`;

const EVENTS = `${INSERT_EVENT}
  SELECT r.at, 'cron', '', '', CASE r.step WHEN 3 THEN 'sellerSilent' ELSE 'sellerReminded' END, 'order', o.number, '{}',
    json_object('parcel', c.position), ''
  FROM parcel_reminder r CROSS JOIN parcel c ON c.id = r.parcel_id CROSS JOIN shop_order o ON o.id = c.order_id WHERE r.at = ?1
    AND NOT EXISTS (SELECT 1 FROM operator_event e WHERE (e.object_kind, e.object_id, e.author_kind, e.at) = ('order', o.number, 'cron', r.at)
      AND e.after ->> 'parcel' = c.position)`;
