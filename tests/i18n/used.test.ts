import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as en from "../../app/i18n/en/index.ts";

// Every text is used.

const code = () =>
  globSync("{app,workers,scripts}/**/*.{ts,tsx}", { exclude: ["app/i18n/{en,am}/**"] })
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

/** A template such as "errors.${kind}Title" uses all that match. */
function asked(source: string): RegExp[] {
  const pieces = [...source.matchAll(/`([a-zA-Z]+\.[^`\s]*\$\{[^`\s]*)`/g)].map(([, piece]) => piece!);
  return pieces.map((piece) => {
    const parts = piece.split(/\$\{[^}]*\}/).map((part) => part.replace(/[^\w-]/g, "\\$&"));
    return new RegExp(`^${parts.join("[\\w-]+")}$`);
  });
}

test("every text is asked for somewhere", () => {
  const source = code();
  const words = new Set(source.match(/[\w-]+/g));
  const patterns = asked(source);
  const names = Object.entries(en).flatMap(([space, texts]) =>
    Object.keys(texts).map((key) => [space, key.replace(/_(?:one|other)$/, "")] as const),
  );
  const isAsked = (space: string, key: string) =>
    words.has(key) || patterns.some((pattern) => pattern.test(`${space}.${key}`) || pattern.test(key));
  expect(names.length).toBeGreaterThan(1_000);
  expect(names.filter(([space, key]) => !isAsked(space, key)).map((name) => name.join("."))).toEqual([]);
});
