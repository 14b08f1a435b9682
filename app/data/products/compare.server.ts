import { batch } from "../batch.server.ts";
import { compareLimit, isCompared } from "../../domain/products/compare-list.ts";
import type { ComparedProduct } from "../../domain/product-page/compare-table.ts";
import type { ChosenProduct, LineKey } from "../../domain/products/product.ts";
import { type ChosenRow, listedLines, OPTIONS, selectChosen, SPECIFICATIONS, toChosen } from "./product-rows.server.ts";
import { onSaleStatement } from "./products.server.ts";

export interface CompareOwner {
  owner: string;
  idHash: string;
  now: number;
}

/**
 * Specification 7.2. The insert itself checks the limit of four, so two requests at once cannot exceed it; retired products are removed first.
 */
export async function addCompared(
  db: D1Database,
  whose: CompareOwner,
  { productId, variantId }: LineKey,
): Promise<{ outcome: "added" | "full" | "gone"; chosen: ChosenProduct | null; lines: LineKey[] }> {
  const { owner, now } = whose;
  const [, , , , named, listed] = await batch<[unknown, unknown, unknown, unknown, ChosenRow, LineKey]>(db, [
    db.prepare(DROP_RETIRED).bind(owner),
    db.prepare(TAKE_OPTION).bind(owner, productId, variantId),
    db.prepare(ADD).bind(owner, productId, now, compareLimit, variantId),
    openSession(db, whose),
    onSaleStatement(db, { productId, variantId }),
    db.prepare(COMPARED).bind(owner),
  ]);
  const lines = listed.results;
  const [row] = named.results;
  if (!row) return { outcome: "gone", chosen: null, lines };
  const chosen = toChosen(row);
  return { outcome: isCompared(lines, { productId, variantId: chosen.variantId }) ? "added" : "full", chosen, lines };
}

export async function removeCompared(
  db: D1Database,
  owner: string,
  { productId, variantId }: { productId: number; variantId: number | null },
): Promise<LineKey[]> {
  const [, listed] = await batch<[unknown, LineKey]>(db, [
    db.prepare(REMOVE).bind(owner, productId, variantId),
    db.prepare(COMPARED).bind(owner),
  ]);
  return listed.results;
}

export async function replaceCompared(db: D1Database, whose: CompareOwner, lines: LineKey[]): Promise<LineKey[]> {
  const { owner, now } = whose;
  const wanted = JSON.stringify(lines.slice(0, compareLimit));
  const [, , , listed] = await batch<[unknown, unknown, unknown, LineKey]>(db, [
    db.prepare(DROP_OTHERS).bind(owner, wanted),
    db.prepare(ADD_ALL).bind(owner, wanted, now),
    openSession(db, whose),
    db.prepare(COMPARED).bind(owner),
  ]);
  return listed.results;
}

export async function findCompared(db: D1Database, owner: string): Promise<ComparedProduct[]> {
  return readCompared(db, OWN, owner);
}

export async function findNamed(db: D1Database, lines: LineKey[]): Promise<ComparedProduct[]> {
  return readCompared(db, NAMED, JSON.stringify(lines.slice(0, compareLimit)));
}

export async function removeOldCompared(db: D1Database, before: number, limit: number): Promise<void> {
  await db.prepare(REMOVE_OLD).bind(before, limit).run();
}

export const COMPARED = `
  SELECT product_id AS productId, variant_id AS variantId FROM compare_item WHERE owner = ?1
  ORDER BY added_at, product_id, variant_id`;

const REMOVE =
  "DELETE FROM compare_item WHERE owner = ?1 AND product_id = ?2 AND variant_id = coalesce(?3, variant_id)";

const DROP_RETIRED = `
  DELETE FROM compare_item WHERE owner = ?1
    AND (SELECT retired_at FROM product WHERE product.id = compare_item.product_id) IS NOT NULL`;

const TAKE_OPTION = `
  UPDATE OR IGNORE compare_item SET variant_id = ?3
  WHERE owner = ?1 AND product_id = ?2 AND variant_id = 0 AND EXISTS (SELECT 1 FROM product_variant WHERE id = ?3 AND product_id = ?2)`;

const ADD = `
  INSERT INTO compare_item (owner, product_id, added_at, variant_id)
  SELECT ?1, p.id, ?3, coalesce(w.id, 0) FROM product p LEFT JOIN product_variant w ON w.id = ?5 AND w.product_id = p.id
  WHERE p.id = ?2 AND p.retired_at IS NULL AND (SELECT count(*) FROM compare_item WHERE owner = ?1) < ?4
    AND NOT EXISTS (SELECT 1 FROM compare_item WHERE owner = ?1 AND product_id = ?2 AND variant_id = coalesce(w.id, variant_id))`;

const ON_SALE = `
  SELECT p.id FROM ${listedLines("?2")} l CROSS JOIN product p ON p.id = l.product_id WHERE p.retired_at IS NULL`;

const DROP_OTHERS = `DELETE FROM compare_item WHERE owner = ?1 AND EXISTS (${ON_SALE})`;

// One ms apart, to keep the order.
const ADD_ALL = `
  INSERT OR IGNORE INTO compare_item (owner, product_id, added_at, variant_id)
  SELECT ?1, p.id, ?3 + l.position, l.variant_id FROM ${listedLines("?2")} l CROSS JOIN product p ON p.id = l.product_id
  WHERE p.retired_at IS NULL`;

const REMOVE_OLD = `
  DELETE FROM compare_item WHERE (owner, product_id, variant_id) IN (
    SELECT owner, product_id, variant_id FROM compare_item WHERE added_at < ?1 ORDER BY added_at LIMIT ?2)`;

const OWN = "(SELECT product_id, variant_id, added_at AS position FROM compare_item WHERE owner = ?1)";
const NAMED = listedLines("?1");

function openSession(db: D1Database, { owner, idHash, now }: CompareOwner): D1PreparedStatement {
  return db.prepare(OPEN_SESSION).bind(owner, idHash, now);
}

async function readCompared(db: D1Database, lines: string, value: string): Promise<ComparedProduct[]> {
  type Row = ChosenRow & { variants: string; specifications: string };
  const { results } = await db.prepare(selectCompared(lines)).bind(value).all<Row>();
  return results.map((row) => ({
    ...toChosen(row),
    ...{ variants: JSON.parse(row.variants), specifications: JSON.parse(row.specifications) },
  }));
}

const selectCompared = (lines: string) =>
  selectChosen(
    `WHERE p.retired_at IS NULL ORDER BY l.position, l.product_id, l.variant_id LIMIT ${compareLimit}`,
    `${lines} l`,
    `, ${OPTIONS}, ${SPECIFICATIONS}`,
  );

const OPEN_SESSION = `
  INSERT INTO session (id_hash, created_at, seen_at)
  SELECT ?2, ?3, ?3 WHERE EXISTS (SELECT 1 FROM compare_item WHERE owner = ?1)
  ON CONFLICT (id_hash) DO UPDATE SET seen_at = ?3`;
