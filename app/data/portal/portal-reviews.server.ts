import { authorValues, INSERT_EVENT, type By } from "../events/operator-events.server.ts";

export interface ListedReview {
  review: number;
  product: number;
  feedId: string;
  rate: number;
  author: string;
  text: string;
  writtenAt: number;
  reply: string;
}

export async function listVendorReviews(db: D1Database, vendorId: number, after: number, limit: number) {
  const { results } = await db.prepare(LIST).bind(vendorId, after, limit).all<ListedReview>();
  return results;
}

const LIST = `
  SELECT r.id AS review, r.product_id AS product, p.feed_id AS feedId, r.rate, r.author, r.content AS text,
    r.created_at AS writtenAt, r.reply
  FROM product_rate r CROSS JOIN product p ON p.id = r.product_id
  WHERE r.vendor_id = ?1 AND r.content <> '' AND r.hidden_at IS NULL
    AND (r.created_at, r.id) > (coalesce((SELECT created_at FROM product_rate WHERE id = ?2 AND vendor_id = ?1), 0), ?2)
  ORDER BY r.created_at, r.id LIMIT ?3`;

interface Reply extends By {
  reviewId: number;
  vendorId: number;
  text: string;
}

/** With event and `alongside`; idempotent. False if this vendor has no such visible review. */
export async function replyToReview(
  db: D1Database,
  { reviewId, vendorId, text, author, now }: Reply,
  alongside: D1PreparedStatement[] = [],
): Promise<boolean> {
  const [, replied] = await db.batch([
    db.prepare(EVENT).bind(reviewId, vendorId, text, now, ...authorValues(author)),
    db.prepare(REPLY).bind(reviewId, vendorId, text, now),
    ...alongside,
  ]);
  return replied!.meta.changes > 0;
}

const THEIRS = "id = ?1 AND vendor_id = ?2 AND content <> '' AND hidden_at IS NULL";

// Before the change, because it reads the former reply.
const EVENT = `${INSERT_EVENT}
  SELECT ?4, ?5, ?6, ?7, 'reviewReplied', 'review', id, json_object('answer', nullif(reply, '')), json_object('answer', nullif(?3, '')), ?8
  FROM product_rate WHERE ${THEIRS} AND reply <> ?3`;

const REPLY = `
  UPDATE product_rate SET reply = ?3,
    reply_at = CASE WHEN ?3 = '' THEN NULL WHEN reply = ?3 THEN reply_at ELSE ?4 END
  WHERE ${THEIRS}`;
