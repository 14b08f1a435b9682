import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { INSERT_EVENT } from "../events/operator-events.server.ts";

interface Reply {
  reviewId: number;
  vendorId: number;
  text: string;
  author: EventAuthor;
  now: number;
}

/** With event and `alongside`; idempotent. False if this vendor has no such visible review. */
export async function replyToReview(
  db: D1Database,
  { reviewId, vendorId, text, author, now }: Reply,
  alongside: D1PreparedStatement[] = [],
): Promise<boolean> {
  const { kind, id, name, address } = author;
  const [, replied] = await db.batch([
    db.prepare(EVENT).bind(reviewId, vendorId, text, now, kind, id, name, address),
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
