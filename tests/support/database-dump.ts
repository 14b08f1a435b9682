import { createHash } from "node:crypto";

/** Full-text tables and the platform's own: they follow the others, or say nothing of the shop. */
const LEFT_OUT = /^(product_search|vendor_search|search_|sqlite_|_cf_|d1_)/;

/** Large, and written by imports alone. */
const CATALOGUE = /^(product_(image|rate|specification|variant|old_slug)|shelf_|choice|brand|vendor_|subcategory)/;

/** Of products a quick dump reads what anything but an import writes. */
const QUICK_PRODUCT =
  "SELECT id, stock_amount, listed_stock, units_taken, rate_sum, rate_count, selling_price, retired_at, updated_at FROM product";

/** A hash of every table's rows, by table: equal maps are equal databases. "quick" leaves out what imports alone write. */
export async function dumpDatabase(db: D1Database, extent: "quick" | "whole"): Promise<Record<string, string>> {
  const { results } = await db
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .all<{ name: string }>();
  const names = results
    .map(({ name }) => name)
    .filter((name) => !LEFT_OUT.test(name) && (extent === "whole" || !CATALOGUE.test(name)));
  const answers = await db.batch(
    names.map((name) =>
      db.prepare(name === "product" && extent === "quick" ? QUICK_PRODUCT : `SELECT * FROM "${name}"`),
    ),
  );
  return Object.fromEntries(
    names.map((name, index) => {
      const rows = answers[index]!.results.map((row) => JSON.stringify(row)).sort();
      return [name, `${rows.length} rows, ${createHash("sha256").update(rows.join("\n")).digest("base64url")}`];
    }),
  );
}
