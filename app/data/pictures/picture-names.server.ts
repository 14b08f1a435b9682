import { createHash } from "node:crypto";
import { shownPictureAddress } from "../../domain/pictures/picture-address.ts";

/** A picture of somebody else, named by its https address. */
export interface NamedPicture {
  hash: string;
  source: string;
}

/** The picture that this https address names; null for pictures of ours and for what is no address. */
export function namedPicture(address: string): NamedPicture | null {
  if (!address.startsWith("https://")) return null;
  return { hash: createHash("sha256").update(address).digest("hex").slice(0, 32), source: address };
}

/** An address as tables hold it where the shop hands pictures out itself: a third-party picture by its hash. */
export function storedAddress(address: string): string {
  const named = namedPicture(address);
  return named ? shownPictureAddress(named.hash) : address;
}

/**
 * Adds the pictures that a list of `{ hash, source, place }` names, due at ?2 (UTC ms) and the first of each product
 * first. `list` is SQL for their rows; what was on its way out comes back.
 */
export function addPictures(list: string): string {
  return `
  INSERT INTO picture (hash, source, shown, due_at, created_at)
  SELECT hash, source, '/media/v/' || hash, ?2 + place, ?2 FROM (${list}) WHERE true
  ON CONFLICT (hash) DO UPDATE SET is_loose = 0,
    state = CASE state WHEN 'leaving' THEN 'waiting' ELSE state END,
    due_at = CASE state WHEN 'leaving' THEN excluded.due_at ELSE due_at END`;
}

/** Adds pictures that content or a profile names; now in UTC ms. Part of the batch that stores their addresses. */
export function addPicturesStatement(db: D1Database, addresses: readonly string[], now: number): D1PreparedStatement {
  const named = addresses.map(namedPicture).filter((picture) => picture !== null);
  return db.prepare(ADD_LISTED).bind(JSON.stringify(named), now);
}

const ADD_LISTED = addPictures(
  "SELECT value ->> 'hash' AS hash, value ->> 'source' AS source, 0 AS place FROM json_each(?1)",
);

/** Queries of all pictures that content names; D1 allows five terms in a compound SELECT. */
export const picturesOfContent = [
  "SELECT image FROM hero_image UNION ALL SELECT image FROM triplet_card UNION ALL SELECT image FROM banner",
  `SELECT image FROM category_banner UNION ALL SELECT image FROM promo_tile
   UNION ALL SELECT profile_picture FROM testimonial UNION ALL SELECT poster FROM testimonial`,
] as const;

/** The thumbnail of a product `p` as pages show it: without a picture the plain tile of its category. */
export const shownThumbnail = `
  CASE p.thumbnail WHEN '' THEN
    '/media/tile/' || coalesce((SELECT icon FROM parent_category WHERE id = p.parent_id), 'list') || '.svg'
  ELSE p.thumbnail END`;

/** A picture of a product as pages show it; '' for one that cannot be shown. */
const PICTURE = "coalesce(k.shown, CASE WHEN i.image GLOB '/media/v/*' THEN '' ELSE i.image END)";
const STATE = "LEFT JOIN picture k ON k.hash = substr(i.image, 10)";

const SHOWN = `SELECT ${PICTURE} AS shown, i.position FROM product_image i ${STATE}`;

/** The picture that a column names, as pages show it; NULL for one that cannot be shown. */
export const shownAddress = (column: string) => `
  iif(${column} GLOB '/media/v/*', (SELECT nullif(shown, '') FROM picture WHERE hash = substr(${column}, 10)), ${column})`;

/**
 * The addresses of a product's pictures as pages show them, at most `atMost`, as a JSON array for `readPictures`; `id` is
 * SQL.
 */
export function shownPictures(id: string, atMost: string): string {
  return `(SELECT json_group_array(shown) FROM (${SHOWN} WHERE i.product_id = ${id} ORDER BY i.position LIMIT ${atMost}))`;
}

/** The picture of an option as pages show it, as a query of one column; none where it has none or that cannot be shown. */
export function variantPicture(id: string): string {
  return `SELECT nullif(${PICTURE}, '') FROM product_variant w
    CROSS JOIN product_image i ON i.product_id = w.product_id AND i.position = w.picture ${STATE} WHERE w.id = ${id}`;
}

/** Each picture once; those that cannot be shown are left out. */
export function readPictures(list: string): string[] {
  return [...new Set(JSON.parse(list) as string[])].filter((address) => address !== "");
}

/** Sets thumbnail and second picture of the products with ids `ids` (SQL) to the first two that can be shown. */
export function showPictures(ids: string): string {
  const place = (offset: number) =>
    `(SELECT shown FROM (${SHOWN} WHERE i.product_id = product.id) WHERE shown <> '' GROUP BY shown ORDER BY min(position) LIMIT 1 OFFSET ${offset})`;
  return `UPDATE product SET thumbnail = coalesce(${place(0)}, ''), hover_image = ${place(1)} WHERE id IN (${ids})`;
}
