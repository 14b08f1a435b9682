import { chosenText, type Chosen } from "../../domain/chosen-line.ts";
import type { AlertKind } from "../../domain/messages/alert.ts";
import type { MessageText } from "../../domain/messages/outbox.ts";
import type { Locale } from "../../domain/languages.ts";
import { named, translated, ofColumn } from "../translated.server.ts";

const DAY = 86_400_000;
/** All statements of a sweep must fit one call of the worker. */
const EVENTS = 6;
const READERS = 500;
const NAME = 60;

interface Event {
  kind: AlertKind;
  targetId: number;
  telling: number;
  dueAt: number;
  cursor: number;
}

interface Reader extends Chosen {
  id: number;
  contact: string;
  locale: Locale;
  secret: string;
  createdAt: number;
  nameSlug: string | null;
  variantId: number;
  oldPrice: number | null;
  price: number | null;
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
  const due = await db.prepare(BEGIN).bind(now, events).all<Event>();
  let sent = 0;
  for (const event of due.results) sent += await sendPortion(db, event, now, readers);
  return sent;
}

async function sendPortion(db: D1Database, event: Event, now: number, limit: number): Promise<number> {
  const { kind, targetId, cursor } = event;
  const statement = db.prepare(READERS_OF[kind]).bind(kind, targetId, cursor, limit);
  const waiting = (await statement.all<Reader>()).results;
  const messages = waiting.map((reader) => messageOf(event, reader));
  const isLast = waiting.length < limit;
  const json = JSON.stringify(messages);
  await db.batch([
    db.prepare(WRITE).bind(json, now, now + (kind === "follow" ? DAY : 2 * DAY)),
    ...(kind === "follow" ? [] : [db.prepare(MARK_SENT).bind(json, now)]),
    isLast ? endRound(db, event, now) : db.prepare(GO_ON).bind(kind, targetId, event.dueAt, waiting.at(-1)!.id),
  ]);
  return messages.length;
}

function messageOf(event: Event, reader: Reader) {
  const { kind, targetId, dueAt, telling } = event;
  const { id, contact, locale, secret, price, oldPrice } = reader;
  // Catalogues contain long names, and an SMS is paid by its letters.
  const name = chosenText(reader, locale, NAME);
  const about =
    kind === "follow"
      ? { vendor: name, items: telling, vendorId: targetId }
      : {
          product: name,
          slug: reader.nameSlug! + (reader.variantId === 0 ? "" : `?variant=${reader.variantId}`),
          ...(price !== null && { price }),
          ...(kind === "price" && { oldPrice }),
        };
  return {
    id,
    // A follow sends one message per round, other alerts one per subscription.
    key: `alert:${id}:${kind === "follow" ? dueAt : reader.createdAt}`,
    kind: contact.includes("@") ? "mail" : "sms",
    payload: { to: contact, locale, text: TEXTS[kind], values: { ...about, secret } },
  };
}

const TEXTS: Record<AlertKind, MessageText> = { follow: "alertNews", stock: "alertStock", price: "alertPrice" };

/** New goods wait for the vendor's next daily round. Other events are deleted, unless they happened again. */
function endRound(db: D1Database, { kind, targetId, dueAt }: Event, now: number): D1PreparedStatement {
  return kind === "follow"
    ? db.prepare(REST).bind(targetId, dueAt, now + DAY)
    : db.prepare("DELETE FROM alert_event WHERE kind = ?1 AND target_id = ?2 AND telling > 0").bind(kind, targetId);
}

/** `telling`: number of events that the current round reports. */
const BEGIN = `
  UPDATE alert_event SET telling = CASE telling WHEN 0 THEN news ELSE telling END
  WHERE (kind, target_id) IN (
    SELECT kind, target_id FROM alert_event WHERE news > 0 AND due_at <= ?1 ORDER BY due_at LIMIT ?2)
  RETURNING kind, target_id AS targetId, telling, due_at AS dueAt, cursor`;

const GO_ON = "UPDATE alert_event SET cursor = ?4 WHERE kind = ?1 AND target_id = ?2 AND due_at = ?3 AND telling > 0";

const REST = `
  UPDATE alert_event SET news = news - telling, telling = 0, cursor = 0, due_at = ?3
  WHERE kind = 'follow' AND target_id = ?1 AND due_at = ?2`;

// An account gets messages at its current contact and in its current language.
const READER = `
  SELECT a.id, coalesce(c.email, c.phone, a.reader) AS contact, coalesce(c.locale, a.locale) AS locale,
    a.leave_secret AS secret, a.created_at AS createdAt`;
const FROM = "FROM alert a LEFT JOIN account c ON c.id = a.account_id";
const OF = "WHERE a.kind = ?1 AND a.target_id = ?2 AND a.id > ?3";
const END = "ORDER BY a.id LIMIT ?4";
// An option's own price, as domain/products/price charges it.
const PRICE = "CASE WHEN w.price <> p.selling_price THEN w.price ELSE p.shown_price END";
const PRODUCT = `${READER}, ${translated("p.name")}, p.name_slug AS nameSlug, a.price AS oldPrice, ${PRICE} AS price,
    a.variant_id AS variantId, ${translated("w.color")}, w.size
  ${FROM} CROSS JOIN product p ON p.id = a.target_id LEFT JOIN product_variant w ON w.id = a.variant_id ${OF} AND a.notified_at IS NULL AND p.retired_at IS NULL AND (a.variant_id = 0 OR w.id IS NOT NULL)`;

const noColor = ofColumn("color")
  .map(({ field }) => `NULL AS ${field}`)
  .join(", ");

const READERS_OF: Record<AlertKind, string> = {
  follow: `${READER}, ${named("v")}, NULL AS nameSlug, NULL AS oldPrice, NULL AS price,
      0 AS variantId, ${noColor}, NULL AS size
    ${FROM} CROSS JOIN vendor v ON v.id = a.target_id ${OF} ${END}`,
  stock: `${PRODUCT} AND p.stock_amount > 0
    AND coalesce(w.stock_amount, 1) > 0 ${END}`,
  price: `${PRODUCT} AND a.price > ${PRICE} ${END}`,
};

const WRITE = `
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT m.value ->> 'kind', m.value ->> 'key', m.value -> 'payload', ?2, ?2, ?3 FROM json_each(?1) m WHERE true
  ON CONFLICT (dedupe_key) DO NOTHING`;

const MARK_SENT = `
  UPDATE alert SET notified_at = ?2 WHERE id IN (SELECT m.value ->> 'id' FROM json_each(?1) m) AND notified_at IS NULL`;
