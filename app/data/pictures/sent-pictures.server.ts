import type { SentPicture } from "../../domain/pictures/sent-pictures.ts";
import { PICTURE_STAYS_MS } from "./home-pictures.server.ts";

export type SentWith = { buyer: string; productId: number } | { formKey: string };

/** After the review or custom order in its batch. Fails where `isTooManyPictures`. */
export function sentPictureStatements(
  db: D1Database,
  pictures: readonly SentPicture[],
  of: SentWith,
  { owner, now }: { owner: string; now: number },
): D1PreparedStatement[] {
  const [column, find, which] =
    "buyer" in of
      ? ["review_id", "SELECT id FROM product_rate WHERE buyer = ?1 AND product_id = ?2", [of.buyer, of.productId]]
      : ["custom_order_id", "SELECT id FROM custom_order WHERE form_key_hash = ?1", [of.formKey]];
  const [list, whose, at] = [1, 2, 3].map((offset) => `?${which.length + offset}`);
  const replaced = `DELETE FROM sent_picture WHERE ${column} IN (${find})`;
  const added = `
    INSERT INTO sent_picture (hash, owner, ${column}, position, shown, created_at)
    SELECT json_extract(s.value, '$.hash'), ${whose}, o.id, s.key, json_extract(s.value, '$.shown'), ${at}
    FROM (${find}) o CROSS JOIN json_each(${list}) s`;
  return [db.prepare(replaced).bind(...which), db.prepare(added).bind(...which, JSON.stringify(pictures), owner, now)];
}

export function isTooManyPictures(error: unknown): boolean {
  return String(error).includes("too many pictures of one owner");
}

export async function countSentPictures(db: D1Database, owner: string): Promise<number> {
  const count = db.prepare("SELECT count(*) AS sent FROM sent_picture WHERE owner = ?1").bind(owner);
  return (await count.first<number>("sent")) ?? 0;
}

export async function countGuestsPictures(db: D1Database): Promise<number> {
  const count = db.prepare("SELECT count(*) AS sent FROM sent_picture WHERE owner >= 'session:'");
  return (await count.first<number>("sent")) ?? 0;
}

/** Before their files are stored; what nothing names an hour later is removed, whatever died in between. */
export async function noteArriving(db: D1Database, hashes: readonly string[], now: number): Promise<void> {
  await db
    .prepare(ARRIVING)
    .bind(JSON.stringify(hashes), now, now + PICTURE_STAYS_MS)
    .run();
}

const ARRIVING = `
  INSERT INTO picture (hash, state, shown, due_at, created_at) SELECT value, 'leaving', '', ?3, ?2 FROM json_each(?1)`;

export async function isSentPicture(db: D1Database, hash: string, kind: "review" | "customOrder"): Promise<boolean> {
  const column = kind === "review" ? "review_id" : "custom_order_id";
  const found = db.prepare(`SELECT 1 FROM sent_picture WHERE hash = ?1 AND ${column} IS NOT NULL`).bind(hash);
  return (await found.first()) !== null;
}

export function addSentStatement(db: D1Database, pictures: readonly SentPicture[], now: number): D1PreparedStatement {
  return db.prepare(ADD_SENT).bind(JSON.stringify(pictures), now);
}

const ADD_SENT = `
  INSERT INTO picture (hash, state, shown, bytes_hash, due_at, created_at, is_loose)
  SELECT value ->> 'hash', 'here', value ->> 'shown', 'sent ' || (value ->> 'hash'), ?2, ?2, 1 FROM json_each(?1) WHERE true
  ON CONFLICT (hash) DO UPDATE SET state = 'here', shown = excluded.shown, bytes_hash = excluded.bytes_hash, is_loose = 1`;

export const SENT_PICTURES = (column: "review_id" | "custom_order_id", id: string) => `(
  SELECT json_group_array(json_object('hash', hash, 'isShown', json(iif(shown_at IS NULL, 'false', 'true'))))
  FROM (SELECT hash, shown_at FROM sent_picture WHERE ${column} = ${id} ORDER BY position))`;

/** Makes the pictures of an approved review (?1) public, from ?2 on. */
export const PUBLISH_SENT_PICTURES = [
  `INSERT INTO picture (hash, state, shown, bytes_hash, due_at, created_at)
   SELECT hash, 'here', shown, 'sent ' || hash, ?2, ?2 FROM sent_picture
   WHERE review_id = ?1 AND shown_at IS NULL AND EXISTS (SELECT 1 FROM product_rate WHERE id = ?1 AND hidden_at IS NULL AND waits_since IS NULL)
   ON CONFLICT (hash) DO NOTHING`,
  `UPDATE sent_picture SET shown_at = ?2
   WHERE review_id = ?1 AND shown_at IS NULL AND EXISTS (SELECT 1 FROM product_rate WHERE id = ?1 AND hidden_at IS NULL AND waits_since IS NULL)`,
] as const;
