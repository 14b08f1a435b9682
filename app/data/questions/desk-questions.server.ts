import type { ChosenProduct } from "../../domain/products/product.ts";
import type { QuestionState } from "../../domain/questions/question.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
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
  const { id, to, answer, reason, seen, author, now } = decision;
  const [, decided] = await db.batch([
    db.prepare(EVENT).bind(id, to, answer, now, seen, reason, ...authorValues(author)),
    db.prepare(DECIDE).bind(id, to, answer, now, seen),
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

const AS_SEEN = "id = ?1 AND state || '-' || changed_at = ?5";
const NEXT = "CASE ?3 WHEN '' THEN answer ELSE ?3 END";

// Before the decision, because it reads the former state.
const EVENT = `${INSERT_EVENT}
  SELECT ?4, ?7, ?8, ?9, 'questionDecided', 'question', CAST(id AS TEXT),
    json_patch(json_object('state', state), json_object('answer', CASE WHEN ${NEXT} <> answer THEN nullif(answer, '') END)),
    json_patch(json_object('state', ?2),
      json_object('answer', CASE WHEN ${NEXT} <> answer THEN ${NEXT} END, 'reason', nullif(?6, ''))), ?10
  FROM product_question WHERE ${AS_SEEN}`;

const DECIDE = `UPDATE product_question SET state = ?2, answer = ${NEXT}, changed_at = ?4 WHERE ${AS_SEEN}`;
