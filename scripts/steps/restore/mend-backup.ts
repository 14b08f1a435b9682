import type { DatabaseSync } from "node:sqlite";
import { COUNTING_STATEMENTS } from "../shop/counting-statements.ts";

interface Dangling {
  table: string;
  parent: string;
  fkid: number;
}

interface Reference {
  id: number;
  from: string;
  to: string;
  on_delete: string;
}

/**
 * Deletes rows written during the backup that refer to missing ones, as a foreign key would. Returns counts by table.
 */
export function takeOutDangling(db: DatabaseSync): Map<string, number> {
  const taken = new Map<string, number>();
  for (;;) {
    const found = db
      .prepare('SELECT DISTINCT "table", parent, fkid FROM pragma_foreign_key_check')
      .all() as unknown as Dangling[];
    if (found.length === 0) return taken;
    for (const one of found) taken.set(one.table, (taken.get(one.table) ?? 0) + takeOut(db, one));
  }
}

function takeOut(db: DatabaseSync, { table, parent, fkid }: Dangling): number {
  const reference = db
    .prepare(
      'SELECT id, "from", coalesce("to", \'id\') AS "to", on_delete FROM pragma_foreign_key_list(?) WHERE id = ?',
    )
    .get(table, fkid) as unknown as Reference;
  const where = `WHERE "${reference.from}" IS NOT NULL AND "${reference.from}" NOT IN (SELECT "${reference.to}" FROM "${parent}")`;
  const sql =
    reference.on_delete === "SET NULL"
      ? `UPDATE "${table}" SET "${reference.from}" = NULL ${where}`
      : `DELETE FROM "${table}" ${where}`;
  return Number(db.prepare(sql).run().changes);
}

/** Corrects the stock by the orders: sales during the backup are subtracted, released units added. */
const STOCK = `
  UPDATE product SET units_taken = b.held + b.sold, stock_amount = max(0, b.initial - b.held - b.sold),
    listed_stock = CASE WHEN (b.initial - b.held - b.sold > 0) = (product.listed_stock > 0) THEN product.listed_stock
      ELSE max(0, b.initial - b.held - b.sold) END
  FROM audit_stock b WHERE b.product_id = product.id AND b.initial <> b.on_hand + b.held + b.sold`;

const OPTIONS = `
  UPDATE product_variant SET units_taken = b.counted, stock_amount = max(0, b.on_hand + b.taken - b.counted)
  FROM audit_option b WHERE b.variant_id = product_variant.id AND b.taken <> b.counted`;

const SUMS = `
  UPDATE product SET stock_amount = s.units,
    listed_stock = CASE WHEN (s.units > 0) = (product.listed_stock > 0) THEN product.listed_stock ELSE s.units END
  FROM (SELECT product_id, sum(stock_amount) AS units FROM product_variant GROUP BY product_id) s
  WHERE s.product_id = product.id AND s.units <> product.stock_amount`;

export function mendBooks(db: DatabaseSync): void {
  db.exec("BEGIN");
  for (const sql of [OPTIONS, STOCK, SUMS]) db.exec(sql);
  for (const sql of COUNTING_STATEMENTS) db.exec(sql);
  db.exec("COMMIT");
}
