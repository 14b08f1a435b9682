import type { OpenState, OutboxKind } from "../../domain/messages/outbox.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";

const AGAIN_MS = 3 * 86_400_000;

export interface OpenMessage {
  id: number;
  kind: OutboxKind;
  text: string;
  number: string | null;
  vendor: string | null;
  problem: string | null;
  createdAt: number;
}

export async function listOpenMessages(
  db: D1Database,
  { state, before }: { state: OpenState; before: number | null },
  limit: number,
): Promise<OpenMessage[]> {
  const { results } = await db
    .prepare(LIST)
    .bind(state, before ?? Number.MAX_SAFE_INTEGER, limit)
    .all<OpenMessage>();
  return results;
}

/** Changes nothing in another state, or without text. Call `callOutbox` afterwards. */
export function sendAgain(db: D1Database, id: number, now: number): D1PreparedStatement {
  return db.prepare(AGAIN).bind(id, now, now + AGAIN_MS);
}

export async function sendMessageAgain(db: D1Database, id: number, { author, now }: By): Promise<boolean> {
  const [changed] = await db.batch([
    sendAgain(db, id, now),
    eventIfChanged(db, { author, action: "messageResent", object: { kind: "message", id: String(id) }, now }),
  ]);
  return changed!.meta.changes > 0;
}

const LIST = `
  SELECT m.id, m.kind, coalesce(m.text, '') AS text, o.number, m.payload ->> '$.values.vendor' AS vendor, m.problem,
    m.created_at AS createdAt
  FROM outbox m LEFT JOIN shop_order o ON o.id = m.order_id
  WHERE m.state <> 'sent' AND m.payload <> '{}' AND m.state = ?1 AND m.id < ?2 ORDER BY m.id DESC LIMIT ?3`;

const AGAIN = `
  UPDATE outbox SET state = 'waiting', due_at = ?2, expires_at = max(expires_at, ?3), attempts = 0, leased_until = 0,
    sent_at = NULL, problem = NULL
  WHERE id = ?1 AND state IN ('dropped', 'kept') AND payload <> '{}'`;
