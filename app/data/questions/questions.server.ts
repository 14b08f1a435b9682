import type { LineKey } from "../../domain/products/product.ts";
import { type AnsweredQuestion, openQuestions, QUESTION_LINK_MS } from "../../domain/questions/question.ts";
import type { Locale } from "../../domain/viewer.ts";
import { translated } from "../translated.server.ts";

export interface NewQuestion extends LineKey {
  /** 'account:<id>', or a guest's contact in its stored form. */
  asker: string;
  question: string;
  locale: Locale;
  now: number;
}

/**
 * Idempotent. A trigger informs the seller: call `callOutbox` afterwards. False where the seller has 50 open questions.
 */
export async function askQuestion(db: D1Database, asked: NewQuestion): Promise<boolean> {
  const { productId, variantId, asker, question, locale, now } = asked;
  const [, kept] = await db.batch([
    db.prepare(ASK).bind(productId, asker, question, locale, now, now + QUESTION_LINK_MS, openQuestions, variantId),
    db.prepare(ASKED).bind(productId, asker, question, variantId),
  ]);
  return kept!.results.length > 0;
}

export async function listShownQuestions(
  db: D1Database,
  productId: number,
  limit: number,
): Promise<AnsweredQuestion[]> {
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
