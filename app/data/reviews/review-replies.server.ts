import { within } from "../deadline.server.ts";

const WRITE_MS = 5_000;

interface Reply {
  reviewId: number;
  vendorId: number;
  /** As checked by checkWords (domain/reviews/review-words); "" removes the reply. */
  text: string;
  /** UTC ms. */
  now: number;
}

/**
 * Sets a vendor's reply to a review of its goods, replacing an older one; repeating it changes nothing. False if this
 * vendor has no such review, or it is hidden.
 */
export async function replyToReview(db: D1Database, { reviewId, vendorId, text, now }: Reply): Promise<boolean> {
  const { meta } = await within(WRITE_MS, db.prepare(REPLY).bind(reviewId, vendorId, text, now).run());
  return meta.changes > 0;
}

const REPLY = `
  UPDATE product_rate SET reply = ?3,
    reply_at = CASE WHEN ?3 = '' THEN NULL WHEN reply = ?3 THEN reply_at ELSE ?4 END
  WHERE id = ?1 AND vendor_id = ?2 AND content <> '' AND hidden_at IS NULL`;
