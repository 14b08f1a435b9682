import type { ReviewSort, Stars } from "../../domain/reviews/review-query.ts";
import type { Review } from "../../domain/reviews/review.ts";

/** Of each rate from 1 to 5 (specification 3.1, productrateSet); `written`: with words. */
export async function countRates(db: D1Database, productId: number) {
  type Counted = { rate: number; count: number; written: number };
  return (await db.prepare(COUNTS).bind(productId).all<Counted>()).results;
}

interface ReviewPage {
  sort: ReviewSort;
  stars: Stars | null;
  size: number;
  offset: number;
}

export async function listReviews(db: D1Database, productId: number, { sort, stars, size, offset }: ReviewPage) {
  const statement =
    stars === null
      ? db.prepare(selectReviews("", ORDERS[sort])).bind(productId, size, offset)
      : // All have the same rate, so any order is right.
        db.prepare(selectReviews("AND rate = ?4", ORDERS.highest)).bind(productId, size, offset, stars);
  return (await statement.all<ReviewRow>()).results.map(toReview);
}

export interface ReviewRow extends Omit<Review, "isVerified" | "pictures"> {
  isVerified: number;
  pictures: string;
}

export const HELPFUL = "(SELECT count(*) FROM review_vote WHERE review_id = r.id)";

export const REVIEW = `r.id, r.rate, r.author, r.content, r.content_lang AS contentLang, r.created_at AS createdAt,
  r.order_id IS NOT NULL AS isVerified, ${HELPFUL} AS helpful, r.reply, (
    SELECT json_group_array(shown)
    FROM (SELECT shown FROM sent_picture WHERE review_id = r.id AND shown_at IS NOT NULL ORDER BY position)
  ) AS pictures`;

export const IS_PUBLISHED = "r.content <> '' AND r.hidden_at IS NULL";

export function toReview<Row extends ReviewRow>(
  row: Row,
): Omit<Row, "isVerified" | "pictures"> & { isVerified: boolean; pictures: string[] } {
  return { ...row, isVerified: row.isVerified === 1, pictures: JSON.parse(row.pictures) as string[] };
}

const COUNTS = `
  SELECT rate, count(*) AS count,
    (SELECT count(*) FROM product_rate r WHERE r.product_id = ?1 AND r.rate = a.rate AND ${IS_PUBLISHED}) AS written
  FROM product_rate a WHERE product_id = ?1 AND hidden_at IS NULL GROUP BY rate`;

const ORDERS: Record<ReviewSort, string> = {
  newest: "id DESC",
  highest: "rate DESC, id DESC",
  lowest: "rate, id DESC",
};

function selectReviews(condition: string, order: string): string {
  return `
  SELECT ${REVIEW}
  FROM product_rate r WHERE product_id = ?1 AND ${IS_PUBLISHED} ${condition} ORDER BY ${order} LIMIT ?2 OFFSET ?3`;
}
