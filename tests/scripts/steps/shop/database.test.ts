import { mkdtempSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { ensureDatabase } from "../../../../scripts/steps/shop/database.ts";
import { databaseFile } from "../../../../scripts/steps/shop/database-file.ts";

const stateDir = mkdtempSync(join(tmpdir(), "gulit-database-"));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

/** What the stored database answers or does, in its own file. */
function inFile<T>(work: (file: DatabaseSync) => T): T {
  const file = new DatabaseSync(databaseFile(stateDir)!);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

const products = () => inFile((file) => file.prepare("SELECT count(*) AS count FROM product").get()!.count as number);

test("an empty folder is filled, a complete database is left until a day has passed, one of other migrations is made anew", async () => {
  await ensureDatabase(stateDir);
  const filled = products();
  expect(filled).toBeGreaterThan(100);

  const before = statSync(databaseFile(stateDir)!).mtimeMs;
  await ensureDatabase(stateDir);
  expect(statSync(databaseFile(stateDir)!).mtimeMs).toBe(before);

  const stamp = join(stateDir, "gulit-seed");
  const aDayAgo = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(stamp, aDayAgo, aDayAgo);
  await ensureDatabase(stateDir);
  expect(statSync(stamp).mtimeMs / 1000).toBeGreaterThan(aDayAgo + 60 * 60);
  expect(products()).toBe(filled);

  inFile((file) => file.exec("CREATE TABLE of_another_time (id INTEGER)"));
  await ensureDatabase(stateDir);
  expect(products()).toBe(filled);
  expect(inFile((file) => file.prepare("SELECT 1 FROM sqlite_master WHERE name = 'of_another_time'").get())).toBe(
    undefined,
  );
}, 300_000);
