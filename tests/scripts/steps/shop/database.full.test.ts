import { mkdtempSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { ensureDatabase } from "../../../../scripts/steps/shop/database.ts";
import { databaseFile } from "../../../../scripts/steps/shop/database-file.ts";

const stateDir = mkdtempSync(join(tmpdir(), "gulit-database-"));
afterAll(() => [stateDir, `${stateDir}.unreadable`].forEach((path) => rmSync(path, { recursive: true, force: true })));

function inFile<T>(work: (file: DatabaseSync) => T): T {
  const file = new DatabaseSync(databaseFile(stateDir)!);
  try {
    return work(file);
  } finally {
    file.close();
  }
}

const products = () => inFile((file) => file.prepare("SELECT count(*) AS count FROM product").get()!.count as number);

test("an empty folder is filled, a complete database is left until a day has passed, one of other migrations or damaged is made anew", async () => {
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

  truncateSync(databaseFile(stateDir)!, 40_960);
  await ensureDatabase(stateDir);
  expect(products()).toBe(filled);
  expect(statSync(databaseFile(`${stateDir}.unreadable`)!).size).toBe(40_960);
}, 300_000);

test("what is no folder of stored data is named in a sentence", async () => {
  const file = join(stateDir, "a-file");
  writeFileSync(file, "x");
  await expect(ensureDatabase(file)).rejects.toThrow(new RegExp(`^Nothing can be stored in ${file} .*: remove it`));
});
