import { DatabaseSync } from "node:sqlite";

const DEARER = 1.05;
const HIDDEN_SHARE = 0.01;

export interface Left {
  dollars: number;
  prices: number;
  hidden: number;
}

const COUNTS = `SELECT
  (SELECT count(*) FROM product WHERE usd_rate <> (SELECT santim FROM usd_rate ORDER BY valid_from DESC LIMIT 1)) AS dollars,
  (SELECT count(*) FROM product WHERE turns_at <= ?1) AS prices,
  (SELECT count(*) FROM product p JOIN vendor v ON v.id = p.vendor_id WHERE v.hidden_at IS NOT NULL AND p.retired_at IS NULL)
    AS hidden`;

/** In the unopened file: a new rate, deals due, a hidden vendor. */
export function prepareMoves(databaseFile: string, now: number): Left {
  return within(databaseFile, (db) => {
    db.exec("BEGIN");
    db.prepare(
      `INSERT INTO usd_rate (valid_from, santim)
       SELECT ?1, CAST(santim * ${DEARER} AS INTEGER) FROM usd_rate ORDER BY valid_from DESC LIMIT 1`,
    ).run(now - 1);
    db.prepare("UPDATE product SET turns_at = ?1 WHERE turns_at IS NOT NULL AND retired_at IS NULL").run(now - 1);
    db.prepare(
      `UPDATE vendor SET hidden_at = ?1 WHERE id = (SELECT id FROM vendor
       WHERE product_count <= ${HIDDEN_SHARE} * (SELECT count(*) FROM product) ORDER BY product_count DESC LIMIT 1)`,
    ).run(now - 1);
    db.exec("COMMIT");
    return leftIn(db, now);
  });
}

/** `wrong`: products that do not match their rate and vendor. */
export function afterMoves(databaseFile: string, now: number): Left & { wrong: number } {
  return within(databaseFile, (db) => {
    const sql = `SELECT count(*) AS wrong FROM product p JOIN vendor v ON v.id = p.vendor_id WHERE
      p.usd_rate IS NOT NULL AND p.usd_price <> max(1, (200 * p.selling_price + p.usd_rate) / (2 * p.usd_rate))
      OR p.retired_at = 0 AND v.hidden_at IS NULL
      OR p.retired_at = 0 AND EXISTS (SELECT 1 FROM search_rank s WHERE s.product_id = p.id)
      OR p.retired_at IS NULL AND NOT EXISTS (SELECT 1 FROM search_rank s WHERE s.product_id = p.id)`;
    return { ...leftIn(db, now), wrong: Number(db.prepare(sql).get()!.wrong) };
  });
}

function leftIn(db: DatabaseSync, now: number): Left {
  const { dollars, prices, hidden } = db.prepare(COUNTS).get(now)!;
  return { dollars: Number(dollars), prices: Number(prices), hidden: Number(hidden) };
}

function within<T>(databaseFile: string, work: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(databaseFile);
  try {
    return work(db);
  } finally {
    db.close();
  }
}
