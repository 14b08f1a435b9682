import type { CustomOrderState } from "../../domain/orders/custom-order.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import { SENT_PICTURES } from "../pictures/sent-pictures.server.ts";
import { CUSTOM_ORDER, type CustomOrder } from "./custom-orders.server.ts";
import type { Locale } from "../../domain/languages.ts";

export type DeskCustomOrder = CustomOrder & { id: number; locale: Locale };

/** The oldest unanswered requests, or all with the newest first; starts after the id `after`. */
export async function listForDesk(
  db: D1Database,
  { isOpen, limit, after = null }: { isOpen: boolean; limit: number; after?: number | null },
): Promise<DeskCustomOrder[]> {
  const asked = db.prepare(isOpen ? OPEN : NEWEST).bind(limit, after ?? (isOpen ? 0 : Number.MAX_SAFE_INTEGER));
  return (await asked.all<DeskCustomOrder>()).results;
}

export async function findForDesk(db: D1Database, number: string) {
  const found = await db.prepare(ONE).bind(number).first<DeskCustomOrder & { sent: string }>();
  return found && { ...found, sent: (JSON.parse(found.sent) as { hash: string }[]).map(({ hash }) => hash) };
}

export interface DeskMove extends By {
  number: string;
  to: CustomOrderState;
  answer: string;
  seen: CustomOrderState;
}

/**
 * A trigger informs the shopper: call `callOutbox` afterwards. refused: states only move forward; meanwhile: it differs
 * from `seen`.
 */
export async function moveCustomOrder(
  db: D1Database,
  { number, to, answer, author, now, seen }: DeskMove,
): Promise<"moved" | "meanwhile" | "unknown" | "refused"> {
  try {
    const [, moved] = await db.batch([
      db.prepare(EVENT).bind(number, to, answer, now, seen, ...authorValues(author)),
      db.prepare(MOVE).bind(number, to, answer, now, seen),
    ]);
    if (moved!.meta.changes > 0) return "moved";
    return (await findForDesk(db, number)) ? "meanwhile" : "unknown";
  } catch (error) {
    if (!String(error).includes("custom_order_state")) throw error;
    return "refused";
  }
}

const COLUMNS = `o.id, o.locale, ${CUSTOM_ORDER}`;

const OPEN = `
  SELECT ${COLUMNS} FROM custom_order o WHERE state IN ('received', 'searching') AND owner <> 'former' AND id > ?2
  ORDER BY id LIMIT ?1`;
const NEWEST = `SELECT ${COLUMNS} FROM custom_order o WHERE id < ?2 ORDER BY id DESC LIMIT ?1`;
const ONE = `
  SELECT ${COLUMNS}, ${SENT_PICTURES("custom_order_id", "o.id")} AS sent FROM custom_order o WHERE number = ?1`;

const MOVE = `
  UPDATE custom_order SET state_at = CASE state WHEN ?2 THEN state_at ELSE ?4 END, state = ?2,
    answer = CASE ?3 WHEN '' THEN answer ELSE ?3 END
  WHERE number = ?1 AND state = ?5`;

// Before the move, because it reads the former state.
const EVENT = `${INSERT_EVENT}
  SELECT ?4, ?6, ?7, ?8, 'customOrderMoved', 'customOrder', number, json_object('state', state, 'answer', answer),
    json_object('state', ?2, 'answer', CASE ?3 WHEN '' THEN answer ELSE ?3 END), ?9
  FROM custom_order
  WHERE number = ?1 AND state = ?5 AND (state <> ?2 OR (?3 <> '' AND ?3 <> answer))`;
