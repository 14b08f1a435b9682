import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// What several routes show or do stands in app/shared; the linter does not see the imports of stylesheets.

const sources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(tsx?|css)$/.test(path))
    .map((path) => join(folder, path));

/** Modules and stylesheets that a file imports; the types that the framework writes are each route's own. */
function imports(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g);
  return [...found].map(([, path]) => join(dirname(file), path!)).filter((path) => !path.includes("+types"));
}

/** A route's file and the folder of its parts have one name. */
const owner = (path: string) => /^app\/routes\/([\w-]+)/.exec(path)?.[1];

test("a route imports no part of another route", () => {
  const others = sources("app/routes").flatMap((file) =>
    imports(file)
      .filter((path) => owner(path) !== undefined && owner(path) !== owner(file))
      .map((path) => `${file} imports ${path}`),
  );
  expect(others).toEqual([]);
});

test("what routes share imports no route, and no stylesheet of one", () => {
  const files = [...sources("app/shared"), ...sources("app/ui")];
  expect(files.flatMap(imports).filter((path) => owner(path) !== undefined)).toEqual([]);
});
