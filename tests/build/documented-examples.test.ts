import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { checkCoupons } from "../../app/routes/operator/coupon-request.ts";

interface Example {
  document: string;
  language: string;
  /** Named in the example's first line, or in backticks at the end of the sentence before it. */
  file: string;
  text: string;
}

const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md") && !path.startsWith("brief/"))
    .map((path) => `docs/${path}`),
];
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

test("the coupons of the example can be loaded", () => {
  const [example, ...others] = examples(/^json$/);
  expect(others).toEqual([]);
  const { coupons } = JSON.parse(example!.text) as { coupons: unknown[] };
  const { drafts, faults } = checkCoupons(coupons);
  expect(faults).toEqual([]);
  expect(drafts.map(({ code }) => code)).toEqual(["HOLIDAY15", "BUNA100"]);
});

test("every command is a script that there is", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
  const named = [...textOf].flatMap(([document, text]) =>
    [...text.matchAll(/\bnpm run ([a-z][a-z0-9:-]*)/g)].map(([, name]) => ({ document, name: name! })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});
