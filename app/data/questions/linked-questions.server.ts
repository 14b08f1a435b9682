import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import type { ChosenProduct } from "../../domain/products/product.ts";
import type { QuestionState } from "../../domain/questions/question.ts";
import type { Locale } from "../../domain/viewer.ts";
import { INSERT_EVENT } from "../events/operator-events.server.ts";
import { type ChosenRow, toChosen, VARIANT_OF_LINE } from "../products/chosen-rows.server.ts";
import { selectProducts } from "../products/product-rows.server.ts";
import { vendorLocale } from "../translated.server.ts";

export interface LinkedQuestion {
  id: number;
  question: string;
  answer: string;
  state: QuestionState;
  askedAt: number;
  expiresAt: number;
  chosen: ChosenProduct;
  vendorLocale: Locale;
}

/** Returns the stored hash, the first one. */
export async function keepQuestionHash(db: D1Database, id: number, hash: string): Promise<string | null> {
  return db.prepare(KEEP_HASH).bind(id, hash).first<string>("secret_hash");
}

export async function findLinkedQuestion(db: D1Database, hash: string, now: number): Promise<LinkedQuestion | null> {
  const row = await db.prepare(FIND).bind(hash, now).first<Row>();
  if (!row) return null;
  const { questionId: id, question, answer, state, askedAt, expiresAt, vendorLocale: locale } = row;
  return { id, question, answer, state, askedAt, expiresAt, vendorLocale: locale, chosen: toChosen(row) };
}

interface SellersAnswer {
  link: string;
  answer: string;
  author: EventAuthor;
  now: number;
}

/** Replaces an earlier answer until the desk decides. False for an invalid link. */
export async function answerByLink(db: D1Database, { link, answer, author, now }: SellersAnswer): Promise<boolean> {
  const { kind, id, name, address } = author;
  const [, written] = await db.batch([
    db.prepare(EVENT).bind(link, now, answer, kind, id, name, address),
    db.prepare(ANSWER).bind(link, now, answer),
  ]);
  return written!.meta.changes > 0;
}

type Row = Omit<LinkedQuestion, "id" | "chosen"> & ChosenRow & { questionId: number };

const KEEP_HASH =
  "UPDATE product_question SET secret_hash = coalesce(secret_hash, ?2) WHERE id = ?1 RETURNING secret_hash";

const FIND = selectProducts("WHERE l.secret_hash = ?1 AND l.link_expires_at > ?2", {
  from: "product_question l CROSS JOIN product p ON p.id = l.product_id",
  columns: `, l.id AS questionId, l.question, l.answer, l.state, l.asked_at AS askedAt, l.link_expires_at AS expiresAt,
    ${vendorLocale("v")} AS vendorLocale,
    p.retired_at, l.variant_id, ${VARIANT_OF_LINE}`,
});

const LIVE = "secret_hash = ?1 AND link_expires_at > ?2 AND state IN ('asked', 'answered') AND answer <> ?3";

// Before the answer, because it reads the former one.
const EVENT = `${INSERT_EVENT}
  SELECT ?2, ?4, ?5, ?6, 'questionAnswered', 'question', CAST(id AS TEXT),
    json_patch('{}', json_object('answer', nullif(answer, ''))), json_object('answer', ?3), ?7
  FROM product_question WHERE ${LIVE}`;

const ANSWER = `UPDATE product_question SET answer = ?3, state = 'answered', changed_at = ?2 WHERE ${LIVE}`;
