import { decideReview, reviewMark, type WaitingReview } from "../../app/data/reviews/review-reports.server.ts";
import { NOW } from "../data/small-catalogue.ts";
import { author } from "./events.ts";
import { db, readRow } from "./test-database.ts";

/** By somebody who sees the review as it is. */
export async function judge(reviewId: number, isHidden: boolean, reason = "") {
  return decideReview(db, { reviewId, isHidden, reason, author, now: NOW, seen: await markOf(reviewId) });
}

export async function markOf(reviewId: number): Promise<string> {
  const sql = "SELECT waits_since AS waitsSince, hidden_at AS hiddenAt FROM product_rate WHERE id = ?1";
  const row = await readRow<Pick<WaitingReview, "waitsSince" | "hiddenAt">>(sql, reviewId);
  return reviewMark(row ?? { waitsSince: null, hiddenAt: null });
}
