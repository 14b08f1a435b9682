import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

// The grammar is in docs/brief/README.md.

const read = (path: string) => readFileSync(path, "utf8");
const self = "tests/build/citations.test.ts";

const BRIEF = ["settled", "amharic", "security-and-faults", "speed", "design", "platform-notes", "specification"];
const rules = new Map(BRIEF.map((name) => [name, numbersOf(read(`docs/brief/${name}.md`), name === "settled")]));
const decisions = new Set(readdirSync("docs/decisions").map((file) => file.slice(0, 4)));

const NUMBER = String.raw`\d+(?:\.\d+)*`;
const NUMBERS = String.raw`(${NUMBER}(?:(?:,|,? and|,? to) ${NUMBER})*)`;
const DOCUMENT = new RegExp(
  String.raw`\b(${BRIEF.join("|")})\.md\`?(?:\]\([^)]*\))?(?: ${NUMBERS}|(, | section ))?`,
  "gi",
);
const SPECIFICATION = new RegExp(String.raw`\b[Ss]pecification ${NUMBERS}`, "g");
const DECISION = /\b[Dd]ecisions? (\d+(?:(?:,|,? and) \d+)*)/g;
const PATH = /(?<![/.\w])docs\/[\w./-]*\w/g;
const LINK = /\]\(([^)\s]+)\)/g;
const ELSEWHERE = /\b[Ii]ssues? \d+\b/g;

const files = globSync("{*,{app,workers,scripts,tests,docs}/**/*}.{ts,tsx,mjs,css,sql,md,mdx,toml}", {
  exclude: [self],
});

describe("what is cited is in the repository", () => {
  test("each citation leads somewhere", () => {
    expect(files.flatMap((path) => problemsOf(path).map((problem) => `${path}: ${problem}`))).toEqual([]);
  });

  test("citations were found: rules, decisions, pages", () => {
    const text = files.map((path) => plain(read(path))).join("\n");
    for (const [pattern, least] of [
      [DOCUMENT, 300],
      [SPECIFICATION, 300],
      [DECISION, 20],
      [PATH, 50],
    ] as const)
      expect([...text.matchAll(pattern)].length, pattern.source).toBeGreaterThan(least);
  });
});

function problemsOf(path: string): string[] {
  const text = read(path);
  return [...mistakesOf(plain(text)), ...(/^docs\/|^\w+\.md$/.test(path) ? deadLinks(path, text) : [])];
}

function mistakesOf(text: string): string[] {
  const found: string[] = [];
  for (const [cited, document = "", numbers, tail] of text.matchAll(DOCUMENT)) {
    const name = document.toLowerCase();
    if (document !== name) found.push(`${cited}: the name of the file is ${name}.md`);
    else if (tail === " section ") found.push(`${cited}: the number follows the name`);
    else found.push(...unknown(cited, name, numbers));
  }
  for (const [cited, numbers] of text.matchAll(SPECIFICATION)) found.push(...unknown(cited, "specification", numbers));
  for (const [cited, numbers = ""] of text.matchAll(DECISION))
    for (const [number] of numbers.matchAll(/\d+/g))
      if (!decisions.has(number.padStart(4, "0"))) found.push(`${cited}: no such decision`);
  for (const [path] of text.matchAll(PATH)) if (!isThere(path)) found.push(`${path}: no such page`);
  for (const [cited] of text.matchAll(ELSEWHERE)) found.push(`${cited}: issues are not in the repository`);
  for (const [cited] of text.matchAll(/\.md \d+, row \d+/g)) found.push(`${cited}: rows are numbered like items, 4.9`);
  return found;
}

function unknown(cited: string, name: string, numbers = ""): string[] {
  const known = rules.get(name);
  return [...numbers.matchAll(/\d[\d.]*/g)]
    .filter(([number]) => !known?.has(number))
    .map(([number]) => `${cited}: docs/brief/${name}.md has no ${number}`);
}

/** A page, a folder, or the prefix of a decision's name: docs/decisions/0033. */
function isThere(path: string): boolean {
  const [, decision] = /^docs\/decisions\/(\d{4})$/.exec(path) ?? [];
  return decision !== undefined ? decisions.has(decision) : existsSync(path);
}

function deadLinks(path: string, text: string): string[] {
  return [...text.matchAll(LINK)].flatMap(([, link = ""]) => {
    if (/^[a-z]+:|^\//.test(link)) return [];
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : normalize(join(dirname(path), file));
    if (!existsSync(target)) return [`${link}: no such file`];
    return anchor === undefined || anchorsOf(read(target)).has(anchor) ? [] : [`${link}: no such heading`];
  });
}

function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading.toLowerCase());
  return new Set(headings.map((heading) => heading.replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-")));
}

function plain(text: string): string {
  return text.replace(/\s*\n[ \t]*(?:\*(?!\/)|\/\/|--|#(?!#))?[ \t]*/g, " ");
}

/** Headings, their items and table rows; with `isOneList`, items are numbered through the whole page. */
function numbersOf(text: string, isOneList: boolean): Set<string> {
  const numbers = new Set<string>();
  let section = "";
  let item = "";
  for (const line of text.split("\n")) {
    const [, heading] = /^#+ (\d+(?:\.\d+)*)\.? /.exec(line) ?? [];
    const [, indent, entry] = /^( *)(\d+)\. /.exec(line) ?? [];
    const [, row] = /^\| (\d+) +\|/.exec(line) ?? [];
    if (heading !== undefined) section = heading;
    else if (entry !== undefined && indent === "") item = isOneList ? entry : `${section}.${entry}`;
    const number = heading ?? (indent === "" ? item : entry !== undefined ? `${item}.${entry}` : undefined);
    if (number !== undefined) numbers.add(number);
    if (row !== undefined) numbers.add(`${section}.${row}`);
  }
  return numbers;
}
