import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import type { ParcelState } from "../../domain/orders/order-states.ts";
import { statesBefore } from "../../domain/orders/parcel-moves.ts";
import { READ_MS, within, WRITE_MS } from "../deadline.server.ts";
import { INSERT_EVENT } from "../desk/operator-events.server.ts";

/** A parcel by its order's public id or number (stored form), and its position in it. */
type ParcelName = { publicId: string; position: number } | { number: string; position: number };

/**
 * Who asks: a parcel that is not theirs is unknown to them. owner: as of orders, or of who proved number and phone; link: hash
 * of the secret by which a vendor answers, good until it ends.
 */
export type ParcelActor =
  | { mover: "shopper"; owner: string }
  | { mover: "vendor"; vendorId: number }
  | { mover: "vendor"; link: string }
  | { mover: "operator" };

export interface ParcelMove {
  parcel: ParcelName;
  actor: ParcelActor;
  to: ParcelState;
  /** Kept with the parcel where it is not empty, at most 500 letters. */
  reason: string;
  /** Who moves it on the shop's or a vendor's behalf: written as an event where the parcel moved. Shoppers are none. */
  author?: EventAuthor;
  /** UTC ms. */
  now: number;
}

/** same: it is in this state already, nothing changed; refused: there is no way from the state it is in. */
export type MoveAnswer =
  | { kind: "moved"; from: ParcelState }
  | { kind: "same" }
  | { kind: "refused"; state: ParcelState }
  | { kind: "unknown" };

/**
 * Takes one parcel of an order to another state, and leaves the others alone (domain/orders/parcel-moves says who may). Stock,
 * coupon, refund, payment and messages follow by triggers in the same transaction; afterwards call `callOutbox`. What goes
 * `alongside` is written in the same batch. Throws as the database does.
 */
export async function moveParcel(
  db: D1Database,
  move: ParcelMove,
  alongside: D1PreparedStatement[] = [],
): Promise<MoveAnswer> {
  const { actor, to, reason, author, now, parcel } = move;
  const name = "publicId" in parcel ? parcel.publicId : parcel.number;
  const { kind, who } = askerOf(actor, now);
  const seen = IS_THEIRS[kind]("publicId" in parcel ? "public_id" : "number");
  const states = JSON.stringify(statesBefore(actor.mover, to));
  const by = author ?? { kind: "", id: "", name: "", address: "" };
  const [before, , moved] = await within(
    WRITE_MS,
    db.batch<{ state: ParcelState }>([
      db.prepare(`SELECT state FROM parcel WHERE id = (${seen})`).bind(name, parcel.position, who),
      // Before the move, which happens on the same condition: it knows the state that was.
      db
        .prepare(EVENT(seen))
        .bind(name, parcel.position, who, to, now, reason, states, by.kind, by.id, by.name, by.address),
      db
        .prepare(
          // Whoever asked first is not always carried out first: time never runs backwards.
          `UPDATE parcel SET state = ?4, state_at = max(?5, state_at), reason = CASE WHEN ?6 = '' THEN reason ELSE ?6 END
           WHERE id = (${seen}) AND state IN (SELECT value FROM json_each(?7)) RETURNING state`,
        )
        .bind(name, parcel.position, who, to, now, reason, states),
      db.prepare(NOTHING_TO_PAY(seen)).bind(name, parcel.position, who, now),
      ...alongside,
    ]),
  );
  const state = before!.results[0]?.state;
  if (!state) return { kind: "unknown" };
  if (moved!.results.length > 0) return { kind: "moved", from: state };
  return state === to ? { kind: "same" } : { kind: "refused", state };
}

function askerOf(actor: ParcelActor, now: number): { kind: keyof typeof IS_THEIRS; who: string | number | null } {
  if (actor.mover === "shopper") return { kind: "shopper", who: actor.owner };
  if (actor.mover === "operator") return { kind: "operator", who: null };
  return "link" in actor
    ? { kind: "link", who: JSON.stringify({ hash: actor.link, now }) }
    : { kind: "vendor", who: actor.vendorId };
}

/** A parcel as an operator lists it: amounts in santim, times in UTC ms. */
export interface ListedParcel {
  id: number;
  number: string;
  position: number;
  state: ParcelState;
  stateAt: number;
  vendorId: number;
  vendor: string;
  units: number;
  total: number;
  payment: string;
  reason: string;
}

/** Parcels older than the one with the id `before`, newest first: of one order, of one vendor, or all; at most `limit`. */
export async function listParcels(
  db: D1Database,
  { number, vendorId, before }: { number: string | null; vendorId: number | null; before: number | null },
  limit: number,
): Promise<ListedParcel[]> {
  const asked = db.prepare(
    LIST(number !== null ? "o.number = ?1" : vendorId !== null ? "c.vendor_id = ?1" : "?1 IS NULL"),
  );
  const { results } = await within(
    READ_MS,
    asked.bind(number ?? vendorId, before ?? Number.MAX_SAFE_INTEGER, limit).all<ListedParcel>(),
  );
  return results;
}

const LIST = (which: string) => `
  SELECT c.id, o.number, c.position, c.state, c.state_at AS stateAt, c.vendor_id AS vendorId, v.name AS vendor,
    (SELECT sum(quantity) FROM order_line WHERE parcel_id = c.id) AS units, c.total, y.kind || ' ' || y.state AS payment,
    c.reason
  FROM parcel c JOIN shop_order o ON o.id = c.order_id JOIN vendor v ON v.id = c.vendor_id JOIN payment y ON y.order_id = o.id
  WHERE ${which} AND c.id < ?2 ORDER BY c.id DESC LIMIT ?3`;

const EVENT = (seen: string) => `${INSERT_EVENT}
  SELECT max(?5, c.state_at), ?8, ?9, ?10, 'parcelMoved', 'order', o.number,
    json_object('parcel', c.position, 'state', c.state), json_object('parcel', c.position, 'state', ?4, 'reason', nullif(?6, '')), ?11
  FROM parcel c JOIN shop_order o ON o.id = c.order_id
  WHERE ?8 <> '' AND c.id = (${seen}) AND c.state IN (SELECT value FROM json_each(?7))`;

/** Where only parcels stand that a coupon gave away, nobody waits for money any more. */
const NOTHING_TO_PAY = (seen: string) => `
  UPDATE payment SET state = 'paid', amount = 0, state_at = ?4
  WHERE kind <> 'cash' AND state IN ('due', 'pending') AND order_id = (SELECT order_id FROM parcel WHERE id = (${seen}))
    AND (SELECT sum(total) FROM parcel WHERE order_id = payment.order_id AND state <> 'cancelled') = 0`;

const PARCEL = (name: string) => `
  SELECT c.id FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id AND c.position = ?2 WHERE o.${name} = ?1`;

/** The parcel's id where it is theirs; ?3 is who asks. */
const IS_THEIRS = {
  shopper: (name: string) => `${PARCEL(name)}
    AND (o.owner = ?3 OR EXISTS (SELECT 1 FROM order_viewer WHERE order_id = o.id AND owner = ?3))`,
  vendor: (name: string) => `${PARCEL(name)} AND c.vendor_id = ?3`,
  link: (name: string) => `${PARCEL(name)} AND EXISTS (SELECT 1 FROM parcel_link k
    WHERE k.secret_hash = ?3 ->> 'hash' AND k.parcel_id = c.id AND k.ended_at IS NULL AND k.expires_at > ?3 ->> 'now')`,
  operator: (name: string) => `${PARCEL(name)} AND ?3 IS NULL`,
};
