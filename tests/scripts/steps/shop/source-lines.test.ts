import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { root } from "../../../../scripts/steps/root.ts";
import { withSourceLines } from "../../../../scripts/steps/shop/source-lines.ts";

const folder = mkdtempSync(join(root, ".source-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));
const built = pathToFileURL(join(folder, "worker.js")).href;
const map = { version: 3, sources: ["../app/shop.ts"], names: [], mappings: "AAAA;AAEA" };
writeFileSync(join(folder, "worker.js.map"), JSON.stringify(map));

it("names the lines of the sources in a stack, and leaves what it does not know", () => {
  const line = (where: string) => JSON.stringify({ event: "request", stack: `Error: x\n    at f (${where})` });
  expect(withSourceLines(line(`${built}:2:1`))).toBe(line("app/shop.ts:3:1"));
  const other = line(`${built.replace("worker", "other")}:2:1`);
  expect(withSourceLines(other)).toBe(other);
});
