import { chosenText, type Chosen } from "../../domain/chosen-line.ts";
import type { MessageText } from "../../domain/messages/outbox.ts";
import type { Locale } from "../../domain/languages.ts";
import { named, translated, ofColumn } from "../translated.server.ts";

const DAY = 86_400_000;
/** All statements of a sweep must fit one call of the worker. */
const EVENTS = 6;
const READERS = 500;
const NAME = 60;

interface News {
  vendorId: number;
  telling: number;
  dueAt: number;
  cursor: number;
}

interface Reader extends Chosen {
  id: number;
  contact: string;
  locale: Locale;
  secret: string;
}

interface WaitingReader extends Reader {
  kind: "stock" | "price";
  createdAt: number;
  nameSlug: string;
  variantId: number;
  oldPrice: number | null;
  price: number;
}

/**
 * One message for a product that is back or cheaper, one a day for a vendor's new goods. Message keys prevent
 * duplicates after an interrupted run.
 */
export async function sendAlerts(
  db: D1Database,
  now: number,
  { events = EVENTS, readers = READERS }: { events?: number; readers?: number } = {},
): Promise<number> {
  let sent = await sendOfGoods(db, now, readers);
  const due = await db.prepare(BEGIN).bind(now, events).all<News>();
  for (const news of due.results) sent += await sendNews(db, news, now, readers);
  return sent;
}

async function sendOfGoods(db: D1Database, now: number, limit: number): Promise<number> {
  const { results } = await db.prepare(WAITING).bind(limit).all<WaitingReader>();
  const messages = results.map((reader) => {
    const { kind, nameSlug, variantId, price, oldPrice, createdAt } = reader;
    const slug = nameSlug + (variantId === 0 ? "" : `?variant=${variantId}`);
    const values = { product: nameFor(reader), slug, price, ...(kind === "price" && { oldPrice }) };
    return messageOf(reader, kind === "price" ? "alertPrice" : "alertStock", createdAt, values);
  });
  const json = JSON.stringify(messages);
  await db.batch([db.prepare(WRITE).bind(json, now, now + 2 * DAY), db.prepare(MARK_SENT).bind(json, now)]);
  return messages.length;
}

async function sendNews(db: D1Database, news: News, now: number, limit: number): Promise<number> {
  const { vendorId, cursor, telling: items, dueAt } = news;
  const { results } = await db.prepare(FOLLOWERS).bind(vendorId, cursor, limit).all<Reader>();
  const messages = results.map((reader) =>
    messageOf(reader, "alertNews", dueAt, { vendor: nameFor(reader), items, vendorId }),
  );
  await db.batch([
    db.prepare(WRITE).bind(JSON.stringify(messages), now, now + DAY),
    results.length < limit
      ? db.prepare(REST).bind(vendorId, dueAt, now + DAY)
      : db.prepare(GO_ON).bind(vendorId, dueAt, results.at(-1)!.id),
  ]);
  return messages.length;
}

// Catalogues contain long names, and an SMS is paid by its letters.
const nameFor = (reader: Reader) => chosenText(reader, reader.locale, NAME);

function messageOf({ id, contact, locale, secret }: Reader, text: MessageText, at: number, values: object) {
  return {
    id,
    key: `alert:${id}:${at}`,
    kind: contact.includes("@") ? "mail" : "sms",
    payload: { to: contact, locale, text, values: { ...values, secret } },
  };
}

/** `telling`: number of new goods that the current round reports. */
const BEGIN = `
  UPDATE alert_event SET telling = CASE telling WHEN 0 THEN news ELSE telling END
  WHERE vendor_id IN (SELECT vendor_id FROM alert_event WHERE news > 0 AND due_at <= ?1 ORDER BY due_at LIMIT ?2)
  RETURNING vendor_id AS vendorId, telling, due_at AS dueAt, cursor`;

const GO_ON = "UPDATE alert_event SET cursor = ?3 WHERE vendor_id = ?1 AND due_at = ?2 AND telling > 0";

/** New goods wait for the vendor's next daily round. */
const REST = `
  UPDATE alert_event SET news = news - telling, telling = 0, cursor = 0, due_at = ?3
  WHERE vendor_id = ?1 AND due_at = ?2`;

// An account gets messages at its current contact and in its current language.
const READER = `
  SELECT a.id, coalesce(c.email, c.phone, a.reader) AS contact, coalesce(c.locale, a.locale) AS locale, a.leave_secret AS secret`;
const FROM = (index: string) => `FROM alert a INDEXED BY ${index} LEFT JOIN account c ON c.id = a.account_id`;
// An option's own price, as domain/products/price charges it.
const PRICE = "CASE WHEN w.price <> p.selling_price THEN w.price ELSE p.shown_price END";

const WAITING = `
  ${READER}, a.kind, a.created_at AS createdAt, ${translated("p.name")}, p.name_slug AS nameSlug, a.price AS oldPrice,
    ${PRICE} AS price, a.variant_id AS variantId, ${translated("w.color")}, w.size
  ${FROM("alert_waiting")} CROSS JOIN product p ON p.id = a.target_id LEFT JOIN product_variant w ON w.id = a.variant_id
  WHERE a.kind <> 'follow' AND a.notified_at IS NULL AND p.retired_at IS NULL AND (a.variant_id = 0 OR w.id IS NOT NULL)
    AND CASE a.kind WHEN 'price' THEN a.price > ${PRICE} ELSE p.stock_amount > 0 AND coalesce(w.stock_amount, 1) > 0 END
  ORDER BY a.id LIMIT ?1`;

const noColor = ofColumn("color")
  .map(({ field }) => `NULL AS ${field}`)
  .join(", ");

const FOLLOWERS = `
  ${READER}, ${named("v")}, ${noColor}, NULL AS size ${FROM("alert_by_target")} CROSS JOIN vendor v ON v.id = a.target_id
  WHERE a.kind = 'follow' AND a.target_id = ?1 AND a.id > ?2 ORDER BY a.id LIMIT ?3`;

const WRITE = `
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT m.value ->> 'kind', m.value ->> 'key', m.value -> 'payload', ?2, ?2, ?3 FROM json_each(?1) m WHERE true
  ON CONFLICT (dedupe_key) DO NOTHING`;

const MARK_SENT = `
  UPDATE alert SET notified_at = ?2 WHERE id IN (SELECT m.value ->> 'id' FROM json_each(?1) m) AND notified_at IS NULL`;
