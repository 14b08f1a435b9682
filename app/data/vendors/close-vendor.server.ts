import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { INSERT_EVENT } from "../events/operator-events.server.ts";

interface Closing {
  vendorId: number;
  until: number | null;
  author: EventAuthor;
  now: number;
}

/** With event and `alongside`. False for an unknown vendor. */
export async function closeVendor(
  db: D1Database,
  { vendorId, until, author, now }: Closing,
  alongside: D1PreparedStatement[] = [],
): Promise<boolean> {
  const { kind, id, name, address } = author;
  const [, closed] = await db.batch([
    db.prepare(EVENT).bind(vendorId, until, now, kind, id, name, address),
    db.prepare("UPDATE vendor SET closed_until = ?2 WHERE id = ?1").bind(vendorId, until),
    ...alongside,
  ]);
  return closed!.meta.changes > 0;
}

// Before the change, because it reads the former state.
const EVENT = `${INSERT_EVENT}
  SELECT ?3, ?4, ?5, ?6, 'vendorChanged', 'vendor', id, json_object('closedUntil', closed_until), json_object('closedUntil', ?2), ?7
  FROM vendor WHERE id = ?1 AND closed_until IS NOT ?2`;
