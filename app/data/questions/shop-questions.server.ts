import type { DeskQuestion } from "./desk-questions.server.ts";
import type { Locale } from "../../domain/languages.ts";
import { eventIfChanged, type By } from "../events/operator-events.server.ts";

interface NewShopQuestion {
  /** Like a product question's. */
  asker: string;
  question: string;
  locale: Locale;
  now: number;
}

/** Idempotent. */
export async function askShop(db: D1Database, { asker, question, locale, now }: NewShopQuestion): Promise<void> {
  await db.prepare(ASK).bind(asker, question, locale, now).run();
}

export type ShopQuestion = Pick<DeskQuestion, "id" | "question" | "answer" | "askedAt"> & { isOpen: 0 | 1 };

export async function listShopQuestions(db: D1Database, before: number | null, limit: number): Promise<ShopQuestion[]> {
  return (
    await db
      .prepare(LIST)
      .bind(before ?? Number.MAX_SAFE_INTEGER, limit)
      .all<ShopQuestion>()
  ).results;
}

interface ShopAnswer extends By {
  id: number;
  /** "": closed without a notification. */
  answer: string;
  reason: string;
}

/**
 * Sends the answer to the asker and deletes the contact: call `callOutbox` afterwards. False where the question is not
 * open.
 */
export async function answerShopQuestion(db: D1Database, given: ShopAnswer): Promise<boolean> {
  const { id, answer, reason, author, now } = given;
  const [, answered] = await db.batch([
    db.prepare(LETTER).bind(id, answer, now, now + 3 * 86_400_000),
    db.prepare(ANSWER).bind(id, answer, now),
    eventIfChanged(db, {
      ...{ author, action: answer ? "questionAnswered" : "questionDecided", now },
      object: { kind: "shopQuestion", id: String(id) },
      after: { ...(answer && { answer }), ...(reason && { reason }) },
    }),
  ]);
  return answered!.meta.changes > 0;
}

const ASK = `
  INSERT INTO shop_question (asker, question, locale, asked_at, changed_at) VALUES (?1, ?2, ?3, ?4, ?4)
  ON CONFLICT (asker, question) WHERE asker <> '' DO NOTHING`;

const LIST = `
  SELECT id, question, answer, is_open AS isOpen, asked_at AS askedAt FROM shop_question WHERE id < ?1
  ORDER BY id DESC LIMIT ?2`;

const OPEN = "id = ?1 AND is_open = 1";

/** An account gets it at its current contact and in its current language. */
const LETTER = `
  INSERT INTO outbox (kind, dedupe_key, payload, created_at, due_at, expires_at)
  SELECT CASE instr(contact, '@') WHEN 0 THEN 'sms' ELSE 'mail' END, 'shopAnswered:' || ?1,
    json_object('to', contact, 'locale', language, 'text', 'shopAnswered', 'values', json_object('answer', ?2)), ?3, ?3, ?4
  FROM (
    SELECT coalesce(a.email, a.phone, q.asker) AS contact, coalesce(a.locale, q.locale) AS language
    FROM shop_question q LEFT JOIN account a ON q.asker GLOB 'account:[0-9]*' AND a.id = CAST(substr(q.asker, 9) AS INTEGER)
    WHERE q.${OPEN})
  WHERE ?2 <> ''
  ON CONFLICT (dedupe_key) DO NOTHING`;

const ANSWER = `UPDATE shop_question SET is_open = 0, answer = ?2, asker = '', changed_at = ?3 WHERE ${OPEN}`;
