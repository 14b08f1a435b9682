import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// The walks of docs/architecture.md match the code.

const walks = new Map(
  readFileSync("docs/architecture.md", "utf8")
    .split("## Five walks")[1]!
    .split("\n### ")
    .slice(1)
    .map((text) => [text.split("\n", 1)[0]!, [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, path]) => path!)]),
);

/** Entry points that no import leads to. */
const BEGINS =
  /^(?:scripts\/(?:[\w-]+|steps\/operator\/catalogue-import)|workers\/app|app\/ui\/cards\/card-action|app\/routes\/(?:cart|checkout|shop\/listing|actions\/cart-lines|operator\/catalogue))\.tsx?$/;

const imported = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+\.tsx?)"/g);
  return [...found].map(([, path]) => join(dirname(file), path!)).filter((path) => existsSync(path));
}

function reached(file: string, seen = new Set<string>()): Set<string> {
  const targets = imported.get(file) ?? importsOf(file);
  imported.set(file, targets);
  for (const target of targets.filter((path) => !seen.has(path))) {
    seen.add(target);
    reached(target, seen);
  }
  return seen;
}

test("there are five, each no longer than it may be", () => {
  const most = { price: 12, search: 16, order: 16 };
  const lengths = [...walks].map(([title, files]) => [title, files.length] as const);
  expect(lengths).toHaveLength(5);
  expect(lengths.find(([title]) => /price/.test(title))![1]).toBeLessThanOrEqual(most.price);
  expect(lengths.find(([title]) => /search/.test(title))![1]).toBeLessThanOrEqual(most.search);
  expect(lengths.find(([title]) => /order/.test(title))![1]).toBeLessThanOrEqual(most.order);
});

test.each([...walks])("%s: every file is there, and is reached from one before it", (_, files) => {
  const lost = files.filter((file, index) => {
    if (!existsSync(file)) return true;
    if (BEGINS.test(file)) return false;
    return !files.slice(0, index).some((before) => reached(before).has(file));
  });
  expect(lost).toEqual([]);
});

test("a search reaches at most 16 files that exist for it", () => {
  const own = /^app\/domain\/search\/|^app\/data\/listings\/(search-|sources|page-by-relevance)/;
  const files = [...reached("app/routes/shop/find-listing.server.ts")].filter((file) => own.test(file));
  expect(files.length).toBeGreaterThan(10);
  expect(files.toSorted().slice(16)).toEqual([]);
});
