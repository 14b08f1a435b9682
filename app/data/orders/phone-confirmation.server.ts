import { eventIfChanged, type By } from "../events/operator-events.server.ts";
import { VISIBLE_ORDER } from "./orders.server.ts";

/**
 * Triggers notify the sellers. False where no order waits for a code. Throws, and writes nothing, if the code was used meanwhile (`isCodeSpent`).
 */
export async function confirmOrderPhone(
  db: D1Database,
  { owner, publicId, now }: { owner: string; publicId: string; now: number },
  spend: D1PreparedStatement,
): Promise<boolean> {
  const [, confirmed] = await db.batch([spend, db.prepare(CONFIRM(VISIBLE_ORDER)).bind(publicId, owner, now)]);
  return confirmed!.meta.changes > 0;
}

export async function confirmPhoneByHand(
  db: D1Database,
  { number, author, now }: By & { number: string },
): Promise<boolean> {
  const [confirmed] = await db.batch([
    db.prepare(CONFIRM("SELECT id FROM shop_order WHERE number = ?1")).bind(number, null, now),
    eventIfChanged(db, { author, action: "phoneConfirmed", object: { kind: "order", id: number }, now }),
  ]);
  return confirmed!.meta.changes > 0;
}

const CONFIRM = (order: string) => `
  UPDATE payment SET pay_by = NULL, state_at = max(?3, state_at)
  WHERE order_id = (${order}) AND kind = 'cash' AND state = 'due' AND pay_by > ?3`;
