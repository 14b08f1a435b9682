import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashFiles, importClosure, listFiles } from "../../../../scripts/steps/shop/content-hash.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "gulit-hash-"));
  mkdirSync(join(folder, "app"));
  write("app/a.ts", 'import { b } from "./b.ts";\nexport const a = b;\n');
  write("app/b.ts", "export const b = 1;\n");
  write("app/c.ts", "export const c = 1;\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const hash = () => hashFiles(listFiles([join(folder, "app")]), folder);

it("hashFiles changes with a content, a name and a further file", () => {
  const seen = new Set([hash()]);
  write("app/b.ts", "export const b = 2;\n");
  seen.add(hash());
  write("app/d.ts", "export const c = 1;\n");
  seen.add(hash());
  rmSync(join(folder, "app/c.ts"));
  seen.add(hash());
  expect(seen.size).toBe(4);
});

it("importClosure follows relative imports, circles included, and no other file", () => {
  write("app/b.ts", 'import type { A } from "./a.ts";\nexport const b = 1;\n');
  expect(importClosure([join(folder, "app/a.ts")])).toEqual([join(folder, "app/a.ts"), join(folder, "app/b.ts")]);
});
