import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { PlainError } from "../plain-error.mjs";
import { root } from "../root.ts";
import { migrationsFolder } from "../shop/migrations.ts";
import { lastWords, must, printedJson, type Cloud } from "./cloud.ts";
import type { Settings } from "./settings.ts";

const folder = join(root, "build", "deploy");

export async function appliedMigrations(cloud: Cloud, config: string): Promise<string[]> {
  const sql = "SELECT name FROM d1_migrations ORDER BY id";
  const { ok, output } = await cloud.wrangler(
    "d1",
    "execute",
    "DB",
    "--remote",
    "--json",
    "--command",
    sql,
    "-c",
    config,
  );
  if (!ok && /no such table/i.test(output)) return [];
  if (!ok) throw new PlainError(`The database does not say which migrations it has:\n${lastWords(output)}`);
  const [answer] = printedJson<[{ results: { name: string }[] }]>(output);
  return answer.results.map(({ name }) => name);
}

/** For `wrangler d1 time-travel restore`; "" where there is none. */
export async function bookmark(cloud: Cloud, config: string): Promise<string> {
  const { ok, output } = await cloud.wrangler("d1", "time-travel", "info", "DB", "--json", "-c", config);
  return ok ? (printedJson<{ bookmark?: string }>(output).bookmark ?? "") : "";
}

export async function migrate(cloud: Cloud, settings: Settings, names: readonly string[]): Promise<void> {
  const chosen = join(folder, "migrations");
  rmSync(chosen, { recursive: true, force: true });
  mkdirSync(chosen, { recursive: true });
  for (const name of names) copyFileSync(join(migrationsFolder, name), join(chosen, name));
  const config = join(folder, "migrations.json");
  const d1_databases = settings.d1_databases.map((one) => ({ ...one, migrations_dir: "migrations" }));
  writeFileSync(config, JSON.stringify({ name: settings.name, d1_databases }, null, 2));
  await must(cloud, "Migrating", "d1", "migrations", "apply", "DB", "--remote", "-c", relative(root, config));
}
