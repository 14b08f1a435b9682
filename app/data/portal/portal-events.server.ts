import type { PortalEventPayload } from "../../domain/portal/portal-event.ts";

/** Given up, or never sent for want of a signing secret. */
export interface DeadEvent extends PortalEventPayload {
  id: number;
  problem: string;
}

export async function listDeadEvents(db: D1Database, vendorId: number, limit: number): Promise<DeadEvent[]> {
  const listed = db.prepare(LIST).bind(vendorId, limit);
  const { results } = await listed.all<Omit<DeadEvent, keyof PortalEventPayload> & { payload: string }>();
  return results.map(({ payload, ...row }) => ({ ...row, ...(JSON.parse(payload) as PortalEventPayload) }));
}

export async function findDeadEvent(db: D1Database, id: number, vendorId: number): Promise<PortalEventPayload | null> {
  const found = db.prepare(`SELECT payload FROM outbox WHERE id = ?2 AND ${DEAD}`).bind(vendorId, id);
  const payload = await found.first<string>("payload");
  return payload === null ? null : (JSON.parse(payload) as PortalEventPayload);
}

const DEAD = "kind = 'event' AND state IN ('dropped', 'kept') AND payload ->> 'vendor' = ?1";

const LIST = `
  SELECT id, payload, coalesce(problem, '') AS problem FROM outbox
  WHERE ${DEAD} ORDER BY id DESC LIMIT ?2`;
