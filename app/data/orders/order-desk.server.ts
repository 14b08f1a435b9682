import { batch } from "../batch.server.ts";
import { underWayStates } from "../../domain/orders/order-states.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";
import type { OutboxKind } from "../../domain/messages/outbox.ts";
import type { Locale } from "../../domain/languages.ts";
import { orderParts, toOrder, type OrderPartRows } from "./orders.server.ts";

const DAY = 86_400_000;

interface Writing extends By {
  number: string;
}

/** The event omits the note's text, because events outlive the shopper's personal data. Idempotent. */
export async function writeNote(db: D1Database, { number, text, author, now }: Writing & { text: string }) {
  const [order] = await batch<[{ id: number }, ...unknown[]]>(db, [
    db.prepare("SELECT id FROM shop_order WHERE number = ?1").bind(number),
    db.prepare(NOTE).bind(number, author.name, text, now),
    eventIfChanged(db, { author, action: "orderNoted", object: { kind: "order", id: number }, now }),
  ]);
  return order.results.length > 0;
}

/** Notifies the shopper and the vendor's system. False where the parcel is not expected, or differs from `seen`. */
export async function promiseParcel(
  db: D1Database,
  { number, position, seen, until, author, now }: Writing & { position: number; seen: number; until: number },
): Promise<boolean> {
  const [changed] = await db.batch([
    db.prepare(PROMISE).bind(number, position, seen, until, DAY, JSON.stringify(underWayStates)),
    eventIfChanged(db, {
      author,
      action: "parcelPromised",
      object: { kind: "order", id: number },
      before: { parcel: position, promised: seen },
      after: { parcel: position, promised: until },
      now,
    }),
    db.prepare(NOTIFY).bind(number, position, now),
    db.prepare(TELL_PORTAL).bind(number, position, until, now),
  ]);
  return changed!.meta.changes > 0;
}

const NOTE = `
  INSERT INTO order_note (order_id, author, text, at) SELECT o.id, ?2, ?3, ?4 FROM shop_order o WHERE o.number = ?1
    AND NOT EXISTS (SELECT 1 FROM (SELECT author, text FROM order_note WHERE order_id = o.id ORDER BY id DESC LIMIT 1)
      WHERE author = ?2 AND text = ?3)`;

const PROMISE = `
  UPDATE parcel SET promised_from = ?4 + 1 - ?5, promised_until = ?4
  WHERE order_id = (SELECT id FROM shop_order WHERE number = ?1) AND position = ?2 AND promised_until = ?3 AND ?3 <> ?4
    AND state IN (SELECT value FROM json_each(?6))`;

const NOTIFY = `
  INSERT INTO order_notice (order_id, parcel_id, dedupe_key, text, details, at, until)
  SELECT o.id, c.id, 'promise:' || c.id || ':' || c.promised_until || ':' || ?3, 'parcelPromised',
    json_object('until', c.promised_until), ?3, c.promised_until
  FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id AND c.position = ?2 WHERE o.number = ?1 AND changes() > 0`;

const TELL_PORTAL = `
  INSERT INTO portal_notice (parcel_id, type, dedupe_key, at)
  SELECT c.id, 'parcel.changed', 'promise:' || ?3 || ':' || ?4, ?4
  FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id AND c.position = ?2
  WHERE o.number = ?1 AND c.promised_until = ?3 AND c.state <> 'awaitingPayment'`;

export type DeskOrder = NonNullable<Awaited<ReturnType<typeof findDeskOrder>>>;

interface OrderMessage {
  id: number;
  kind: OutboxKind;
  text: string;
  state: "waiting" | "sent" | "kept" | "dropped";
  createdAt: number;
  sentAt: number | null;
  problem: string | null;
}

/** number in its stored form. One batch, so that all parts are of one moment. */
export async function findDeskOrder(db: D1Database, number: string) {
  const ask = (sql: string) => db.prepare(sql).bind(number);
  type More = { locale: Locale; accountId: number | null; bankReference: string | null };
  type Refusal = { position: number; reason: string };
  type Note = { id: number; author: string; text: string; at: number };
  const [more, refusals, messages, notes, ...parts] = await batch<
    [More, Refusal, OrderMessage, Note, ...OrderPartRows]
  >(db, [ask(MORE), ask(REFUSALS), ask(MESSAGES), ask(NOTES), ...orderParts(db, NUMBERED, [number, ""])]);
  const order = toOrder(parts);
  if (!order) return null;
  return {
    ...{ ...order, ...more.results[0]! },
    ...{ refusals: refusals.results, messages: messages.results, notes: notes.results },
  };
}

const NUMBERED = "SELECT o.id FROM shop_order o WHERE o.number = ?1 AND ?2 = ''";
const ID = "(SELECT id FROM shop_order WHERE number = ?1)";

const MORE = `
  SELECT o.locale, CASE WHEN o.owner GLOB 'account:[0-9]*' THEN CAST(substr(o.owner, 9) AS INTEGER) END AS accountId,
    (SELECT bank_reference FROM transfer_report WHERE order_id = o.id) AS bankReference
  FROM shop_order o WHERE o.number = ?1`;

const REFUSALS = `
  SELECT c.position, f.reason FROM parcel c CROSS JOIN parcel_refusal f ON f.parcel_id = c.id WHERE c.order_id = ${ID}`;

const MESSAGES = `
  SELECT id, kind, text, state, created_at AS createdAt, sent_at AS sentAt, problem
  FROM outbox WHERE order_id = ${ID} ORDER BY id DESC LIMIT 100`;

const NOTES = `SELECT id, author, text, at FROM order_note WHERE order_id = ${ID} ORDER BY id DESC LIMIT 100`;
