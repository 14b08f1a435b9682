import { batch } from "../batch.server.ts";
import type { OutboxKind } from "../../domain/messages/outbox.ts";
import type { Order } from "../../domain/orders/order.ts";
import type { Locale } from "../../domain/viewer.ts";
import { orderParts, toOrder, type OrderPartRows } from "./orders.server.ts";

export interface DeskOrder extends Order {
  locale: Locale;
  accountId: number | null;
  bankReference: string | null;
  refusals: { position: number; reason: string }[];
  messages: OrderMessage[];
  notes: { id: number; author: string; text: string; at: number }[];
}

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
export async function findDeskOrder(db: D1Database, number: string): Promise<DeskOrder | null> {
  const ask = (sql: string) => db.prepare(sql).bind(number);
  type More = Pick<DeskOrder, "locale" | "accountId" | "bankReference">;
  const [more, refusals, messages, notes, ...parts] = await batch<
    [More, DeskOrder["refusals"][number], OrderMessage, DeskOrder["notes"][number], ...OrderPartRows]
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
