import { compareLimit } from "../../domain/products/compare-list.ts";
import type { ComparedProduct } from "../../domain/product-page/compare-table.ts";
import type { ProductVariant } from "../../domain/products/product.ts";
import { type ProductRow, selectProducts, toProduct } from "./product-rows.server.ts";

export interface CompareOwner {
  owner: string;
  idHash: string;
  now: number;
}

interface CompareAnswer {
  outcome: "added" | "full" | "gone";
  names: { name: string; nameAm: string | null } | null;
  ids: number[];
}

/**
 * Specification 7.2. The insert checks the limit of four against simultaneous additions; retired products make room.
 */
export async function addCompared(db: D1Database, whose: CompareOwner, productId: number): Promise<CompareAnswer> {
  const { owner, now } = whose;
  const results = await write(db, [
    db.prepare(DROP_RETIRED).bind(owner),
    db.prepare(ADD).bind(owner, productId, now, compareLimit),
    openSession(db, whose),
    db.prepare("SELECT name, name_am AS nameAm FROM product WHERE id = ?1 AND retired_at IS NULL").bind(productId),
    db.prepare(LIST).bind(owner),
  ]);
  const ids = idsOf(results.at(-1));
  const names = (results.at(-2)!.results[0] ?? null) as CompareAnswer["names"];
  return { outcome: names === null ? "gone" : ids.includes(productId) ? "added" : "full", names, ids };
}

export async function removeCompared(db: D1Database, owner: string, productId: number): Promise<number[]> {
  const results = await write(db, [
    db.prepare("DELETE FROM compare_item WHERE owner = ?1 AND product_id = ?2").bind(owner, productId),
    db.prepare(LIST).bind(owner),
  ]);
  return idsOf(results.at(-1));
}

export async function replaceCompared(db: D1Database, whose: CompareOwner, productIds: number[]): Promise<number[]> {
  const { owner, now } = whose;
  const wanted = JSON.stringify(productIds.slice(0, compareLimit));
  const results = await write(db, [
    db.prepare(DROP_OTHERS).bind(owner, wanted),
    db.prepare(ADD_ALL).bind(owner, wanted, now),
    openSession(db, whose),
    db.prepare(LIST).bind(owner),
  ]);
  return idsOf(results.at(-1));
}

export async function findCompared(db: D1Database, owner: string): Promise<ComparedProduct[]> {
  return readCompared(db, OWN, owner);
}

export async function findComparedByIds(db: D1Database, ids: number[]): Promise<ComparedProduct[]> {
  return readCompared(db, NAMED, JSON.stringify(ids.slice(0, compareLimit)));
}

export async function removeOldCompared(db: D1Database, before: number, limit: number): Promise<void> {
  await db.prepare(REMOVE_OLD).bind(before, limit).run();
}

const LIST = "SELECT product_id AS id FROM compare_item WHERE owner = ?1 ORDER BY added_at, product_id";

const DROP_RETIRED = `
  DELETE FROM compare_item WHERE owner = ?1
    AND (SELECT retired_at FROM product WHERE product.id = compare_item.product_id) IS NOT NULL`;

const ADD = `
  INSERT INTO compare_item (owner, product_id, added_at)
  SELECT ?1, id, ?3 FROM product
  WHERE id = ?2 AND retired_at IS NULL AND (SELECT count(*) FROM compare_item WHERE owner = ?1) < ?4
  ON CONFLICT (owner, product_id) DO NOTHING`;

const ON_SALE = "SELECT p.id FROM json_each(?2) w CROSS JOIN product p ON p.id = w.value WHERE p.retired_at IS NULL";

const DROP_OTHERS = `DELETE FROM compare_item WHERE owner = ?1 AND EXISTS (${ON_SALE})`;

// One ms apart, to keep the order.
const ADD_ALL = `
  INSERT INTO compare_item (owner, product_id, added_at)
  SELECT ?1, p.id, ?3 + w.key FROM json_each(?2) w CROSS JOIN product p ON p.id = w.value WHERE p.retired_at IS NULL`;

const REMOVE_OLD = `
  DELETE FROM compare_item WHERE (owner, product_id) IN (
    SELECT owner, product_id FROM compare_item WHERE added_at < ?1 ORDER BY added_at LIMIT ?2)`;

const OWN = "(SELECT product_id AS id, added_at AS place FROM compare_item WHERE owner = ?1)";
const NAMED = "(SELECT value AS id, key AS place FROM json_each(?1))";

function openSession(db: D1Database, { owner, idHash, now }: CompareOwner): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO session (id_hash, created_at, seen_at)
       SELECT ?2, ?3, ?3 WHERE EXISTS (SELECT 1 FROM compare_item WHERE owner = ?1)
       ON CONFLICT (id_hash) DO UPDATE SET seen_at = ?3`,
    )
    .bind(owner, idHash, now);
}

function write(db: D1Database, statements: D1PreparedStatement[]) {
  return db.batch<Record<string, unknown>>(statements);
}

function idsOf(result: D1Result<Record<string, unknown>> | undefined): number[] {
  return (result?.results ?? []).map((row) => Number(row.id));
}

type OfProduct<T> = T & { productId: number };

async function readCompared(db: D1Database, source: string, value: string): Promise<ComparedProduct[]> {
  const [products, variants, specifications] = (await db.batch(
    statementsOf(source).map((sql) => db.prepare(sql).bind(value)),
  )) as [
    D1Result<ProductRow>,
    D1Result<OfProduct<ProductVariant>>,
    D1Result<OfProduct<ComparedProduct["specifications"][number]>>,
  ];
  const of = <T>(rows: OfProduct<T>[], id: number) => rows.filter(({ productId }) => productId === id);
  return products.results.slice(0, compareLimit).map((row) => ({
    ...toProduct(row),
    variants: of(variants.results, row.id),
    specifications: of(specifications.results, row.id),
  }));
}

function statementsOf(source: string): string[] {
  return [
    selectProducts("WHERE p.retired_at IS NULL ORDER BY w.place, w.id", {
      from: `${source} w CROSS JOIN product p ON p.id = w.id`,
    }),
    `SELECT w.id AS productId, x.id, x.color, x.color_am AS colorAm, x.color_code AS colorCode, x.size, x.price
     FROM ${source} w CROSS JOIN product_variant x ON x.product_id = w.id ORDER BY x.product_id, x.position LIMIT 800`,
    `SELECT w.id AS productId, x.name, x.name_am AS nameAm, x.value, x.value_am AS valueAm
     FROM ${source} w CROSS JOIN product_specification x ON x.product_id = w.id ORDER BY x.product_id, x.position LIMIT 800`,
  ];
}
