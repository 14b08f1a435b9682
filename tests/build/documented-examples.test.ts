import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Example {
  document: string;
  language: string;
  /** Named in the example's first line, or in backticks at the end of the sentence before it. */
  file: string;
  text: string;
}

const documents = globSync(["README.md", "CONTRIBUTING.md", "docs/**/*.md"], { exclude: ["docs/brief/**"] });
const textOf = new Map(documents.map((path) => [path, readFileSync(path, "utf8")]));

function examples(language: RegExp): Example[] {
  return [...textOf].flatMap(([document, text]) =>
    [...text.matchAll(/^(.*)\n\n```(\w+)\n([^]*?)^```$/gm)]
      .filter(([, , fence]) => language.test(fence!))
      .map(([, before, fence, block]) => {
        const [, comment, rest] = /^(?:\/\/ (\S+)\n)?([^]*)$/.exec(block!)!;
        const file = comment ?? /`([^`]+)`:$/.exec(before!)?.[1] ?? "";
        return { document, language: fence!, file, text: rest! };
      }),
  );
}

const pieces = examples(/^(?:tsx?|jsx?|css|md)$/);

test("there are examples", () => {
  expect(pieces.map(({ language }) => language).sort()).toEqual(["md", "ts", "tsx"]);
});

test.each(pieces)("$document shows $file as it is", ({ file, text }) => {
  expect(existsSync(file), `${file} exists`).toBe(true);
  const whole = readFileSync(file, "utf8");
  let at = 0;
  for (const piece of text.split(/^ *\.\.\.\n/m)) {
    at = whole.indexOf(piece, at);
    expect(at, `${file} has\n${piece}`).toBeGreaterThanOrEqual(0);
  }
});

test("every command is a script that there is", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...textOf].flatMap(([document, text]) =>
    [...text.matchAll(/\bnpm run ([a-z][a-z0-9:-]*)/g)].map(([, name]) => ({ document, name: name! })),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});

test("every part of a command is one that it has", () => {
  const files = { shop: "scripts/shop.ts", db: "scripts/database.ts" };
  const named = [...textOf].flatMap(([document, text]) =>
    [...text.matchAll(/\bnpm run (shop|db) -- ([a-z]+)/g)].map(([, name, part]) => ({ document, name, part })),
  );
  expect(named.length).toBeGreaterThan(30);
  const hasPart = (file: string, part: string) =>
    new RegExp(`^  (async )?${part}(:|\\()`, "m").test(readFileSync(file, "utf8"));
  expect(named.filter(({ name, part }) => !hasPart(files[name as "shop"], part!))).toEqual([]);
});
