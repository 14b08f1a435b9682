import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// CONTRIBUTING.md: a test of several files names its rule in its first comment.

const NOT_MIRRORED = /^(?:build|e2e|engines|golden|support|text-browser|visual)\//;

const subjects = new Set(
  ["app", "workers", "scripts"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" })
      .map((path) => `${room}/${path}`.replace(/^app\//, ""))
      .flatMap((path) => [path, path.replace(/(?:\.server|\.plugin)?\.\w+$/, "")]),
  ),
);

const tests = readdirSync("tests", { recursive: true, encoding: "utf8" }).filter(
  (path) => /\.test\.tsx?$/.test(path) && !NOT_MIRRORED.test(path),
);

function hasSubject(path: string): boolean {
  return subjects.has(path.replace(/(?:\.full)?(?:\.node|\.workerd)?\.test\.tsx?$/, ""));
}

function namesItsRule(path: string): boolean {
  const text = readFileSync(`tests/${path}`, "utf8").replace(/^import [^;]+;$/gm, "");
  return text.trimStart().startsWith("// ");
}

test("a test has the path of its subject, or names its rule in its first comment", () => {
  expect(tests.length).toBeGreaterThan(300);
  expect(tests.filter((path) => !hasSubject(path) && !namesItsRule(path)).map((path) => `tests/${path}`)).toEqual([]);
});

test("most tests have one subject", () => {
  expect(tests.filter(hasSubject).length / tests.length).toBeGreaterThan(0.6);
});
