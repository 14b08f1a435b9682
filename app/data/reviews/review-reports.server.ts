import { reportsToHide, type ReportReason } from "../../domain/reviews/review-report.ts";
import { READ_MS, within } from "../deadline.server.ts";

const WRITE_MS = 5_000;

interface Report {
  reviewId: number;
  owner: string;
  reason: ReportReason;
  /** UTC ms. */
  now: number;
}

/**
 * Reports a review, which then waits for an operator. Reports by reportsToHide accounts hide it until then, unless an
 * operator has approved it before. Repeating a report changes nothing. False if there is no such review, or it is
 * hidden.
 */
export async function reportReview(db: D1Database, { reviewId, owner, reason, now }: Report): Promise<boolean> {
  const [seen] = await within(
    WRITE_MS,
    db.batch([
      db.prepare("SELECT 1 FROM product_rate WHERE id = ?1 AND content <> '' AND hidden_at IS NULL").bind(reviewId),
      db.prepare(REPORT).bind(reviewId, owner, reason, now),
      db.prepare(HIDE_REPORTED).bind(reviewId, reportsToHide, now),
    ]),
  );
  return seen!.results.length > 0;
}

/** A review as an operator judges it; times in UTC ms. */
interface WaitingReview {
  id: number;
  productSlug: string;
  rate: number;
  author: string;
  content: string;
  reply: string;
  waitsSince: number;
  hiddenAt: number | null;
  /** Number of reports by reason: {rude: 2}. */
  reasons: Partial<Record<ReportReason, number>>;
}

/** Reviews that wait for an operator, the longest waiting first. */
export async function listWaitingReviews(db: D1Database, limit: number): Promise<WaitingReview[]> {
  const { results } = await within(
    READ_MS,
    db.prepare(WAITING).bind(limit).all<Omit<WaitingReview, "reasons"> & { reasons: string }>(),
  );
  return results.map((row) => ({ ...row, reasons: JSON.parse(row.reasons) as WaitingReview["reasons"] }));
}

interface Judgement {
  reviewId: number;
  isHidden: boolean;
  /** UTC ms. */
  now: number;
}

/** Hides or shows a review as the operator decided, and deletes its reports. False if there is no such review. */
export async function judgeReview(db: D1Database, { reviewId, isHidden, now }: Judgement): Promise<boolean> {
  const [judged] = await within(
    WRITE_MS,
    db.batch([
      db.prepare(JUDGE).bind(reviewId, Number(isHidden), now),
      db.prepare("DELETE FROM review_report WHERE review_id = ?1").bind(reviewId),
    ]),
  );
  return judged!.meta.changes > 0;
}

const REPORT = `
  INSERT INTO review_report (review_id, owner, reason, at)
  SELECT id, ?2, ?3, ?4 FROM product_rate WHERE id = ?1 AND content <> '' AND hidden_at IS NULL
  ON CONFLICT DO NOTHING`;

const HIDE_REPORTED = `
  UPDATE product_rate SET hidden_at = ?3
  WHERE id = ?1 AND hidden_at IS NULL AND cleared_at IS NULL
    AND (SELECT count(*) FROM review_report WHERE review_id = ?1 AND substr(owner, 1, 8) = 'account:') >= ?2`;

const WAITING = `
  SELECT r.id, p.name_slug AS productSlug, r.rate, r.author, r.content, r.reply, r.waits_since AS waitsSince,
    r.hidden_at AS hiddenAt, (
      SELECT json_group_object(reason, reports)
      FROM (SELECT reason, count(*) AS reports FROM review_report WHERE review_id = r.id GROUP BY reason)
    ) AS reasons
  FROM product_rate r CROSS JOIN product p ON p.id = r.product_id
  WHERE r.waits_since IS NOT NULL ORDER BY r.waits_since, r.id LIMIT ?1`;

const JUDGE = `
  UPDATE product_rate SET hidden_at = CASE ?2 WHEN 1 THEN coalesce(hidden_at, ?3) END,
    cleared_at = CASE ?2 WHEN 0 THEN ?3 END, waits_since = NULL
  WHERE id = ?1`;
