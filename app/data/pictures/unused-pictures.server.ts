import { PICTURE_STAYS_MS, NAMED_BY_VERSION } from "./home-pictures.server.ts";
import { removeFiles } from "./picture-files.server.ts";
import { picturesOfContent, updateProductPictures } from "./picture-names.server.ts";

/** Files before rows. Returns whether there may be more. */
export async function deleteUnusedPictures(db: D1Database, store: R2Bucket, limit: number, now: number) {
  const sentBefore = now - PICTURE_STAYS_MS;
  const [looked, leaving] = await db.batch<{ hash: string }>([
    db.prepare(LOOK).bind(limit, sentBefore),
    db.prepare("SELECT hash FROM picture WHERE state = 'leaving' AND due_at <= ?2 LIMIT ?1").bind(limit, now),
  ]);
  for (const { hash } of leaving!.results) {
    await removeFiles(store, hash);
    const address = `/media/v/${hash}`;
    await db.batch([
      db
        .prepare("UPDATE picture SET is_loose = 1 WHERE hash = (SELECT twin_of FROM picture WHERE hash = ?1)")
        .bind(hash),
      db.prepare("DELETE FROM picture WHERE hash = ?1 AND state = 'leaving'").bind(hash),
      db.prepare(updateProductPictures("SELECT product_id FROM product_image WHERE image = ?1")).bind(address),
    ]);
  }
  return looked!.results.length === limit;
}

/** Lines of orders keep their picture, and so do corrections of products that are off sale. */
const NAMED = `
  EXISTS (SELECT 1 FROM product_image i CROSS JOIN product p ON p.id = i.product_id
    WHERE i.image = '/media/v/' || hash AND p.retired_at IS NULL)
  OR EXISTS (SELECT 1 FROM order_line WHERE picture = '/media/v/' || hash AND picture GLOB '/media/v/*')
  OR EXISTS (SELECT 1 FROM vendor WHERE logo = '/media/v/' || hash)
  OR EXISTS (SELECT 1 FROM vendor WHERE banner_image = '/media/v/' || hash)
  OR EXISTS (SELECT 1 FROM picture t WHERE t.twin_of = picture.hash)
  OR '/media/v/' || hash IN (${picturesOfContent})
  OR (source IS NULL AND EXISTS (SELECT 1 FROM product WHERE correction IS NOT NULL AND instr(correction, '/media/v/' || hash) > 0))
  OR (${NAMED_BY_VERSION})`;

const LOOK = `
  UPDATE picture SET is_loose = 0, state = CASE WHEN ${NAMED} THEN state ELSE 'leaving' END
  WHERE hash IN (
    SELECT hash FROM picture WHERE is_loose = 1 AND (source IS NOT NULL OR created_at <= ?2) ORDER BY hash LIMIT ?1)
  RETURNING hash`;
