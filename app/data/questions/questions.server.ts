import type { DeskQuestion } from "./desk-questions.server.ts";
import type { LineKey } from "../../domain/products/product.ts";
import { type AnsweredQuestion, openQuestions, QUESTION_LINK_MS } from "../../domain/questions/question.ts";
import type { Locale } from "../../domain/languages.ts";
import { translated } from "../translated.server.ts";
import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import { type ChosenRow, selectChosen, toChosen } from "../products/product-rows.server.ts";

export interface NewQuestion extends LineKey {
  /** 'account:<id>', or a guest's contact in its stored form. */
  asker: string;
  question: string;
  locale: Locale;
  now: number;
}

/**
 * Idempotent. A trigger informs the seller: call `callOutbox` afterwards. False where the seller has 50 open questions, or the product is retired.
 */
export async function askQuestion(db: D1Database, asked: NewQuestion): Promise<boolean> {
  const { productId, variantId, asker, question, locale, now } = asked;
  const [, kept] = await db.batch([
    db.prepare(ASK).bind(productId, asker, question, locale, now, now + QUESTION_LINK_MS, openQuestions, variantId),
    db.prepare(ASKED).bind(productId, asker, question, variantId),
  ]);
  return kept!.results.length > 0;
}

export async function listPublishedQuestions(db: D1Database, productId: number, limit: number) {
  return (await db.prepare(SHOWN).bind(productId, limit).all<AnsweredQuestion>()).results;
}

const ASK = `
  INSERT INTO product_question (product_id, vendor_id, asker, question, locale, asked_at, changed_at, link_expires_at, variant_id)
  SELECT id, vendor_id, ?2, ?3, ?4, ?5, ?5, ?6, ?8 FROM product
  WHERE id = ?1 AND retired_at IS NULL
    AND (SELECT count(*) FROM product_question q WHERE q.vendor_id = product.vendor_id AND q.state = 'asked') < ?7
  ON CONFLICT (asker, product_id, variant_id, question) WHERE asker <> '' DO NOTHING`;

const ASKED = `
  SELECT 1 FROM product_question
  WHERE asker = ?2 AND asker <> '' AND product_id = ?1 AND variant_id = ?4 AND question = ?3`;

const SHOWN = `
  SELECT q.id, q.question, q.answer, w.id AS variantId, ${translated("w.color")}, w.size
  FROM product_question q LEFT JOIN product_variant w ON w.id = q.variant_id
  WHERE q.product_id = ?1 AND q.state = 'shown' ORDER BY q.changed_at DESC LIMIT ?2`;

interface LinkedQuestion extends Pick<DeskQuestion, "id" | "question" | "answer" | "state" | "askedAt" | "chosen"> {
  expiresAt: number;
  vendorLocale: Locale;
}

/** Returns the hash that was stored first. */
export async function storeQuestionHash(db: D1Database, id: number, hash: string): Promise<string | null> {
  return db.prepare(KEEP_HASH).bind(id, hash).first<string>("secret_hash");
}

export async function findLinkedQuestion(db: D1Database, hash: string, now: number): Promise<LinkedQuestion | null> {
  const row = await db.prepare(FIND).bind(hash, now).first<Row>();
  if (!row) return null;
  const { questionId: id, question, answer, state, askedAt, expiresAt, vendorLocale: locale } = row;
  return { id, question, answer, state, askedAt, expiresAt, vendorLocale: locale, chosen: toChosen(row) };
}

/** Replaces an earlier answer until the desk decides. False for an invalid link. */
export async function answerByLink(
  db: D1Database,
  { link, answer, author, now }: By & { link: string; answer: string },
): Promise<boolean> {
  const [, written] = await db.batch([
    db.prepare(EVENT).bind(link, now, answer, ...authorValues(author)),
    db.prepare(ANSWER).bind(link, now, answer),
  ]);
  return written!.meta.changes > 0;
}

type Row = Omit<LinkedQuestion, "id" | "chosen"> & ChosenRow & { questionId: number };

const KEEP_HASH =
  "UPDATE product_question SET secret_hash = coalesce(secret_hash, ?2) WHERE id = ?1 RETURNING secret_hash";

const FIND = selectChosen(
  "WHERE l.secret_hash = ?1 AND l.link_expires_at > ?2",
  "product_question l",
  `, l.id AS questionId, l.question, l.answer, l.state, l.asked_at AS askedAt, l.link_expires_at AS expiresAt,
    v.language AS vendorLocale`,
);

const LIVE = "secret_hash = ?1 AND link_expires_at > ?2 AND state IN ('asked', 'answered') AND answer <> ?3";

// Before the answer, because it reads the former one.
const EVENT = `${INSERT_EVENT}
  SELECT ?2, ?4, ?5, ?6, 'questionAnswered', 'question', CAST(id AS TEXT),
    json_patch('{}', json_object('answer', nullif(answer, ''))), json_object('answer', ?3), ?7
  FROM product_question WHERE ${LIVE}`;

const ANSWER = `UPDATE product_question SET answer = ?3, state = 'answered', changed_at = ?2 WHERE ${LIVE}`;
