import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";

// docs/style.md, "Comments and documents".

const SENTENCE_OPENERS = /(?:^|[.!?] )(?:What|Who|Whoever)\b/g;
const PRIVATE_WORDS = /\b(?:is no|stands|told|of which)\b/gi;
const QUOTED = /`[^`]*`|"[^"]*"|“[^”]*”/g;

/** Ordinary English, unlike "X is no Y". */
const ORDINARY = /\bthere is no\b|\bis no longer\b/gi;

interface Comment {
  line: number;
  text: string;
}

const files = globSync(["*.config.ts", "{app,workers,scripts,tests}/**/*.{ts,tsx,mjs,css,sql}"]);

function faultsOf(path: string, source: string): string[] {
  // Parsing takes long.
  if (!/\b(?:What|Who|Whoever|is no|stands|told|of which)\b/i.test(source)) return [];
  return commentsOf(path, source).flatMap(({ line, text }) => {
    const plain = text.replace(QUOTED, blank).replace(ORDINARY, blank);
    return [...plain.matchAll(SENTENCE_OPENERS), ...plain.matchAll(PRIVATE_WORDS)].map(
      ({ index }) => `${path}:${line}: ${text.slice(Math.max(0, index - 30), index + 40).trim()}`,
    );
  });
}

/** Of the same length, so that line numbers stay correct and two halves do not become a phrase. */
function blank(text: string): string {
  return "\u0000".repeat(text.length);
}

/** Lines of `//` that follow each other are one comment. */
function commentsOf(path: string, source: string): Comment[] {
  const found = path.endsWith(".sql")
    ? [...source.matchAll(/^[ \t]*--.*(?:\n[ \t]*--.*)*/gm)].map(({ 0: text, index }) => ({
        start: index,
        end: index + text.length,
      }))
    : path.endsWith(".css")
      ? [...source.matchAll(/\/\*[^]*?\*\//g)].map(({ 0: text, index }) => ({ start: index, end: index + text.length }))
      : parseSync(path, source).comments;
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of found) {
    const last = joined.at(-1);
    if (last && source.startsWith("//", last.start) && /^\n[ \t]*\/\/$/.test(source.slice(last.end, start + 2)))
      last.end = end;
    else joined.push({ start, end });
  }
  return joined.map(({ start, end }) => ({
    line: source.slice(0, start).split("\n").length,
    text: source
      .slice(start, end)
      .replace(/^\/\*+|\*\/$/g, "")
      .replace(/(^|\n)[ \t]*(?:\/\/|--|\*)?[ \t]*/g, " ")
      .trim(),
  }));
}

test("comments say the reason in the words of the field", () => {
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.flatMap((path) => faultsOf(path, readFileSync(path, "utf8")))).toEqual([]);
});
