import { eventIfChanged, type By } from "../../data/events/operator-events.server.ts";
import { sendAgain } from "../../data/messages/desk-messages.server.ts";
import { findDeadEvent } from "../../data/portal/portal-events.server.ts";

/** false: no such event, or it is being sent already. Call `callOutbox` afterwards. */
export async function replayEvent(
  { db, author, now }: By & { db: D1Database },
  id: number,
  vendorId: number,
): Promise<boolean> {
  const found = await findDeadEvent(db, id, vendorId);
  if (!found) return false;
  const [replayed] = await db.batch([
    sendAgain(db, id, now),
    eventIfChanged(db, {
      author,
      action: "portalEventReplayed",
      object: { kind: "vendor", id: String(found.vendor) },
      after: { parcel: found.parcel, text: found.type },
      now,
    }),
  ]);
  return replayed!.meta.changes > 0;
}
