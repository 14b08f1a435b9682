import { nameFor, translatedJson } from "../translated.server.ts";

const DAY = 86_400_000;
/** Of goods, at once. */
const READERS = 500;

/**
 * One message for a product that is back or cheaper, one a day for a vendor's new goods, in the batch that notes them as
 * sent.
 */
export async function sendAlerts(db: D1Database, now: number, { readers = READERS } = {}): Promise<number> {
  const [goods, , news] = await db.batch([
    db.prepare(OF_GOODS).bind(now, readers),
    db.prepare(GOODS_SENT).bind(now, readers),
    db.prepare(OF_NEWS).bind(now),
    db.prepare(NEWS_SENT).bind(now),
  ]);
  return goods!.meta.changes + news!.meta.changes;
}

// An account gets messages at its current contact and in its current language.
const CONTACT = "coalesce(c.email, c.phone, a.reader)";
const LOCALE = "coalesce(c.locale, a.locale)";

const MESSAGE = (text: string, at: string, values: string, days: number) => `
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT iif(instr(${CONTACT}, '@') > 0, 'mail', 'sms'), 'alert:' || a.id || ':' || ${at},
    json_object('to', ${CONTACT}, 'locale', ${LOCALE}, 'text', ${text}, 'values',
      json_patch('{}', json_object(${values}, 'secret', a.leave_secret))), ?1, ?1, ?1 + ${days * DAY}`;

// An option's own price, as domain/products/price charges it.
const PRICE = "CASE WHEN w.price <> p.selling_price THEN w.price ELSE p.shown_price END";

const GOODS = `
  FROM alert a INDEXED BY alert_waiting LEFT JOIN account c ON c.id = a.account_id
  CROSS JOIN product p ON p.id = a.target_id LEFT JOIN product_variant w ON w.id = a.variant_id
  WHERE a.kind <> 'follow' AND a.notified_at IS NULL AND p.retired_at IS NULL AND (a.variant_id = 0 OR w.id IS NOT NULL)
    AND CASE a.kind WHEN 'price' THEN a.price > ${PRICE} ELSE p.stock_amount > 0 AND coalesce(w.stock_amount, 1) > 0 END
  ORDER BY a.id LIMIT ?2`;

const OF_GOODS = `${MESSAGE(
  "iif(a.kind = 'price', 'alertPrice', 'alertStock')",
  "a.created_at",
  `'chosen', '' || json_object(${translatedJson("p.name")}, ${translatedJson("w.color")}, 'size', w.size),
      'slug', p.name_slug || coalesce('?variant=' || w.id, ''), 'price', ${PRICE}, 'oldPrice', a.price`,
  2,
)}
  ${GOODS}
  ON CONFLICT (dedupe_key) DO NOTHING`;

const GOODS_SENT = `UPDATE alert SET notified_at = ?1 WHERE id IN (SELECT a.id ${GOODS})`;

const OF_NEWS = `${MESSAGE(
  "'alertNews'",
  "e.due_at",
  `'vendor', ${nameFor("v", LOCALE)}, 'items', e.news, 'vendorId', v.id`,
  1,
)}
  FROM alert_event e CROSS JOIN alert a INDEXED BY alert_by_target ON a.kind = 'follow' AND a.target_id = e.vendor_id
  CROSS JOIN vendor v ON v.id = e.vendor_id LEFT JOIN account c ON c.id = a.account_id
  WHERE e.news > 0 AND e.due_at <= ?1 ORDER BY a.id
  ON CONFLICT (dedupe_key) DO NOTHING`;

/** Further new goods wait for the vendor's next daily message. */
const NEWS_SENT = `UPDATE alert_event SET news = 0, due_at = ?1 + ${DAY} WHERE news > 0 AND due_at <= ?1`;
