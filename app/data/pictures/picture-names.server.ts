import { hash } from "node:crypto";
import { publicPictureAddress } from "../../domain/pictures/picture-address.ts";

export function namedPicture(address: string) {
  if (!address.startsWith("https://")) return null;
  return { hash: hash("sha256", address).slice(0, 32), source: address };
}

export function storedAddress(address: string): string {
  const named = namedPicture(address);
  return named ? publicPictureAddress(named.hash) : address;
}

/** `list` is SQL for `{ hash, source, position, at }`, due from `at` on; pictures about to be deleted are restored. */
export function addPictures(list: string): string {
  return `
  INSERT INTO picture (hash, source, shown, due_at, created_at)
  SELECT hash, source, '/media/v/' || hash, at + position, at FROM (${list}) WHERE true
  ON CONFLICT (hash) DO UPDATE SET is_loose = 0,
    state = CASE state WHEN 'leaving' THEN 'waiting' ELSE state END,
    due_at = CASE state WHEN 'leaving' THEN excluded.due_at ELSE due_at END`;
}

export function addPicturesStatement(db: D1Database, addresses: readonly string[], now: number): D1PreparedStatement {
  const named = addresses.map(namedPicture).filter((picture) => picture !== null);
  return db.prepare(ADD_LISTED).bind(JSON.stringify(named), now);
}

const ADD_LISTED = addPictures(
  "SELECT value ->> 'hash' AS hash, value ->> 'source' AS source, 0 AS position, ?2 AS at FROM json_each(?1)",
);

export const picturesOfContent = `
  SELECT field.value AS image FROM home_entry e CROSS JOIN json_each(e.entry) field
  WHERE field.key IN ('image', 'profilePicture', 'poster')`;

/** Without a picture, the category's plain tile. */
export const shownThumbnail = `
  CASE p.thumbnail WHEN '' THEN
    '/media/tile/' || coalesce((SELECT icon FROM parent_category WHERE id = p.parent_id), 'list') || '.svg'
  ELSE p.thumbnail END`;

const PICTURE = "coalesce(k.shown, CASE WHEN i.image GLOB '/media/v/*' THEN '' ELSE i.image END)";
const STATE = "LEFT JOIN picture k ON k.hash = substr(i.image, 10)";

const SHOWN = `SELECT ${PICTURE} AS shown, i.position FROM product_image i ${STATE}`;

/** NULL for one that is not available. */
export const shownAddress = (column: string) => `
  iif(${column} GLOB '/media/v/*', (SELECT nullif(shown, '') FROM picture WHERE hash = substr(${column}, 10)), ${column})`;

export function shownPictures(id: string, atMost: string): string {
  return `(SELECT json_group_array(shown) FROM (${SHOWN} WHERE i.product_id = ${id} ORDER BY i.position LIMIT ${atMost}))`;
}

export function variantPicture(id: string): string {
  return `SELECT nullif(${PICTURE}, '') FROM product_variant w
    CROSS JOIN product_image i ON i.product_id = w.product_id AND i.position = w.picture ${STATE} WHERE w.id = ${id}`;
}

export function readPictures(list: string): string[] {
  return [...new Set(JSON.parse(list) as string[])].filter((address) => address !== "");
}

/** The first two available pictures; `ids` is SQL. */
export function updateProductPictures(ids: string): string {
  const pictureAt = (offset: number) =>
    `(SELECT shown FROM (${SHOWN} WHERE i.product_id = product.id) WHERE shown <> '' GROUP BY shown ORDER BY min(position) LIMIT 1 OFFSET ${offset})`;
  return `UPDATE product SET thumbnail = coalesce(${pictureAt(0)}, ''), hover_image = ${pictureAt(1)} WHERE id IN (${ids})`;
}

/** How many of these addresses are new to the shop. */
export async function countNewPictures(db: D1Database, addresses: readonly string[]): Promise<number> {
  const hashes = new Set(addresses.flatMap((address) => namedPicture(address)?.hash ?? []));
  if (hashes.size === 0) return 0;
  return (
    (await db
      .prepare(NEW)
      .bind(JSON.stringify([...hashes]))
      .first<number>("count")) ?? 0
  );
}

const NEW =
  "SELECT count(*) AS count FROM json_each(?1) r WHERE NOT EXISTS (SELECT 1 FROM picture WHERE hash = r.value)";
