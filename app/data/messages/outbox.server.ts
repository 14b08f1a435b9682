import type { OutboxKind, OutboxPayload } from "../../domain/messages/outbox.ts";
import type { PortalEventPayload } from "../../domain/portal/portal-event.ts";

/** Equal dedupeKeys make one message. */
export interface OutboxEntry {
  kind: OutboxKind;
  /** Such as 'newSignIn:<session hash>'; at most 200 characters, never a code or a contact. */
  dedupeKey: string;
  payload: OutboxPayload;
  now: number;
  expiresAt: number;
}

/** Only the holder of `lease` may change its state. */
export interface LeasedMessage {
  id: number;
  kind: OutboxKind;
  dedupeKey: string;
  payload: OutboxPayload | PortalEventPayload;
  expiresAt: number;
  attempts: number;
  lease: number;
}

/** Goes into the batch of the write it reports (security-and-faults.md 3); call `callOutbox` afterwards. */
export function outboxStatement(db: D1Database, entry: OutboxEntry): D1PreparedStatement {
  return db.prepare(ADD).bind(entry.kind, entry.dedupeKey, JSON.stringify(entry.payload), entry.now, entry.expiresAt);
}

/**
 * Oldest first; simultaneous callers get different messages. A dead consumer's messages are due again after `leaseMs`.
 */
export async function leaseDue(
  db: D1Database,
  now: number,
  { limit, leaseMs }: { limit: number; leaseMs: number },
): Promise<LeasedMessage[]> {
  const { results } = await db
    .prepare(LEASE)
    .bind(now, now + leaseMs, limit)
    .all<Omit<LeasedMessage, "payload"> & { payload: string }>();
  return results.map((row) => ({ ...row, payload: JSON.parse(row.payload) as LeasedMessage["payload"] }));
}

export async function markSent(db: D1Database, { id }: LeasedMessage, now: number): Promise<void> {
  await db.prepare(SENT).bind(id, now).run();
}

/** Without a provider the message stays for `npm run shop -- outbox`. */
export async function markUndeliverable(db: D1Database, { id, lease }: LeasedMessage, now: number): Promise<void> {
  await db.prepare(KEPT).bind(id, lease, now).run();
}

/** `problem` names no contact. */
export async function postpone(db: D1Database, { id, lease, payload }: LeasedMessage, dueAt: number, problem: string) {
  await db.prepare(LATER).bind(id, lease, dueAt, problem, JSON.stringify(payload)).run();
}

/** Payloads of events and orders stay, to be sent again; others are deleted. */
export async function drop(db: D1Database, { id, lease }: LeasedMessage, now: number, problem: string): Promise<void> {
  await db.prepare(DROPPED).bind(id, lease, now, problem).run();
}

export async function removeOldMessages(db: D1Database, before: number, limit: number): Promise<void> {
  await db.prepare(REMOVE_OLD).bind(before, limit).run();
}

const ADD = `
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at) VALUES (?1, ?2, ?3, ?4, ?4, ?5)
  ON CONFLICT (dedupe_key) DO NOTHING`;

const LEASE = `
  UPDATE outbox SET leased_until = ?2, attempts = attempts + 1
  WHERE state = 'waiting' AND id IN (
    SELECT id FROM outbox WHERE state = 'waiting' AND due_at <= ?1 AND leased_until <= ?1 ORDER BY due_at LIMIT ?3)
  RETURNING id, kind, dedupe_key AS dedupeKey, payload, expires_at AS expiresAt, attempts, leased_until AS lease`;

const SENT = "UPDATE outbox SET state = 'sent', sent_at = ?2, payload = '{}', problem = NULL WHERE id = ?1";

const STILL_LEASED = "id = ?1 AND leased_until = ?2 AND state = 'waiting'";
const KEPT = `UPDATE outbox SET state = 'kept', sent_at = ?3, problem = 'no provider' WHERE ${STILL_LEASED}`;
const LATER = `UPDATE outbox SET due_at = ?3, leased_until = 0, problem = ?4, payload = ?5 WHERE ${STILL_LEASED}`;
const DROPPED = `
  UPDATE outbox SET state = 'dropped', sent_at = ?3, payload = CASE WHEN kind = 'event' OR order_id IS NOT NULL THEN payload ELSE '{}' END, problem = ?4
  WHERE ${STILL_LEASED}`;

// Two indexes (app/migrations/0007_messages.sql): waiting messages by due time, the others by age.
const REMOVE_OLD = `
  DELETE FROM outbox
  WHERE id IN (SELECT id FROM outbox WHERE state <> 'waiting' AND created_at < ?1 ORDER BY created_at LIMIT ?2)
    OR id IN (SELECT id FROM outbox WHERE state = 'waiting' AND due_at < ?1 ORDER BY due_at LIMIT ?2)`;

/** `payload` is JSON, "{}" once sent or given up. */
export interface LastMessage {
  kind: OutboxKind;
  state: string;
  payload: string;
  createdAt: number;
  problem: string | null;
}

export async function listLastMessages(db: D1Database, limit: number): Promise<LastMessage[]> {
  const { results } = await db.prepare(LAST_MESSAGES).bind(limit).all<LastMessage>();
  return results;
}

const LAST_MESSAGES =
  "SELECT kind, state, payload, created_at AS createdAt, problem FROM outbox ORDER BY created_at DESC, id DESC LIMIT ?1";
