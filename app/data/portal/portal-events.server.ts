import type { PortalEventPayload } from "../../domain/portal/portal-event.ts";

/** Given up, or never sent for want of a signing secret. */
export interface DeadEvent extends PortalEventPayload {
  id: number;
  problem: string;
}

export async function listDeadEvents(db: D1Database, vendorId: number, limit: number): Promise<DeadEvent[]> {
  const { results } = await db
    .prepare(LIST)
    .bind(vendorId, limit)
    .all<Omit<DeadEvent, keyof PortalEventPayload> & { payload: string }>();
  return results.map(({ payload, ...row }) => ({ ...row, ...(JSON.parse(payload) as PortalEventPayload) }));
}

export async function findDeadEvent(db: D1Database, id: number): Promise<PortalEventPayload | null> {
  const payload = await db
    .prepare(`SELECT payload FROM outbox WHERE id = ?1 AND ${DEAD}`)
    .bind(id)
    .first<string>("payload");
  return payload === null ? null : (JSON.parse(payload) as PortalEventPayload);
}

const DEAD = "kind = 'event' AND state IN ('dropped', 'kept')";

const LIST = `
  SELECT id, payload, coalesce(problem, '') AS problem FROM outbox
  WHERE ${DEAD} AND payload ->> 'vendor' = ?1 ORDER BY id DESC LIMIT ?2`;
