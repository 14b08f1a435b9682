import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

// The linter does not see imports of stylesheets.

const sources = (folder: string) => globSync(`${folder}/**/*.{ts,tsx,css}`);

/** Without React Router's generated types. */
function imports(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]+)/g);
  return [...found].map(([, path]) => join(dirname(file), path!)).filter((path) => !path.includes("+types"));
}

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
