import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

// The D1 of tests in Node must refuse as D1 does; `npm run test:full` asks D1 itself.

const repeated = (count: number, text: (index: number) => string, between: string) =>
  Array.from({ length: count }, (_, index) => text(index + 1)).join(between);

const statements: [string, number, (size: number) => string][] = [
  ["bound values", 100, (size) => `SELECT 1 IN (${repeated(size, (index) => `?${index}`, ", ")}) AS isThere`],
  ["terms of a compound", 5, (size) => repeated(size, (index) => `SELECT ${index} AS term`, " UNION ALL ")],
  ["columns of a result", 100, (size) => `SELECT ${repeated(size, (index) => `1 AS c${index}`, ", ")}`],
  ["depth of an expression", 100, (size) => `SELECT ${repeated(size, () => "1", " + ")} AS sum`],
  ["bytes of a pattern", 50, (size) => `SELECT 'a' LIKE '${"a".repeat(size)}' AS isAlike`],
];

test.each(statements)("%s: %d are taken, one more is refused", async (what, most, statement) => {
  const ask = (size: number) => {
    const values = what === "bound values" ? Array.from({ length: size }, () => 1) : [];
    return env.DB.prepare(statement(size))
      .bind(...values)
      .all();
  };
  expect((await ask(most)).results.length).toBeGreaterThan(0);
  await expect((async () => ask(most + 1))()).rejects.toThrow();
});
