import type { ChosenProduct } from "../../domain/products/product.ts";
import type { QuestionState } from "../../domain/questions/question.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";
import { type ChosenRow, selectChosen, toChosen } from "../products/product-rows.server.ts";

export interface DeskQuestion {
  id: number;
  question: string;
  answer: string;
  state: QuestionState;
  askedAt: number;
  changedAt: number;
  chosen: ChosenProduct;
  isUnreached: boolean;
}

export async function listDeskQuestions(
  db: D1Database,
  { state, before }: { state: QuestionState; before: number | null },
  limit: number,
): Promise<DeskQuestion[]> {
  const asked = db.prepare(LISTED).bind(state, before ?? Number.MAX_SAFE_INTEGER, limit);
  return (await asked.all<Row>()).results.map(toQuestion);
}

export async function findDeskQuestion(db: D1Database, id: number): Promise<DeskQuestion | null> {
  const row = await db.prepare(ONE).bind(id).first<Row>();
  return row && toQuestion(row);
}

interface QuestionDecision extends By {
  id: number;
  to: "shown" | "hidden";
  answer: string;
  reason: string;
  seen: string;
}

/** Reveals a concurrent answer or decision. */
export function questionMark({ state, changedAt }: Pick<DeskQuestion, "state" | "changedAt">): string {
  return `${state}-${changedAt}`;
}

/**
 * A trigger informs the asker: call `callOutbox` afterwards. False where it differs from `seen`. Throws without an
 * answer.
 */
export async function decideQuestion(db: D1Database, decision: QuestionDecision): Promise<boolean> {
  const { id, to, answer: typed, reason, seen, author, now } = decision;
  const before = await findDeskQuestion(db, id);
  if (!before || questionMark(before) !== seen) return false;
  const answer = typed || before.answer;
  const isNew = answer !== before.answer;
  const [decided] = await db.batch([
    db.prepare(DECIDE).bind(id, to, answer, now, seen),
    eventIfChanged(db, {
      ...{ author, action: "questionDecided", object: { kind: "question", id: String(id) }, now },
      before: { state: before.state, ...(isNew && before.answer && { answer: before.answer }) },
      after: { state: to, ...(isNew && { answer }), ...(reason && { reason }) },
    }),
  ]);
  return decided!.meta.changes > 0;
}

type Row = Omit<DeskQuestion, "id" | "chosen" | "isUnreached"> & ChosenRow & { questionId: number; isUnreached: 0 | 1 };

function toQuestion(row: Row): DeskQuestion {
  const { questionId: id, question, answer, state, askedAt, changedAt, isUnreached } = row;
  return { id, question, answer, state, askedAt, changedAt, isUnreached: isUnreached === 1, chosen: toChosen(row) };
}

const select = (rest: string) =>
  selectChosen(
    rest,
    "product_question l",
    `, l.id AS questionId, l.question, l.answer, l.state, l.asked_at AS askedAt, l.changed_at AS changedAt,
    v.sms_to IS NULL AND v.email IS NULL AS isUnreached`,
  );
const LISTED = select("WHERE l.state = ?1 AND l.id < ?2 ORDER BY l.id DESC LIMIT ?3");
const ONE = select("WHERE l.id = ?1");

const DECIDE = `
  UPDATE product_question SET state = ?2, answer = ?3, changed_at = ?4 WHERE id = ?1 AND state || '-' || changed_at = ?5`;
