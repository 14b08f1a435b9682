import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { within, WRITE_MS } from "../deadline.server.ts";
import { eventIfChanged } from "../events/operator-events.server.ts";
import { SEEN } from "./orders.server.ts";

/**
 * The phone of an order is confirmed, by the code that `spend` uses up in the same batch: its parcels are certain, and sellers are
 * told, by triggers. False where it does not wait for that any more, or `owner` has no sight of it. The batch fails with the code
 * (`isCodeSpent`). now in UTC ms.
 */
export async function confirmOrderPhone(
  db: D1Database,
  { owner, publicId, now }: { owner: string; publicId: string; now: number },
  spend: D1PreparedStatement,
): Promise<boolean> {
  const [, confirmed] = await within(WRITE_MS, db.batch([spend, db.prepare(CONFIRM(SEEN)).bind(publicId, owner, now)]));
  return confirmed!.meta.changes > 0;
}

/** The same by somebody at the desk who called, with its event; `number` in its stored form. */
export async function confirmPhoneByHand(
  db: D1Database,
  { number, author, now }: { number: string; author: EventAuthor; now: number },
): Promise<boolean> {
  const [confirmed] = await within(
    WRITE_MS,
    db.batch([
      db.prepare(CONFIRM("SELECT id FROM shop_order WHERE number = ?1")).bind(number, null, now),
      eventIfChanged(db, {
        ...{ author, action: "phoneConfirmed", object: { kind: "order", id: number } },
        ...{ before: {}, after: {}, at: now },
      }),
    ]),
  );
  return confirmed!.meta.changes > 0;
}

/** Goods that are still held may be confirmed as long as their time lasts. ?3: now. */
const CONFIRM = (order: string) => `
  UPDATE payment SET pay_by = NULL, state_at = max(?3, state_at)
  WHERE order_id = (${order}) AND kind = 'cash' AND state = 'due' AND pay_by > ?3`;
