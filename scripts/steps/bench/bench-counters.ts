import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { unstable_splitSqlQuery } from "wrangler";
import { migrationsFolder } from "../shop/migrations.ts";

/** Numbers that triggers keep, in the order in which they are counted anew. */
const KEPT = ["shelf_cell", "shelf_value", "vendor", "vendor_shelf", "search_fact", "product_choice"];
/** Counted by triggers of a table that is counted here. */
const FOLLOWS = ["vendor_count"];

/**
 * What the triggers would have counted, from the products as they stand: the migrations' own statements for what was
 * there before them, after the counters are emptied.
 */
export function countingStatements(folder = migrationsFolder): string[] {
  const statements = readdirSync(folder)
    .sort()
    .flatMap((name) => unstable_splitSqlQuery(readFileSync(join(folder, name), "utf8")))
    .filter((sql) => !/^CREATE/m.test(sql));
  const emptied = [...KEPT.filter((table) => table !== "vendor"), ...FOLLOWS].map((table) => `DELETE FROM ${table}`);
  return [...emptied, ...KEPT.map((table) => countingOf(table, statements))];
}

function countingOf(table: string, statements: readonly string[]): string {
  // A table that was made anew was filled anew.
  const made = statements.findLastIndex((sql) => new RegExp(`^DROP TABLE ${table};?$`, "m").test(sql));
  const [own, more] = statements
    .slice(made + 1)
    .filter((sql) => new RegExp(`^(INSERT INTO|UPDATE) ${table}\\s`, "m").test(sql));
  if (own === undefined || more !== undefined) throw new Error(`No one statement of the migrations counts ${table}.`);
  return own;
}
