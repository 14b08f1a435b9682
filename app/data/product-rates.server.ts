import type { ReviewSort, Stars } from "../domain/review-query.ts";

/** How often a rate (1 to 5) was given to a product (specification 3.1, productrateSet), and how often with words. */
export interface RateCount {
  rate: number;
  count: number;
  told: number;
}

/** One shopper's words; createdAt in UTC ms. */
export interface Review {
  id: number;
  rate: number;
  author: string;
  content: string;
  contentLang: "en" | "am";
  createdAt: number;
}

/** The rates of a product, one row for each that was given. */
export async function countRates(db: D1Database, productId: number): Promise<RateCount[]> {
  const [all, told] = await db.batch<{ rate: number; count: number }>([
    db.prepare(COUNTS).bind(productId),
    db.prepare(TOLD).bind(productId),
  ]);
  const withWords = new Map(told!.results.map(({ rate, count }) => [rate, count]));
  return all!.results.map(({ rate, count }) => ({ rate, count, told: withWords.get(rate) ?? 0 }));
}

interface ReviewPage {
  sort: ReviewSort;
  /** Only reviews that gave so many; null: all. */
  stars: Stars | null;
  size: number;
  offset: number;
}

/** Reviews of a product that say something, a page at a time; of equal rates the newest first. */
export async function listReviews(
  db: D1Database,
  productId: number,
  { sort, stars, size, offset }: ReviewPage,
): Promise<Review[]> {
  const statement =
    stars === null
      ? db.prepare(selectReviews("", ORDERS[sort])).bind(productId, size, offset)
      : // All have one rate: every order is the same.
        db.prepare(selectReviews("AND rate = ?4", ORDERS.highest)).bind(productId, size, offset, stars);
  return (await statement.all<Review>()).results;
}

const COUNTS = `SELECT rate, count(*) AS count FROM product_rate WHERE product_id = ?1 GROUP BY rate LIMIT 5`;
const TOLD = `SELECT rate, count(*) AS count FROM product_rate WHERE product_id = ?1 AND content <> '' GROUP BY rate LIMIT 5`;

const ORDERS: Record<ReviewSort, string> = {
  newest: "id DESC",
  highest: "rate DESC, id DESC",
  lowest: "rate, id DESC",
};

function selectReviews(condition: string, order: string): string {
  return `
  SELECT id, rate, author, content, content_lang AS contentLang, created_at AS createdAt
  FROM product_rate WHERE product_id = ?1 AND content <> '' ${condition} ORDER BY ${order} LIMIT ?2 OFFSET ?3`;
}
