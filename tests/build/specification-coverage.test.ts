import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");

const [coverage = "", oddities = ""] = read("docs/specification-coverage.md").split("## Kept as specified");
const lines = coverage.split("\n").filter((line) => line.startsWith("- "));

describe("docs/specification-coverage.md", () => {
  test("has a line for every rule, in their order, and no other", () => {
    const cited = lines.map((line) => /^- (\d+(?:\.\d+)?)/.exec(line)?.[1]);
    expect([...new Set(cited)]).toEqual(rulesOf(read("docs/brief/specification.md")));
  });

  test("each line is one rule, a file and a test, short enough to read", () => {
    const form = /^- \d+(\.\d+)* \S.*: `(app|workers|scripts)\/[^`]+`, `tests\/[^`]+\.(test|spec)\.tsx?`$/;
    expect(lines.filter((line) => !form.test(line) || line.length > 240)).toEqual([]);
  });

  test("every file and test it names exists", () => {
    expect(coverage.match(/`(app|workers|scripts|tests)\/[^`]+`/g)?.length).toBeGreaterThan(400);
    const named = [...(coverage + oddities).matchAll(/`((?:app|workers|scripts|tests)\/[^`]+)`/g)];
    expect(named.flatMap(([, path = ""]) => (existsSync(path) ? [] : [path]))).toEqual([]);
  });

  test("each rule has a test whose title cites it", () => {
    const cited = new Set(lines.filter((line) => rulesCitedIn(testOf(line)).includes(ruleOf(line))).map(ruleOf));
    expect([...new Set(lines.map(ruleOf))].filter((rule) => !cited.has(rule))).toEqual([]);
  });

  test("each of the 163 rows of the audit has a test whose title cites its rule", () => {
    const marked = lines.filter((line) => rowsOf(line).length > 0);
    expect([...new Set(marked.flatMap(rowsOf))].toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 163 }, (_, index) => index + 1),
    );
    expect(marked.filter((line) => !rulesCitedIn(testOf(line)).includes(ruleOf(line)))).toEqual([]);
  });

  test("each deviation has its reason in the one table, which the README links", () => {
    const rows = read("docs/deviations.md").matchAll(/^\| (\d[\d., ]*) \|/gm);
    const reasons = [...rows].flatMap(([, rule = ""]) => rule.trim().split(", "));
    const marked = lines.filter((line) => line.includes("**Deviation**")).map(ruleOf);
    const isGiven = (rule: string) => reasons.some((reason) => rule === reason || rule.startsWith(`${reason}.`));
    expect(marked.filter((rule) => !isGiven(rule))).toEqual([]);
    expect(read("README.md")).toContain("docs/deviations.md");
  });

  test("what is kept as specified says so at its place", () => {
    const places = [...oddities.matchAll(/`(app\/[^`]+)`/g)].map(([, path = ""]) => path);
    expect(places.length).toBeGreaterThan(9);
    for (const path of places) expect(read(path), path).toContain("as specified:");
  });
});

const ruleOf = (line: string) => /^- (\d+(?:\.\d+)*)/.exec(line)![1]!;
const testOf = (line: string) => /`(tests\/[^`]+)`$/.exec(line)![1]!;

/** #7, or #27-33 for all between. */
function rowsOf(line: string): number[] {
  return [...line.matchAll(/ #(\d+)(?:-(\d+))?/g)].flatMap(([, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index),
  );
}

/** Titles, not comments. */
function rulesCitedIn(path: string): string[] {
  const cited = /^(?!\s*(?:\/\/|\/?\*)).*["'`].*\bspecification (\d[\d.]*(?:, \d[\d.]*)*)/gm;
  return [...read(path).matchAll(cited)].flatMap(([, rules = ""]) => rules.split(", "));
}

/** 4.2, and 6 where it has no subsections. */
function rulesOf(specification: string): string[] {
  const numbers = [...specification.matchAll(/^#+ (\d+(?:\.\d+)?)/gm)].map(([, number = ""]) => number);
  return numbers.filter((number) => number.includes(".") || !numbers.includes(`${number}.1`));
}
