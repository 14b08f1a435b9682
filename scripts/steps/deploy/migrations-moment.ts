import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { migrationKind, migrationsFolder } from "../shop/migrations.ts";

/**
 * Reads the output of `wrangler d1 migrations list`. An expanding migration runs before the new build serves, a
 * contracting one after; wrangler runs all pending ones at once, so a mix is refused.
 */
export function migrationsMoment(listed: string, folder = migrationsFolder): "before" | "after" | null {
  const names = new Set(listed.match(/\b\d{4}_[\w-]+\.sql\b/g) ?? []);
  const kinds = new Set([...names].map((name) => migrationKind(readFileSync(join(folder, name), "utf8"))));
  if (kinds.size > 1)
    throw new PlainError(
      "Expanding and contracting migrations are both waiting: first deploy the commit before the contracting one.",
    );
  if (kinds.size === 0) return null;
  return kinds.has("contract") ? "after" : "before";
}
