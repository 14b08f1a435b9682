import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");

/** Headings of the specification that hold rules; those of 1, 6 and 8 have no numbers below them. */
const RULES = [
  "1",
  ...numbered(2, 10),
  ...numbered(3, 5),
  ...numbered(4, 12),
  ...numbered(5, 9),
  "6",
  ...numbered(7, 4),
  "8",
  ...numbered(9, 9),
];

const STATE = /^(works|partly: .+ issue \d|comes with issue \d)/;

interface Row {
  rule: string;
  about: string;
  state: string;
  files: string[];
  /** A test file and, where one is quoted, the title that stands in it. */
  tests: { file: string; title: string | null }[];
  saysNoTest: boolean;
}

const [coverage = "", oddities = ""] = read("docs/specification-coverage.md").split("## Kept as specified");
const rows = tableOf(coverage).map(toRow);

describe("docs/specification-coverage.md", () => {
  test("has a row for every numbered rule, in their order, and no other", () => {
    expect([...new Set(rows.map(({ rule }) => rule))]).toEqual(RULES);
  });

  test.each(rows)("$rule $about", ({ state, files, tests, saysNoTest }) => {
    expect(state).toMatch(STATE);
    for (const [, issue] of state.matchAll(/issue (\d+)/g)) expect(["3", "4", "5", "6", "7", "8"]).toContain(issue);
    for (const file of files) expect(existsSync(root + file), file).toBe(true);
    if (!state.startsWith("comes")) {
      expect(files, "the file that holds it").not.toEqual([]);
      expect(tests.length > 0 || saysNoTest, "the test that proves it, or 'no test yet'").toBe(true);
    }
    for (const { file, title } of tests) {
      expect(file).toMatch(/^tests\/.+\.(test|spec)\.tsx?$/);
      expect(existsSync(root + file), file).toBe(true);
      if (title !== null) expect(read(file).includes(title), `${file} › ${title}`).toBe(true);
    }
  });

  test.each(tableOf(oddities).map(([about = "", where = ""]) => ({ about, files: quoted(where) })))(
    "kept: $about",
    ({ files }) => {
      expect(files).not.toEqual([]);
      for (const file of files) expect(read(file)).toContain("as specified:");
    },
  );
});

function numbered(section: number, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${section}.${index + 1}`);
}

/** Cells of the rows below the line of dashes. */
function tableOf(text: string): string[][] {
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  const cells = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells.slice(cells.findIndex(([first]) => /^:?-+:?$/.test(first ?? "")) + 1);
}

function toRow([rule = "", about = "", state = "", files = "", tests = "", ...more]: string[]): Row {
  if (more.length > 0) throw new Error(`a row of ${rule} has too many cells`);
  const found = [...tests.matchAll(/`([^`]+)`(?: › `([^`]+)`)?/g)];
  return {
    rule,
    about,
    state,
    files: quoted(files),
    tests: found.map(([, file = "", title]) => ({ file, title: title ?? null })),
    saysNoTest: tests === "no test yet",
  };
}

function quoted(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+\.\w+)`/g)].map(([, path = ""]) => path);
}
