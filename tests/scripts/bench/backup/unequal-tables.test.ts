import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { unequalTables } from "../../../../scripts/bench/backup/unequal-tables.ts";

const tables = [
  { name: "place", columns: ["id", "name", "picture"], key: ["rowid"] },
  { name: "pair", columns: ["a", "b"], key: ["a", "b"] },
];

function filled(...changes: string[]): DatabaseSync {
  const db = new DatabaseSync(":memory:");
  db.exec(`CREATE TABLE place (id INTEGER PRIMARY KEY, name TEXT, picture BLOB) STRICT;
    CREATE TABLE pair (a INTEGER, b TEXT, PRIMARY KEY (a, b)) STRICT, WITHOUT ROWID;
    INSERT INTO place VALUES (1, 'Merkato', x'0102'), (9007199254740993, NULL, NULL);
    INSERT INTO pair VALUES (2, 'x'), (1, 'y')`);
  for (const change of changes) db.exec(change);
  return db;
}

test.each([
  ["nothing", [], []],
  ["a row more", ["INSERT INTO pair VALUES (3, 'z')"], ["pair"]],
  ["a row less", ["DELETE FROM place WHERE id = 1"], ["place"]],
  ["a text", ["UPDATE place SET name = 'Piazza' WHERE id = 1"], ["place"]],
  ["a text instead of nothing", ["UPDATE place SET name = '' WHERE id > 1"], ["place"]],
  ["a byte", ["UPDATE place SET picture = x'0103' WHERE id = 1"], ["place"]],
  ["the last digit of a large number", ["UPDATE place SET id = id - 1 WHERE id > 1"], ["place"]],
])("what differs: %s", (_, changes, expected) => {
  expect(unequalTables(filled(), filled(...changes), tables)).toEqual(expected);
  expect(unequalTables(filled(...changes), filled(), tables)).toEqual(expected);
});
