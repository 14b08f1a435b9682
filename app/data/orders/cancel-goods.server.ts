import { cancelledShare, type Canceller } from "../../domain/orders/cancelled-goods.ts";
import type { ParcelState } from "../../domain/orders/order-states.ts";
import { statesBefore } from "../../domain/orders/parcel-moves.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";
import { NOTHING_TO_PAY } from "./move-parcels.server.ts";

export interface GoodsCancelling extends By {
  number: string;
  position: number;
  line: number;
  units: number;
  seen: number;
  by: Exclude<Canceller, "shopper">;
  /** For the shopper; at most 500 letters. */
  reason: string;
}

/** changed: differs from `seen`; whole: cancel the parcel instead; refused: too late. amount in santim. */
export type GoodsAnswer =
  | { kind: "cancelled"; amount: number }
  | { kind: "changed" | "whole" | "unknown" }
  | { kind: "refused"; state: ParcelState };

interface LineNow {
  parcelId: number;
  state: ParcelState;
  goodsTotal: number;
  discountTotal: number;
  unitPrice: number;
  left: number;
  name: string;
}

/** The trigger `line_cancelled` updates stock, totals, payment, refund and messages. Call `callOutbox` afterwards. */
export async function cancelGoods(db: D1Database, asked: GoodsCancelling): Promise<GoodsAnswer> {
  const { number, position, line, units, seen, by, reason, author, now } = asked;
  const found = await db.prepare(LINE).bind(number, position, line).first<LineNow>();
  if (!found || units < 1) return { kind: "unknown" };
  const { parcelId, state, goodsTotal, discountTotal, left, name } = found;
  const states = statesBefore("operator", "cancelled");
  if (!states.includes(state)) return { kind: "refused", state };
  if (left !== seen || units > left) return { kind: "changed" };
  const share = cancelledShare(found, { units, unitPrice: found.unitPrice });
  if (!share) return { kind: "whole" };
  const event = { author, action: "lineCancelled", object: { kind: "order", id: number }, now } as const;
  const before = { parcel: position, name, quantity: left };
  const after = { parcel: position, name, quantity: left - units, reason };
  const [cancelled] = await db.batch([
    db
      .prepare(CANCEL)
      .bind(
        ...[parcelId, line, units, share.goods, share.discount, by, reason, now],
        ...[left, goodsTotal, discountTotal, JSON.stringify(states)],
      ),
    eventIfChanged(db, { ...event, before, after }),
    db.prepare(NOTHING_TO_PAY("SELECT ?1")).bind(parcelId, null, null, now),
  ]);
  if (cancelled!.meta.changes === 0) return { kind: "changed" };
  return { kind: "cancelled", amount: share.goods - share.discount };
}

const LINE = `
  SELECT c.id AS parcelId, c.state, c.goods_total AS goodsTotal, c.discount_total AS discountTotal,
    l.unit_price AS unitPrice, l.quantity - l.cancelled AS left, l.name
  FROM shop_order o CROSS JOIN parcel c ON c.order_id = o.id AND c.position = ?2
  CROSS JOIN order_line l ON l.parcel_id = c.id AND l.position = ?3 WHERE o.number = ?1`;

// Only if nothing that the amounts depend on has changed.
const CANCEL = `
  INSERT INTO line_cancellation (parcel_id, part, line, units, goods, discount, cancelled_by, reason, at)
  SELECT c.id, 1 + (SELECT count(*) FROM line_cancellation WHERE parcel_id = c.id), l.position, ?3, ?4, ?5, ?6, ?7, max(?8, c.state_at)
  FROM parcel c CROSS JOIN order_line l ON l.parcel_id = c.id AND l.position = ?2
  WHERE c.id = ?1 AND l.quantity - l.cancelled = ?9 AND c.goods_total = ?10 AND c.discount_total = ?11
    AND c.state IN (SELECT value FROM json_each(?12))`;
