import type { SentPicture } from "../../domain/pictures/sent-pictures.ts";

/** In ms: pictures are stored before the row or the content file that names them. */
export const PICTURE_STAYS_MS = 3_600_000;

/** By SHA-256 in hex; postpones its deletion. */
export function extendHomePicture(db: D1Database, sha256: string, now: number): Promise<string | null> {
  return db.prepare(KEEP).bind(sha256, now).first<string>("hash");
}

/** Of one that was noted as arriving. */
export async function addHomePicture(
  db: D1Database,
  { hash, shown, isAnimated }: SentPicture & { isAnimated: boolean },
  sha256: string,
): Promise<void> {
  await db.prepare(ADD).bind(hash, shown, sha256, Number(isAnimated)).run();
}

export async function findHomePictures(db: D1Database, hashes: readonly string[]): Promise<Map<string, boolean>> {
  const found = db.prepare(FIND).bind(JSON.stringify(hashes)).all<{ hash: string; isAnimated: number }>();
  const { results } = await found;
  return new Map(results.map(({ hash, isAnimated }) => [hash, isAnimated === 1]));
}

/** Violates a constraint if a picture was removed meanwhile. */
export function requireHomePictures(db: D1Database, hashes: readonly string[]): D1PreparedStatement {
  return db.prepare(NEED).bind(JSON.stringify(hashes));
}

export const releaseForgottenPictures = (last: string) => `
  UPDATE picture SET is_loose = 1 WHERE source IS NULL AND hash IN (
    SELECT substr(t.value, 10) FROM content_version v CROSS JOIN json_tree(v.content) t
    WHERE v.number <= ${last} AND t.type = 'text' AND t.value GLOB '/media/v/*')`;

export const NAMED_BY_VERSION = `
  source IS NULL AND EXISTS (SELECT 1 FROM content_version WHERE instr(content, '/media/v/' || hash) > 0)`;

const KEEP = `
  UPDATE picture SET created_at = ?2, is_loose = 1
  WHERE bytes_hash = 'home ' || ?1 AND twin_of IS NULL AND state = 'here' RETURNING hash`;

// A picture with the same bytes may still be waiting for deletion.
const ADD = `
  UPDATE picture SET state = 'here', shown = ?2, is_animated = ?4, is_loose = 1,
    bytes_hash = 'home ' || ?3 || iif(EXISTS (SELECT 1 FROM picture WHERE bytes_hash = 'home ' || ?3 AND twin_of IS NULL), ' ' || ?1, '')
  WHERE hash = ?1`;

const HERE = "k.hash = r.value AND k.state = 'here' AND k.bytes_hash GLOB 'home *'";
const FIND = `SELECT k.hash, k.is_animated AS isAnimated FROM json_each(?1) r CROSS JOIN picture k ON ${HERE}`;
const NEED = `
  INSERT INTO picture (hash, shown, due_at, created_at)
  SELECT r.value, NULL, 0, 0 FROM json_each(?1) r WHERE NOT EXISTS (SELECT 1 FROM picture k WHERE ${HERE})`;
