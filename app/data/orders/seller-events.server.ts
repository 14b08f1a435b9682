import { READ_MS, within } from "../deadline.server.ts";

const WRITE_MS = 5_000;

/** What the seller portal asked for, once. */
export interface SellerEvent {
  /** The portal's own name for it. */
  id: string;
  vendorId: number;
  contentHash: string;
  /** UTC ms. */
  now: number;
}

/** Whether this event was carried out before; other: the same id with other content was. */
export async function findSellerEvent(db: D1Database, event: SellerEvent): Promise<"new" | "done" | "other"> {
  const found = await within(
    READ_MS,
    db.prepare("SELECT content_hash FROM seller_event WHERE id = ?1").bind(event.id).first<string>("content_hash"),
  );
  if (found === null) return "new";
  return found === event.contentHash ? "done" : "other";
}

/** For the batch of a parcel's move, after it: kept where the parcel came to `state` in this very batch. */
export function keepMoveEvent(
  db: D1Database,
  { id, vendorId, contentHash, now }: SellerEvent,
  { number, position, state }: { number: string; position: number; state: string },
): D1PreparedStatement {
  return db.prepare(KEEP_MOVE).bind(id, vendorId, contentHash, now, number, position, state);
}

/** Notes an event that was carried out; noting it twice changes nothing. */
export async function keepSellerEvent(db: D1Database, event: SellerEvent): Promise<void> {
  const { id, vendorId, contentHash, now } = event;
  await within(WRITE_MS, db.prepare(`${KEEP} ON CONFLICT (id) DO NOTHING`).bind(id, vendorId, contentHash, now).run());
}

/**
 * Nothing of a vendor can be bought until `until` (UTC ms); null opens the store at once. Written together with its
 * event. False, and nothing written, where there is no such vendor. An event that came twice at once fails as
 * `isRepeatedEvent` says.
 */
export async function closeVendor(db: D1Database, event: SellerEvent, until: number | null): Promise<boolean> {
  const { id, vendorId, contentHash, now } = event;
  const [closed] = await within(
    WRITE_MS,
    db.batch<{ id: number }>([
      db.prepare("UPDATE vendor SET closed_until = ?2 WHERE id = ?1 RETURNING id").bind(vendorId, until),
      db.prepare(`${KEEP} AND EXISTS (SELECT 1 FROM vendor WHERE id = ?2)`).bind(id, vendorId, contentHash, now),
    ]),
  );
  return closed!.results.length > 0;
}

/** Whether a write failed because the same event was carried out at the same moment: nothing of it was done twice. */
export function isRepeatedEvent(error: unknown): boolean {
  return String(error).includes("seller_event.id");
}

const KEEP = `
  INSERT INTO seller_event (id, vendor_id, content_hash, received_at) SELECT ?1, ?2, ?3, ?4 WHERE true`;

const KEEP_MOVE = `${KEEP} AND EXISTS (
    SELECT 1 FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id AND c.position = ?6
    WHERE o.number = ?5 AND c.vendor_id = ?2 AND c.state = ?7 AND c.state_at = ?4)`;
