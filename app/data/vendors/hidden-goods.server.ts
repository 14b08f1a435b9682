import { searchColumns } from "../../domain/search/search-text.ts";
import { ADD_TO_SEARCH, REMOVE_FROM_SEARCH } from "../listings/search-index.server.ts";
import { bumpVersion, recountPlaces } from "../upkeep/catalogue-totals.server.ts";

/** Products moved in one transaction. */
const PORTION = 100;

/**
 * Takes the goods of hidden vendors off sale, and puts those of vendors that are shown again back, at most `portions` hundreds;
 * nothing else keeps their state (`product.retired_at` 0). Repeating it changes nothing more. now in UTC ms. Returns whether
 * all is done.
 */
export async function followHidden(db: D1Database, now: number, portions: number): Promise<boolean> {
  let moved = 0;
  let isDone = false;
  for (let at = 0; at < portions && !isDone; at += 1) {
    const count = (await hidePortion(db, now)) || (await showPortion(db, now));
    moved += count;
    isDone = count === 0;
  }
  if (moved > 0) await recountPlaces(db, now);
  return isDone;
}

async function hidePortion(db: D1Database, now: number): Promise<number> {
  const { results } = await db.prepare(TO_HIDE).bind(PORTION).all<{ id: number }>();
  if (results.length === 0) return 0;
  const rows = JSON.stringify(results);
  await db.batch([...[...REMOVE_FROM_SEARCH, HIDE].map((sql) => db.prepare(sql).bind(rows)), bumpVersion(db, now)]);
  return results.length;
}

async function showPortion(db: D1Database, now: number): Promise<number> {
  const { results } = await db.prepare(TO_SHOW).bind(PORTION).all<HiddenProduct>();
  if (results.length === 0) return 0;
  const rows = JSON.stringify(
    results.map(({ id, vendorId, feedId, ownNames, parentNames, ...source }) => {
      const own = JSON.parse(ownNames) as (string | null)[];
      const categoryNames = [...own, ...(JSON.parse(parentNames) as (string | null)[])];
      return {
        ...{ id, vendor_id: vendorId, feed_id: feedId },
        search: searchColumns({ ...source, ownNames: own, categoryNames }),
      };
    }),
  );
  const statements = [...REMOVE_FROM_SEARCH, SHOW, ...ADD_TO_SEARCH];
  await db.batch([...statements.map((sql) => db.prepare(sql).bind(rows)), bumpVersion(db, now)]);
  return results.length;
}

interface HiddenProduct {
  id: number;
  vendorId: number;
  feedId: string;
  name: string;
  nameAm: string | null;
  description: string;
  descriptionAm: string | null;
  brand: string | null;
  /** Of subcategory and category, and of the parent; both are JSON. */
  ownNames: string;
  parentNames: string;
}

const TO_HIDE = `
  SELECT p.id FROM vendor v CROSS JOIN product p ON p.vendor_id = v.id
  WHERE v.hidden_at IS NOT NULL AND p.retired_at IS NULL LIMIT ?1`;

const TO_SHOW = `
  SELECT p.id, p.vendor_id AS vendorId, p.feed_id AS feedId, p.name, p.name_am AS nameAm, p.description,
    p.description_am AS descriptionAm, p.brand,
    json_array(s.name, s.amharic_name, c.name, c.amharic_name) AS ownNames, json_array(g.name, g.amharic_name) AS parentNames
  FROM product p CROSS JOIN vendor v ON v.id = p.vendor_id CROSS JOIN category c ON c.id = p.category_id
  CROSS JOIN parent_category g ON g.id = p.parent_id LEFT JOIN subcategory s ON s.id = p.subcategory_id
  WHERE p.retired_at = 0 AND v.hidden_at IS NULL LIMIT ?1`;

// What changed meanwhile is left alone.
const HIDE = `
  UPDATE product SET retired_at = 0 FROM json_each(?1) r
  WHERE product.id = r.value ->> 'id' AND retired_at IS NULL
    AND (SELECT hidden_at FROM vendor WHERE vendor.id = product.vendor_id) IS NOT NULL`;

const SHOW = `
  UPDATE product SET retired_at = NULL FROM json_each(?1) r
  WHERE product.id = r.value ->> 'id' AND retired_at = 0
    AND (SELECT hidden_at FROM vendor WHERE vendor.id = product.vendor_id) IS NULL`;
