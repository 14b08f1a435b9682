import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { compressedKib } from "../../../../scripts/steps/shop/check-deployment.ts";
import {
  closingLine,
  oneCheck,
  playwrightCounts,
  skippedLine,
  vitestCounts,
} from "../../../../scripts/steps/tests/test-results.ts";

const folder = mkdtempSync(join(tmpdir(), "gulit-results-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

it("closing line adds up all checks; what was skipped stands on a line of its own", () => {
  expect(closingLine([oneCheck(), { passed: 41, failed: 0, skipped: 0 }])).toBe("42 passed, 0 failed");
  expect(closingLine([oneCheck("broken"), { passed: 3, failed: 1, skipped: 2 }])).toBe("3 passed, 2 failed");
  expect(skippedLine([oneCheck("broken"), { passed: 3, failed: 1, skipped: 2 }])).toBe("2 skipped");
  expect(skippedLine([oneCheck()])).toBeNull();
});

describe("runner reports", () => {
  it("reads vitest's counts, and gives all it printed where a test failed", () => {
    const file = report("vitest.json", { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    const failures = ["FAIL a cart\n- 1\n+ 2"];
    expect(vitestCounts(file, false, `${failures[0]}\n`)).toEqual({ passed: 7, failed: 1, skipped: 3, failures });
    const good = report("good.json", { numPassedTests: 7 });
    expect(vitestCounts(good, true, "all is well")).toEqual({ passed: 7, failed: 0, skipped: 0, failures: [] });
  });

  it("reads Playwright's counts: what passed only at a second try did not pass", () => {
    const file = report("playwright.json", { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 } });
    expect(playwrightCounts(file, false, "")).toMatchObject({ passed: 5, failed: 2, skipped: 4 });
  });

  it("counts a runner that broke without a failed test as one failure, with what it printed", () => {
    const broken = vitestCounts(report("v.json", { numPassedTests: 7 }), false, "out of memory\n");
    expect(broken).toMatchObject({ passed: 7, failed: 1, failures: ["out of memory"] });
    expect(vitestCounts(join(folder, "absent.json"), true, "").failed).toBe(1);
    const half = playwrightCounts(report("half.json", '{"stats":'), true, "no browser");
    expect(half).toMatchObject({ failed: 1, failures: ["no browser"] });
  });
});

it("deployment check reads the compressed size in both units", () => {
  expect(compressedKib("Total Upload: 1893.73 KiB / gzip: 382.51 KiB")).toBe(382.51);
  expect(compressedKib("Total Upload: 9.1 MiB / gzip: 1.5 MiB")).toBe(1536);
  expect(() => compressedKib("nothing")).toThrow(/how large/);
});
