import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import type { QuestionState } from "../../domain/questions/question.ts";
import type { Locale } from "../../domain/viewer.ts";
import { INSERT_EVENT } from "../events/operator-events.server.ts";

export interface LinkedQuestion {
  id: number;
  question: string;
  answer: string;
  state: QuestionState;
  askedAt: number;
  expiresAt: number;
  product: { name: string; nameAm: string | null; nameSlug: string };
  vendor: { id: number; name: string; nameAm: string | null; locale: Locale };
}

/** Returns the stored hash, the first one. */
export async function keepQuestionHash(db: D1Database, id: number, hash: string): Promise<string | null> {
  return db.prepare(KEEP_HASH).bind(id, hash).first<string>("secret_hash");
}

export async function findLinkedQuestion(db: D1Database, hash: string, now: number): Promise<LinkedQuestion | null> {
  const row = await db.prepare(FIND).bind(hash, now).first<Row>();
  if (!row) return null;
  const { name, nameAm, nameSlug, vendorId, vendorName, vendorNameAm, vendorLocale, ...question } = row;
  return {
    ...question,
    product: { name, nameAm, nameSlug },
    vendor: { id: vendorId, name: vendorName, nameAm: vendorNameAm, locale: vendorLocale },
  };
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

type Row = Omit<LinkedQuestion, "product" | "vendor"> &
  LinkedQuestion["product"] & {
    vendorId: number;
    vendorName: string;
    vendorNameAm: string | null;
    vendorLocale: Locale;
  };

const KEEP_HASH =
  "UPDATE product_question SET secret_hash = coalesce(secret_hash, ?2) WHERE id = ?1 RETURNING secret_hash";

const FIND = `
  SELECT q.id, q.question, q.answer, q.state, q.asked_at AS askedAt, q.link_expires_at AS expiresAt, p.name, p.name_am AS nameAm,
    p.name_slug AS nameSlug, v.id AS vendorId, v.name AS vendorName, v.amharic_name AS vendorNameAm,
    coalesce(v.locale, CASE WHEN trim(coalesce(v.amharic_name, '')) = '' THEN 'en' ELSE 'am' END) AS vendorLocale
  FROM product_question q CROSS JOIN product p ON p.id = q.product_id CROSS JOIN vendor v ON v.id = q.vendor_id
  WHERE q.secret_hash = ?1 AND q.link_expires_at > ?2`;

const LIVE = "secret_hash = ?1 AND link_expires_at > ?2 AND state IN ('asked', 'answered') AND answer <> ?3";

// Before the answer, because it reads the former one.
const EVENT = `${INSERT_EVENT}
  SELECT ?2, ?4, ?5, ?6, 'questionAnswered', 'question', CAST(id AS TEXT),
    json_patch('{}', json_object('answer', nullif(answer, ''))), json_object('answer', ?3), ?7
  FROM product_question WHERE ${LIVE}`;

const ANSWER = `UPDATE product_question SET answer = ?3, state = 'answered', changed_at = ?2 WHERE ${LIVE}`;
