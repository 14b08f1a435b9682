import { createHash } from "node:crypto";

/** Derived from other tables, or not the shop's. */
const LEFT_OUT = /^(product_search|vendor_search|search_|sqlite_|_cf_|d1_)/;

const CATALOGUE = /^(product_(image|rate|specification|variant|old_slug)|shelf_|choice|brand|vendor_|subcategory)/;

const QUICK_PRODUCT =
  "SELECT id, stock_amount, listed_stock, units_taken, rate_sum, rate_count, selling_price, retired_at, updated_at FROM product";

const COLUMNS: Record<string, string> = {
  // The shop makes pictures in the background.
  picture: "hash, source",
  // And sends messages.
  outbox: "id, kind, dedupe_key",
};

/** Hash by table. "quick" leaves out what only imports write. */
export async function dumpDatabase(db: D1Database, extent: "quick" | "whole"): Promise<Record<string, string>> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all<{ name: string }>();
  const names = results
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT.test(name) && (extent === "whole" || !CATALOGUE.test(name)));
  const answers = await db.batch(
    names.map((name) =>
      db.prepare(
        name === "product" && extent === "quick" ? QUICK_PRODUCT : `SELECT ${COLUMNS[name] ?? "*"} FROM "${name}"`,
      ),
    ),
  );
  return Object.fromEntries(
    names.map((name, index) => {
      const rows = answers[index]!.results.map((row) => JSON.stringify(row)).sort();
      return [name, `${rows.length} rows, ${createHash("sha256").update(rows.join("\n")).digest("base64url")}`];
    }),
  );
}
