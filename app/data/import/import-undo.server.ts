import { centsOf } from "../../domain/prices/price-rules.ts";
import { shownFacts } from "../../domain/products/shown-facts.ts";
import { searchColumns } from "../../domain/search/search-text.ts";
import { sumOptions } from "../products/option-stock.server.ts";
import { findUsdRate } from "../prices/price-rules.server.ts";
import { bumpVersion } from "../catalogue-version.server.ts";
import { listVariants } from "./catalogue-import.server.ts";
import { reapplyCorrections } from "./correct-product.server.ts";
import { readBefore, type Before } from "./import-changes.server.ts";
import { withIds, type StoredVariant } from "./import-rows.server.ts";
import { RETIRE, WRITE_PRODUCTS } from "./import-statements.server.ts";

const STEP_ROWS = 50;

/** Restored; retired because the run had added it; skipped because a later import wrote it. */
export type UndoneStep = Awaited<ReturnType<typeof undoStep>>;

interface Change {
  id: number;
  productId: number;
  vendorId: number;
  feedId: string;
  updatedAt: number;
  before: string | null;
  isLater: number;
  /** JSON of the current prices, where they differ from those of the run. */
  ownPrice: string | null;
  names: string;
}

/**
 * All or none. The stock becomes the former one less units sold since; prices and stock set since remain. Throws where
 * a product changed meanwhile: repeat the step.
 */
export async function undoStep(db: D1Database, run: number, now: number) {
  const [{ results: changes }, usdRate] = await Promise.all([
    db.prepare(CHANGES).bind(run, STEP_ROWS).all<Change>(),
    findUsdRate(db, now),
  ]);
  const wanted = changes.filter(({ isLater }) => isLater === 0);
  const known = wanted.filter(({ before }) => before !== null);
  const variants = await listVariants(
    db,
    known.map(({ productId }) => productId),
  );
  const former = known.map((change) => ({ change, before: readBefore(change.before!) }));
  const rows = former.map(({ change, before }) =>
    formerRow(change, before, { variants: variants.get(change.productId) ?? [], usdRate, now }),
  );
  const added = wanted.filter(({ before }) => before === null);
  const leaving = former.filter(({ before }) => before.gone).map(({ change }) => change);
  const retired = JSON.stringify([...added, ...leaving].map(({ productId }) => ({ id: productId, now })));
  const seen = JSON.stringify(wanted.map(({ id, productId, updatedAt }) => ({ id, productId, updatedAt })));
  const json = JSON.stringify(rows);
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
  await reapplyCorrections(
    db,
    known.map(({ productId }) => productId),
    now,
  );
  return {
    restored: known.length,
    retired: added.length,
    left: changes.length - wanted.length,
    isDone: changes.length < STEP_ROWS,
  };
}

interface Now {
  variants: StoredVariant[];
  usdRate: number;
  now: number;
}

function formerRow(change: Change, before: Before, { variants, usdRate, now }: Now) {
  const price = change.ownPrice === null ? {} : (JSON.parse(change.ownPrice) as Before["columns"]);
  const columns = { ...before.columns, ...price };
  const read = <Value>(name: string) => columns[name] as Value;
  const endDate = read<number | null>("special_ends_at");
  const shown = shownFacts(
    {
      sellingPrice: read("selling_price"),
      salePrice: read("sale_price"),
      specialPrice: endDate === null ? null : { price: read("special_price"), endDate },
      saleUntil: read("sale_until"),
      discount: read("discount"),
    },
    now,
  );
  const { parent, category, subcategory } = JSON.parse(change.names) as Record<string, (string | null)[]>;
  const ownNames = [...(subcategory ?? []), ...category!].filter((name) => name !== null);
  const names = { categoryNames: [...ownNames, ...parent!.filter((name) => name !== null)], ownNames };
  return {
    ...columns,
    id: change.productId,
    ...{ keeps_price: 0, keeps_units: 0 },
    ...{ vendor_id: change.vendorId, feed_id: change.feedId, created_at: now },
    ...{ shown_price: shown.shownPrice, shown_discount: shown.shownDiscount, turns_at: shown.turnsAt },
    // null: the feed named dollars; otherwise the rate may have changed since.
    ...(read("usd_rate") !== null && { usd_price: centsOf(read("selling_price"), usdRate), usd_rate: usdRate }),
    updated_at: Math.max(now, change.updatedAt + 1),
    images: before.images.map(({ image }) => image),
    pictures: before.images.flatMap(({ image, source }, position) =>
      source === null ? [] : [{ hash: image.slice("/media/v/".length), source, position }],
    ),
    specifications: before.specifications,
    variants: withIds(before.variants, variants),
    search: searchColumns({
      ...{ name: read("name"), nameAm: read("name_am"), brand: read("brand") },
      ...{ description: read("description"), descriptionAm: read("description_am") },
      ...names,
    }),
  };
}

const PRICE_COLUMNS = ["selling_price", "usd_price", "usd_rate", "sale_price", "special_price"].concat([
  ...["special_ends_at", "sale_until", "discount", "next_price", "next_starts_at", "next_ends_at"],
]);

const beforeLevel = (table: string, column: string) => `
  (SELECT json_array(t.name, t.amharic_name) FROM json_each(c.before, '$.columns') part CROSS JOIN ${table} t
   ON t.id = part.value ->> '${column}')`;

const CHANGES = `
  SELECT c.id, c.product_id AS productId, p.vendor_id AS vendorId, p.feed_id AS feedId, p.updated_at AS updatedAt, c.before,
    EXISTS (SELECT 1 FROM import_change later WHERE later.product_id = c.product_id AND later.run_id > c.run_id) AS isLater,
    CASE WHEN p.selling_price <> c.given_price
      THEN json_object(${PRICE_COLUMNS.map((name) => `'${name}', p.${name}`).join(", ")}) END AS ownPrice,
    json_object('parent', json(${beforeLevel("parent_category", "parent_id")}),
      'category', json(${beforeLevel("category", "category_id")}),
      'subcategory', json(${beforeLevel("subcategory", "subcategory_id")})) AS names
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
