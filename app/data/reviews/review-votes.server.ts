import { HELPFUL } from "../products/product-rates.server.ts";
import type { Absorbed } from "../../domain/accounts/sign-in-merge.ts";

/** ms within which a second press counts as the same press. */
const SAME_PRESS = 3_000;

/** Returns the vote, "own" for one's own review, null for a hidden or unknown one. */
export async function voteHelpful(
  db: D1Database,
  { reviewId, owner, isHelpful, now }: { reviewId: number; owner: string; isHelpful: boolean | null; now: number },
) {
  const wanted = isHelpful === null ? null : Number(isHelpful);
  const [, , current] = await db.batch<{ helpful: number; isOwn: number; isHelpful: number }>([
    db.prepare(GIVE).bind(reviewId, owner, wanted, now),
    // Leaves a vote of a moment ago: it is the same press.
    db.prepare(TAKE_BACK).bind(reviewId, owner, wanted, now - SAME_PRESS),
    db.prepare(CURRENT).bind(reviewId, owner),
  ]);
  const row = current!.results[0];
  if (!row) return null;
  return row.isOwn === 1 ? "own" : { isHelpful: row.isHelpful === 1, helpful: row.helpful };
}

export async function listViewerRelations(db: D1Database, owner: string, reviewIds: readonly number[]) {
  if (reviewIds.length === 0) return [];
  const statement = db.prepare(OF_OWNER).bind(owner, JSON.stringify(reviewIds));
  const { results } = await statement.all<{ id: number; isHelpful: number; isOwn: number }>();
  return results.map(({ id, isHelpful, isOwn }) => ({ id, isHelpful: isHelpful === 1, isOwn: isOwn === 1 }));
}

/** Votes for the account's own reviews are dropped. */
export function absorbReviewVotes(db: D1Database, { guest, owner }: Absorbed): D1PreparedStatement[] {
  return [db.prepare(MOVE).bind(guest, owner), db.prepare("DELETE FROM review_vote WHERE owner = ?1").bind(guest)];
}

const SHOWN = "id = ?1 AND content <> '' AND hidden_at IS NULL";

const GIVE = `
  INSERT INTO review_vote (review_id, owner, at)
  SELECT id, ?2, ?4 FROM product_rate WHERE ${SHOWN} AND buyer IS NOT ?2 AND ?3 IS NOT 0
  ON CONFLICT DO NOTHING`;

const TAKE_BACK = `
  DELETE FROM review_vote
  WHERE review_id = ?1 AND owner = ?2 AND (?3 = 0 OR (?3 IS NULL AND at <= ?4))`;

const CURRENT = `
  SELECT ${HELPFUL} AS helpful, buyer IS ?2 AS isOwn,
    EXISTS (SELECT 1 FROM review_vote WHERE review_id = ?1 AND owner = ?2) AS isHelpful
  FROM product_rate r WHERE ${SHOWN}`;

const OF_OWNER = `
  SELECT r.id, r.buyer IS ?1 AS isOwn,
    EXISTS (SELECT 1 FROM review_vote WHERE review_id = r.id AND owner = ?1) AS isHelpful
  FROM json_each(?2) w CROSS JOIN product_rate r ON r.id = w.value`;

const MOVE = `
  UPDATE OR IGNORE review_vote SET owner = ?2
  WHERE owner = ?1 AND NOT EXISTS (SELECT 1 FROM product_rate r WHERE r.id = review_vote.review_id AND r.buyer = ?2)`;
