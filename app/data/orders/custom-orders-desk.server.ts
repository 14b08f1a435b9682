import type { CustomOrderState } from "../../domain/orders/custom-order.ts";
import { READ_MS, within } from "../deadline.server.ts";
import type { CustomOrder } from "./custom-orders.server.ts";

const WRITE_MS = 5_000;

/** A request as the operator's desk sees it. */
export type DeskOrder = CustomOrder & { locale: "en" | "am" };

/** The oldest requests nobody has answered yet, or the newest of all; at most `limit`. */
export async function listForDesk(
  db: D1Database,
  { isOpen, limit }: { isOpen: boolean; limit: number },
): Promise<DeskOrder[]> {
  const asked = db.prepare(isOpen ? OPEN : NEWEST).bind(limit);
  return (await within(READ_MS, asked.all<DeskOrder>())).results;
}

/** What an operator does with a request; answer: "" leaves what was written before. now in UTC ms. */
export interface DeskMove {
  number: string;
  to: CustomOrderState;
  answer: string;
  now: number;
}

/**
 * Moves a request and writes its answer, in one statement; who asked is told of what was found, or not, by a trigger
 * (0018): afterwards call `callOutbox`. In the state it is in already only the answer changes. refused: states only move
 * forward; unknown: no such number.
 */
export async function moveCustomOrder(
  db: D1Database,
  { number, to, answer, now }: DeskMove,
): Promise<{ kind: "moved" } | { kind: "refused"; state: CustomOrderState } | { kind: "unknown" }> {
  try {
    const moved = await within(WRITE_MS, db.prepare(MOVE).bind(number, to, answer, now).run());
    return moved.meta.changes > 0 ? { kind: "moved" } : { kind: "unknown" };
  } catch (error) {
    if (!String(error).includes("custom_order_state")) throw error;
    const state = await within(READ_MS, db.prepare(STATE).bind(number).first<CustomOrderState>("state"));
    return { kind: "refused", state: state! };
  }
}

const COLUMNS = `number, public_id AS publicId, locale, what, category, quantity, target_price AS targetPrice,
  needed_by AS neededBy, link, phone, city, state, answer, state_at AS stateAt, created_at AS createdAt`;

const OPEN = `
  SELECT ${COLUMNS} FROM custom_order WHERE state IN ('received', 'searching') AND owner <> 'former' ORDER BY id LIMIT ?1`;
const NEWEST = `SELECT ${COLUMNS} FROM custom_order ORDER BY id DESC LIMIT ?1`;
const STATE = "SELECT state FROM custom_order WHERE number = ?1";

const MOVE = `
  UPDATE custom_order SET state_at = CASE state WHEN ?2 THEN state_at ELSE ?4 END, state = ?2,
    answer = CASE ?3 WHEN '' THEN answer ELSE ?3 END
  WHERE number = ?1`;
