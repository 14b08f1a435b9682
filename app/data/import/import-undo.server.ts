import { corrected, type Correction } from "../../domain/feed/correction.ts";
import { sumOptions } from "../products/option-stock.server.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { readBefore } from "./import-changes.server.ts";
import { importRows } from "./import-rows.server.ts";
import { RETIRE, WRITE_PRODUCTS } from "./import-statements.server.ts";

const STEP_ROWS = 50;

/** Restored; retired because the run had added it; skipped because a later import wrote it. */
export type UndoneStep = Awaited<ReturnType<typeof undoStep>>;

interface Change {
  id: number;
  productId: number;
  vendorId: number;
  feedId: string;
  name: string;
  nameSlug: string;
  correction: string | null;
  updatedAt: number;
  before: string | null;
  isLater: number;
  /** JSON of the current prices, where they differ from those of the run. */
  ownPrice: string | null;
}

/**
 * All or none. The stock becomes the former one less units sold since; prices, stock and corrections made since remain.
 * Throws where a product changed meanwhile: repeat the step.
 */
export async function undoStep(db: D1Database, run: number, now: number) {
  const { results: changes } = await db.prepare(CHANGES).bind(run, STEP_ROWS).all<Change>();
  const wanted = changes.filter(({ isLater }) => isLater === 0);
  const former = wanted.flatMap((change) => (change.before === null ? [] : [formerOf(change, change.before)]));
  const rows = await importRows(db, former, now);
  const json = JSON.stringify(
    rows.map((row, at) => ({ ...row, updated_at: Math.max(now, former[at]!.state.updatedAt + 1) })),
  );
  const added = wanted.filter(({ before }) => before === null).map(({ productId }) => productId);
  const gone = former.filter(({ isGone }) => isGone).map(({ state }) => state.id);
  const retired = JSON.stringify([...added, ...gone].map((id) => ({ id, now })));
  const seen = JSON.stringify(wanted.map(({ id, productId, updatedAt }) => ({ id, productId, updatedAt })));
  const bound = (sqls: readonly string[], rows: string) => sqls.map((sql) => db.prepare(sql).bind(rows));
  await db.batch([
    ...bound([AS_SEEN, UNITS_LEFT], seen),
    ...bound(WRITE_PRODUCTS, json),
    ...bound([STOCK], seen),
    ...bound([OPTION_STOCK, OPTION_SUMS], json),
    ...bound(RETIRE, retired),
    db.prepare(DONE).bind(JSON.stringify(changes.map(({ id }) => id))),
    ...(changes.length < STEP_ROWS ? [db.prepare(RUN_DONE).bind(run, now)] : []),
    bumpVersion(db, now),
  ]);
  return {
    restored: former.length,
    retired: added.length,
    left: changes.length - wanted.length,
    isDone: changes.length < STEP_ROWS,
  };
}

function formerOf(change: Change, text: string) {
  const { productId: id, vendorId, name, nameSlug, updatedAt } = change;
  const own = change.ownPrice === null ? {} : (JSON.parse(change.ownPrice) as Record<string, number | null>);
  const { draft, facts, isGone } = readBefore(text, change.feedId, own);
  const state = { id, name, nameSlug, updatedAt };
  const former = { vendorId, draft, facts, state, keeps: { price: false, units: false }, isGone };
  if (change.correction === null) return former;
  const correction = JSON.parse(change.correction) as Correction;
  return { ...former, draft: corrected(draft, correction), facts: { ...facts, feedHash: "" } };
}

const PRICE_COLUMNS = ["selling_price", "usd_price", "usd_rate", "sale_price", "special_price"].concat([
  ...["special_ends_at", "sale_until", "discount", "next_price", "next_starts_at", "next_ends_at"],
]);

const CHANGES = `
  SELECT c.id, c.product_id AS productId, p.vendor_id AS vendorId, p.feed_id AS feedId, p.name, p.name_slug AS nameSlug, p.correction,
    p.updated_at AS updatedAt, c.before,
    EXISTS (SELECT 1 FROM import_change later WHERE later.product_id = c.product_id AND later.run_id > c.run_id) AS isLater,
    CASE WHEN p.selling_price <> c.given_price
      THEN json_object(${PRICE_COLUMNS.map((name) => `'${name}', p.${name}`).join(", ")}) END AS ownPrice
  FROM import_change c CROSS JOIN product p ON p.id = c.product_id
  WHERE c.run_id = ?1 ORDER BY c.product_id LIMIT ?2`;

// If a row differs from the values read, this writes 0, which hidden_as_seen refuses together with the batch.
const AS_SEEN = `
  UPDATE product SET hidden_at = 0 FROM json_each(?1) r
  WHERE product.id = r.value ->> 'productId' AND product.updated_at <> r.value ->> 'updatedAt'`;

/** Runs before the products are written: former units less those sold since; units set since remain. */
const UNITS_LEFT = `
  UPDATE import_change SET units_left = (
    SELECT CASE WHEN p.stock_amount + p.units_taken <> import_change.given_units OR p.locked = 1 THEN p.stock_amount
      ELSE max(0, coalesce(
        (SELECT part.value ->> 'stock_amount' FROM json_each(import_change.before, '$.columns') part
         WHERE part.value ->> 'stock_amount' IS NOT NULL), 0) + (import_change.before ->> '$.taken') - p.units_taken) END
    FROM product p WHERE p.id = import_change.product_id)
  WHERE id IN (SELECT r.value ->> 'id' FROM json_each(?1) r) AND before IS NOT NULL`;

const STOCK = `
  UPDATE product SET stock_amount = c.units_left, listed_stock = c.units_left
  FROM json_each(?1) r CROSS JOIN import_change c ON c.id = r.value ->> 'id'
  WHERE product.id = r.value ->> 'productId' AND c.before IS NOT NULL`;

/** Options that were removed meanwhile count as unsold. */
const OPTION_STOCK = `
  UPDATE product_variant SET stock_amount = max(0, (part.value ->> 'stockAmount') + (part.value ->> 'taken') - product_variant.units_taken)
  FROM json_each(?1) r CROSS JOIN json_each(r.value, '$.variants') part
  WHERE product_variant.id = part.value ->> 'id' AND part.value ->> 'stockAmount' IS NOT NULL
    AND (SELECT locked FROM product WHERE product.id = product_variant.product_id) = 0`;

const OPTION_SUMS = sumOptions("SELECT r.value ->> 'id' FROM json_each(?1) r");

const DONE = "DELETE FROM import_change WHERE id IN (SELECT value FROM json_each(?1))";

const RUN_DONE = "UPDATE import_run SET undone_at = coalesce(undone_at, ?2) WHERE id = ?1";
