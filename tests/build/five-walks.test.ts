import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { expect, test } from "vitest";
import { importClosure } from "../../scripts/steps/shop/content-hash.ts";
import { root } from "../../scripts/steps/root.ts";

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

const reached = (file: string) => importClosure([file]).map((path) => relative(root, path));

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
    return !files.slice(0, index).some((before) => reached(before).includes(file));
  });
  expect(lost).toEqual([]);
});

test("a search reaches at most 16 files that exist for it", () => {
  const own = /^app\/domain\/search\/|^app\/data\/listings\/(search-|sources|page-by-relevance)/;
  const files = reached("app/routes/shop/find-listing.server.ts").filter((file) => own.test(file));
  expect(files.length).toBeGreaterThan(10);
  expect(files.toSorted().slice(16)).toEqual([]);
});
