import type { CustomOrderState } from "../../domain/orders/custom-order.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";
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
  { number, to, answer: typed, author, now, seen }: DeskMove,
): Promise<"moved" | "meanwhile" | "unknown" | "refused"> {
  const order = await findForDesk(db, number);
  if (!order) return "unknown";
  const [before, after] = [
    { state: order.state, answer: order.answer },
    { state: to, answer: typed || order.answer },
  ];
  const isSame = before.state === after.state && before.answer === after.answer;
  const object = { kind: "customOrder", id: number } as const;
  const event = { author, action: "customOrderMoved", object, before, after, now } as const;
  try {
    const [moved] = await db.batch([
      db.prepare(MOVE).bind(number, to, after.answer, now, seen, before.answer),
      ...(isSame ? [] : [eventIfChanged(db, event)]),
    ]);
    return moved!.meta.changes > 0 ? "moved" : "meanwhile";
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
    answer = ?3
  WHERE number = ?1 AND state = ?5 AND answer = ?6`;
