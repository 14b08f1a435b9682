import { beforeAll, expect, test } from "vitest";
import { runUpkeep } from "../../workers/upkeep.ts";
import { NOW, insertSmallCatalogue } from "../data/small-catalogue.ts";
import { db, readRows, readValue, run } from "../support/test-database.ts";

// docs/decisions/0008.

const pieces = () => readValue<number>("SELECT count(DISTINCT segid) AS n FROM product_search_idx");
const found = async () =>
  (await readRows("SELECT CAST(rowid AS TEXT) AS id FROM product_search WHERE product_search MATCH '\"pot\"'")).map(
    ({ id }) => id,
  );

const write = (row: number) => run("INSERT INTO product_search (rowid, title) VALUES (?1, 'pot')", row);
const someMinutes = async () => {
  for (let minute = 0; minute < 6; minute += 1) await runUpkeep(db, NOW + minute * 60_000);
};

beforeAll(() => insertSmallCatalogue(db));

test("the upkeep joins what many small writes left, and nothing else of the search changes", async () => {
  for (let row = 1; row <= 14; row += 1) await write(row);
  await run("DELETE FROM product_search WHERE rowid = 5");
  const before = await found();
  expect(before).toHaveLength(13);
  expect(await pieces()).toBeGreaterThan(3);
  await someMinutes();
  expect(await pieces()).toBeLessThanOrEqual(2);
  expect(await found()).toEqual(before);
  // FTS5 would wait for a fourth segment of a level.
  await write(20);
  await write(21);
  expect(await pieces()).toBeGreaterThanOrEqual(3);
  await someMinutes();
  expect(await pieces()).toBeLessThanOrEqual(2);
  await run("INSERT INTO product_search (product_search) VALUES ('integrity-check')");
});
