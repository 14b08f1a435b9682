import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import type { ParcelState } from "../../domain/orders/order-states.ts";
import { movePicked, type MoveAnswer } from "./move-parcels.server.ts";

type ParcelName = { publicId: string; position: number } | { number: string; position: number };

/** Foreign parcels count as unknown. link: hash of a vendor's secret. */
export type ParcelActor =
  | { mover: "shopper"; owner: string }
  | { mover: "vendor"; vendorId: number }
  | { mover: "vendor"; link: string }
  | { mover: "operator" };

export interface ParcelMove {
  parcel: ParcelName;
  actor: ParcelActor;
  to: ParcelState;
  reason: string;
  /** Written as an event; omitted for shoppers. */
  author?: EventAuthor;
  now: number;
}

/**
 * domain/orders/parcel-moves says which moves are allowed. Triggers update stock, coupon, refund, payment and messages.
 * Call `callOutbox` afterwards.
 */
export async function moveParcel(
  db: D1Database,
  { parcel, actor, ...move }: ParcelMove,
  alongside: D1PreparedStatement[] = [],
): Promise<MoveAnswer> {
  const [column, name] =
    "publicId" in parcel ? (["public_id", parcel.publicId] as const) : (["number", parcel.number] as const);
  const { sql, who } = theirs(actor, move.now);
  const picked = { sql: PARCEL(column) + sql, values: [name, parcel.position, ...who] };
  const [moved] = await movePicked(db, picked, { ...move, mover: actor.mover }, alongside);
  return moved?.answer ?? { kind: "unknown" };
}

interface Tracking {
  number: string;
  position: number;
  state: ParcelState;
  tracking: string;
}

/** Runs in the same batch after the move to `state`. */
export function trackParcel(db: D1Database, vendorId: number, { number, position, state, tracking }: Tracking) {
  return db.prepare(TRACK).bind(number, position, vendorId, state, tracking);
}

const PARCEL = (name: string) => `
  SELECT c.id FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id AND c.position = ?2 WHERE o.${name} = ?1`;

function theirs(actor: ParcelActor, now: number): { sql: string; who: (string | number)[] } {
  if (actor.mover === "operator") return { sql: "", who: [] };
  if (actor.mover === "shopper") return { sql: OWN, who: [actor.owner] };
  return "link" in actor
    ? { sql: LINKED, who: [JSON.stringify({ hash: actor.link, now })] }
    : { sql: SOLD, who: [actor.vendorId] };
}

const OWN = `
  AND (o.owner = ?3 OR EXISTS (SELECT 1 FROM order_viewer WHERE public_id = o.public_id AND owner = ?3))`;
const SOLD = " AND c.vendor_id = ?3";
const LINKED = `
  AND EXISTS (SELECT 1 FROM parcel_link k
    WHERE k.secret_hash = ?3 ->> 'hash' AND k.parcel_id = c.id AND k.ended_at IS NULL AND k.expires_at > ?3 ->> 'now')`;

const TRACK = `UPDATE parcel SET tracking = ?5 WHERE state = ?4 AND id = (${PARCEL("number")}${SOLD})`;
