import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// CONTRIBUTING.md: one name, one meaning.

const CONVENTIONS: Record<string, RegExp> = {
  ...Object.fromEntries(
    ["ErrorBoundary", "action", "handle", "headers", "links", "loader", "meta", "middleware"].map((name) => [
      name,
      /^app\/(?:root\.tsx|routes\/|shared\/)/,
    ]),
  ),
  begin: /^app\/client\//,
  withTexts: /^app\/ui\//,
};

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|interface|type) ([A-Za-z0-9_]+)/gm;

// Texts have their names in both languages.
const files = globSync("{app,workers}/**/*.{ts,tsx}").filter((path) => !/^app\/i18n\/(?:en|am)\//.test(path));

test("a name is exported by one file", () => {
  const places = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, name] of readFileSync(file, "utf8").matchAll(EXPORTED))
      if (!CONVENTIONS[name!]?.test(file)) places.set(name!, (places.get(name!) ?? new Set()).add(file));
  expect(places.size).toBeGreaterThan(1_500);
  expect([...places].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(", ")}`)).toEqual([]);
});
