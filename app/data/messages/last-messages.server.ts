import type { OutboxKind } from "../../domain/messages/outbox.ts";

/** `payload` is JSON, "{}" once sent or given up. */
export interface LastMessage {
  kind: OutboxKind;
  state: string;
  payload: string;
  createdAt: number;
  problem: string | null;
}

export async function listLastMessages(db: D1Database, limit: number): Promise<LastMessage[]> {
  const { results } = await db
    .prepare(
      "SELECT kind, state, payload, created_at AS createdAt, problem FROM outbox ORDER BY created_at DESC, id DESC LIMIT ?1",
    )
    .bind(limit)
    .all<LastMessage>();
  return results;
}
