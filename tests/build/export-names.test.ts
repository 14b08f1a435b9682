import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";

// One name, one meaning: no two files of the shop export different things by the same name (CONTRIBUTING.md).

/** What a file of its kind exports by this name, wherever it stands. */
const CONVENTIONS: Record<string, RegExp> = {
  // React Router's route modules.
  ...Object.fromEntries(
    ["ErrorBoundary", "action", "handle", "headers", "links", "loader", "meta", "middleware"].map((name) => [
      name,
      /^app\/(?:root\.tsx|routes\/|shared\/)/,
    ]),
  ),
  // A part of a page that its script wakes, and a dialog that brings its texts.
  begin: /^app\/client\//,
  withTexts: /^app\/ui\//,
  // The same texts in both languages.
  shared: /^app\/i18n\/(?:en|am)\/shared\.ts$/,
};

const EXPORTED = /^export (?:async )?(?:function\*?|const|class|interface|type) ([A-Za-z0-9_]+)/gm;

const files = ["app", "workers"].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => `${room}/${path}`),
);

test("a name is exported by one file", () => {
  const places = new Map<string, Set<string>>();
  for (const file of files)
    for (const [, name] of readFileSync(file, "utf8").matchAll(EXPORTED))
      if (!CONVENTIONS[name!]?.test(file)) places.set(name!, (places.get(name!) ?? new Set()).add(file));
  expect(places.size).toBeGreaterThan(1_500);
  expect([...places].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join(", ")}`)).toEqual([]);
});
