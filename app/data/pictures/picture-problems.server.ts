export interface PictureProblem {
  hash: string;
  source: string | null;
  problem: string;
  attempts: number;
  again: number | null;
  product: string | null;
}

export async function listPictureProblems(db: D1Database, after: string, limit: number): Promise<PictureProblem[]> {
  return (await db.prepare(LIST).bind(after, limit).all<PictureProblem>()).results;
}

export async function retryPictures(db: D1Database, now: number, limit: number): Promise<number> {
  return (await db.prepare(RETRY).bind(now, limit).run()).meta.changes;
}

const LIST = `
  SELECT hash, source, problem, attempts, CASE state WHEN 'waiting' THEN due_at END AS again, (
    SELECT p.name_slug FROM product_image i CROSS JOIN product p ON p.id = i.product_id
    WHERE i.image = '/media/v/' || hash LIMIT 1) AS product
  FROM picture WHERE problem IS NOT NULL AND hash > ?1 ORDER BY hash LIMIT ?2`;

const RETRY = `
  UPDATE picture SET state = 'waiting', attempts = 0, due_at = ?1, leased_until = 0, problem = NULL,
    shown = '/media/v/' || hash
  WHERE hash IN (SELECT hash FROM picture WHERE problem IS NOT NULL AND source IS NOT NULL ORDER BY hash LIMIT ?2)`;
