import { reportsToHide, type ReportReason } from "../../domain/reviews/review.ts";
import { SENT_PICTURES, PUBLISH_SENT_PICTURES } from "../pictures/sent-pictures.server.ts";
import { authorValues, eventIfChanged, INSERT_EVENT, type By } from "../events/operator-events.server.ts";
import type { Translated } from "../../domain/translated.ts";
import { translated } from "../translated.server.ts";

/**
 * Once `reportsToHide` accounts reported a review that no operator approved, it is hidden. Idempotent. False for a
 * hidden or unknown review.
 */
export async function reportReview(
  db: D1Database,
  { reviewId, owner, reason, now }: { reviewId: number; owner: string; reason: ReportReason; now: number },
): Promise<boolean> {
  const [seen] = await db.batch([
    db.prepare("SELECT 1 FROM product_rate WHERE id = ?1 AND content <> '' AND hidden_at IS NULL").bind(reviewId),
    db.prepare(REPORT).bind(reviewId, owner, reason, now),
    db.prepare(HIDE_REPORTED).bind(reviewId, reportsToHide, now),
  ]);
  return seen!.results.length > 0;
}

export interface WaitingReview extends Translated<"productName"> {
  id: number;
  productSlug: string;
  rate: number;
  author: string;
  content: string;
  reply: string;
  waitsSince: number | null;
  hiddenAt: number | null;
  reasons: Partial<Record<ReportReason, number>>;
  pictures: { hash: string; isShown: boolean }[];
}

export async function listWaitingReviews(db: D1Database, limit: number): Promise<WaitingReview[]> {
  const { results } = await db.prepare(WAITING).bind(limit).all<ReviewRow>();
  return results.map(toReview);
}

export async function findReviewToDecide(db: D1Database, reviewId: number): Promise<WaitingReview | null> {
  const row = await db.prepare(ONE).bind(reviewId).first<ReviewRow>();
  return row && toReview(row);
}

type ReviewRow = Omit<WaitingReview, "reasons" | "pictures"> & { reasons: string; pictures: string };

function toReview(row: ReviewRow): WaitingReview {
  const { reasons, pictures, ...review } = row;
  return {
    ...review,
    reasons: JSON.parse(reasons) as WaitingReview["reasons"],
    pictures: JSON.parse(pictures) as WaitingReview["pictures"],
  };
}

interface Judgement extends By {
  reviewId: number;
  isHidden: boolean;
  reason: string;
  seen: string;
}

/** Reveals a concurrent decision or report. */
export function reviewMark({ waitsSince, hiddenAt }: Pick<WaitingReview, "waitsSince" | "hiddenAt">): string {
  return `${waitsSince ?? 0}-${hiddenAt ?? 0}`;
}

/**
 * Pictures of a visible review become public, those of a hidden one are removed. False where the review changed since `seen`, its `reviewMark`.
 */
export async function decideReview(db: D1Database, judgement: Judgement): Promise<boolean> {
  const { reviewId, isHidden, reason, author, now, seen } = judgement;
  const [judged] = await db.batch([
    db.prepare(JUDGE).bind(reviewId, Number(isHidden), now, seen),
    eventIfChanged(db, {
      ...{ author, action: "reviewDecided", object: { kind: "review", id: String(reviewId) }, now },
      before: { hidden: !seen.endsWith("-0") },
      after: { hidden: isHidden, ...(reason && { reason }) },
    }),
    db.prepare(SETTLE_REPORTS).bind(reviewId),
    ...PUBLISH_SENT_PICTURES.map((sql) => db.prepare(sql).bind(reviewId, now)),
    db.prepare(DROP_HIDDEN).bind(reviewId),
  ]);
  return judged!.meta.changes > 0;
}

/** False where the review changed since `seen`, or has no pictures. */
export async function dropSentPictures(db: D1Database, judgement: Omit<Judgement, "isHidden">): Promise<boolean> {
  const { reviewId, reason, author, now, seen } = judgement;
  const [, dropped] = await db.batch([
    db.prepare(RECORD_REMOVED_PICTURES).bind(reviewId, reason, now, seen, ...authorValues(author)),
    db.prepare(REMOVE_PICTURES).bind(reviewId, seen),
  ]);
  return dropped!.meta.changes > 0;
}

const REPORT = `
  INSERT INTO review_report (review_id, owner, reason, at)
  SELECT id, ?2, ?3, ?4 FROM product_rate WHERE id = ?1 AND content <> '' AND hidden_at IS NULL
  ON CONFLICT DO NOTHING`;

const HIDE_REPORTED = `
  UPDATE product_rate SET hidden_at = ?3
  WHERE id = ?1 AND hidden_at IS NULL AND cleared_at IS NULL
    AND (SELECT count(*) FROM review_report WHERE review_id = ?1 AND substr(owner, 1, 8) = 'account:') >= ?2`;

const LISTED = `
  SELECT r.id, p.name_slug AS productSlug, ${translated("p.name", "productName")}, r.rate, r.author, r.content, r.reply, r.waits_since AS waitsSince,
    r.hidden_at AS hiddenAt, (
      SELECT json_group_object(reason, reports)
      FROM (SELECT reason, count(*) AS reports FROM review_report WHERE review_id = r.id GROUP BY reason)
    ) AS reasons, ${SENT_PICTURES("review_id", "r.id")} AS pictures
  FROM product_rate r CROSS JOIN product p ON p.id = r.product_id`;
const WAITING = `${LISTED} WHERE r.waits_since IS NOT NULL ORDER BY r.waits_since, r.id LIMIT ?1`;
const ONE = `${LISTED} WHERE r.id = ?1 AND r.content <> ''`;

const AS_SEEN = "coalesce(waits_since, 0) || '-' || coalesce(hidden_at, 0) = ?4";

const JUDGE = `
  UPDATE product_rate SET hidden_at = CASE ?2 WHEN 1 THEN coalesce(hidden_at, ?3) END,
    cleared_at = CASE ?2 WHEN 0 THEN ?3 END, waits_since = NULL
  WHERE id = ?1 AND ${AS_SEEN}`;

const DROP_HIDDEN = `
  DELETE FROM sent_picture WHERE review_id = ?1 AND EXISTS (SELECT 1 FROM product_rate WHERE id = ?1 AND hidden_at IS NOT NULL AND waits_since IS NULL)`;

// Counts the pictures, so it comes before they are deleted.
const RECORD_REMOVED_PICTURES = `${INSERT_EVENT}
  SELECT ?3, ?5, ?6, ?7, 'reviewDecided', 'review', CAST(r.id AS TEXT), json_object('pictures', count(*)),
    json_patch(json_object('pictures', 0), json_object('reason', nullif(?2, ''))), ?8
  FROM product_rate r CROSS JOIN sent_picture s ON s.review_id = r.id WHERE r.id = ?1 AND ${AS_SEEN} GROUP BY r.id`;

const REMOVE_PICTURES = `
  DELETE FROM sent_picture WHERE review_id IN (SELECT id FROM product_rate WHERE id = ?1 AND ${AS_SEEN.replaceAll("?4", "?2")})`;

const SETTLE_REPORTS =
  "DELETE FROM review_report WHERE review_id = ?1 AND EXISTS (SELECT 1 FROM product_rate WHERE id = ?1 AND waits_since IS NULL)";
