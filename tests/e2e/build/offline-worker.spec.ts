import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { parse } from "acorn";
import { expect, test } from "vitest";

// docs/decisions/0036. Build first.

const source = readFileSync("build/client/offline-worker.js", "utf8");
const WORKER_BYTES = 7_700;

test("is a plain script of ES2020 that calls nothing newer than Chrome 80", () => {
  expect(() => parse(source, { ecmaVersion: 2020, sourceType: "script" })).not.toThrow();
  expect(source).not.toMatch(/\.at\(|\.replaceAll\(|Response\.json\(|structuredClone\(|AbortSignal\.(timeout|any)\(/);
});

test("keeps its budget", () => expect(gzipSync(source).length).toBeLessThanOrEqual(WORKER_BYTES));
