import { batch } from "../batch.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import type { Canceller } from "../../domain/orders/cancelled-goods.ts";
import type { ParcelState } from "../../domain/orders/order-states.ts";
import { statesBefore, type ParcelMover } from "../../domain/orders/parcel-moves.ts";
import { INSERT_EVENT } from "../events/operator-events.server.ts";

export interface Moving {
  mover: ParcelMover;
  /** Omitted: from each state that the mover may move. */
  from?: readonly ParcelState[];
  to: ParcelState;
  reason: string;
  /** Written as an event of each moved parcel; omitted for shoppers. */
  author?: EventAuthor;
  now: number;
}

/** same: already in this state; refused: no transition. */
export type MoveAnswer =
  | { kind: "moved"; from: ParcelState }
  | { kind: "same" }
  | { kind: "refused"; state: ParcelState }
  | { kind: "unknown" };

export interface MovedParcel {
  id: number;
  number: string;
  position: number;
  answer: Exclude<MoveAnswer, { kind: "unknown" }>;
}

/** In one transaction with `alongside`; triggers update stock, coupon, refund, payment and messages. */
export async function movePicked(
  db: D1Database,
  picked: { sql: string; values: (string | number | null)[] },
  { mover, from, to, reason, author, now }: Moving,
  alongside: D1PreparedStatement[] = [],
): Promise<MovedParcel[]> {
  const [one = null, two = null, three = null] = picked.values;
  const states = JSON.stringify(statesBefore(mover, to).filter((state) => from?.includes(state) ?? true));
  const by = author ?? { kind: "", id: "", name: "", address: "" };
  const common = [one, two, three, to, now, reason, states];
  type Before = { id: number; number: string; position: number; state: ParcelState };
  const [before, , moved] = await batch<[Before, unknown, { id: number }, unknown, ...unknown[]]>(db, [
    db.prepare(BEFORE(picked.sql)).bind(...picked.values),
    // Before the move, because it reads the former state.
    db.prepare(EVENT(picked.sql)).bind(...common, by.kind, by.id, by.name, by.address),
    db.prepare(MOVE(picked.sql)).bind(...common, cancellerOf[mover]),
    db.prepare(NOTHING_TO_PAY(picked.sql)).bind(one, two, three, now),
    ...alongside,
  ]);
  const ids = new Set(moved.results.map(({ id }) => id));
  return before.results.map(({ state, ...parcel }) => ({
    ...parcel,
    answer: ids.has(parcel.id)
      ? { kind: "moved", from: state }
      : state === to
        ? { kind: "same" }
        : { kind: "refused", state },
  }));
}

export function moveParcels(db: D1Database, ids: readonly number[], moving: Omit<Moving, "mover">) {
  const picked = { sql: "SELECT value FROM json_each(?1)", values: [JSON.stringify(ids)] };
  return movePicked(db, picked, { ...moving, mover: "operator" });
}

/** number in its stored form; [] for an unknown order. */
export function cancelOrder(db: D1Database, number: string, moving: Omit<Moving, "mover" | "to">) {
  const sql = "SELECT c.id FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id WHERE o.number = ?1";
  return movePicked(db, { sql, values: [number] }, { ...moving, mover: "operator", to: "cancelled" });
}

const cancellerOf: Record<ParcelMover, Canceller> = { shopper: "shopper", vendor: "seller", operator: "shop" };

const BEFORE = (picked: string) => `
  SELECT c.id, o.number, c.position, c.state FROM parcel c JOIN shop_order o ON o.id = c.order_id
  WHERE c.id IN (${picked}) ORDER BY c.id`;

const EVENT = (picked: string) => `${INSERT_EVENT}
  SELECT max(?5, c.state_at), ?8, ?9, ?10, 'parcelMoved', 'order', o.number,
    json_object('parcel', c.position, 'state', CASE WHEN c.state = 'awaitingPayment' AND y.kind = 'cash' THEN 'awaitingCode' ELSE c.state END), json_object('parcel', c.position, 'state', ?4, 'reason', nullif(?6, '')), ?11
  FROM parcel c JOIN shop_order o ON o.id = c.order_id JOIN payment y ON y.order_id = o.id
  WHERE ?8 <> '' AND c.id IN (${picked}) AND c.state IN (SELECT value FROM json_each(?7))`;

// Requests may be processed in another order than they arrived.
const MOVE = (picked: string) => `
  UPDATE parcel SET state = ?4, state_at = max(?5, state_at), reason = CASE WHEN ?6 = '' THEN reason ELSE ?6 END,
    cancelled_by = CASE WHEN ?4 = 'cancelled' THEN ?8 ELSE cancelled_by END
  WHERE id IN (${picked}) AND state IN (SELECT value FROM json_each(?7)) RETURNING id`;

/** Parcels that a coupon made free need no payment. */
export const NOTHING_TO_PAY = (picked: string) => `
  UPDATE payment SET state = 'paid', state_at = ?4
  WHERE kind <> 'cash' AND state IN ('due', 'pending') AND amount = 0 AND order_id IN (SELECT order_id FROM parcel WHERE id IN (${picked}))`;
