import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../../../../scripts/steps/root.ts";
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

describe("closing line", () => {
  it("adds up all checks; what was skipped stands on a line of its own", () => {
    expect(closingLine([oneCheck(true), { passed: 41, failed: 0, skipped: 0 }])).toBe("42 passed, 0 failed");
    expect(closingLine([oneCheck(false), { passed: 3, failed: 1, skipped: 2 }])).toBe("3 passed, 2 failed");
    expect(skippedLine([oneCheck(false), { passed: 3, failed: 1, skipped: 2 }])).toBe("2 skipped");
    expect(skippedLine([oneCheck(true)])).toBeNull();
  });

  it("is all zeros for nothing", () => {
    expect(closingLine([])).toBe("0 passed, 0 failed");
  });
});

describe("runner reports", () => {
  it("reads vitest's counts", () => {
    const file = report("vitest.json", { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(vitestCounts(file, false)).toEqual({ passed: 7, failed: 1, skipped: 3, failures: [] });
  });

  it("reads Playwright's counts: what passed only at a second try did not pass", () => {
    const file = report("playwright.json", { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 } });
    expect(playwrightCounts(file, false)).toEqual({ passed: 5, failed: 2, skipped: 4, failures: [] });
  });

  it("names what failed, with the first line of what went wrong", () => {
    const assertionResults = [
      { fullName: "adds up", status: "passed" },
      {
        fullName: "a cart keeps its lines",
        status: "failed",
        failureMessages: ["\u001b[31mexpected 2\u001b[39m\nat cart"],
      },
    ];
    const testResults = [
      { name: join(root, "tests/cart.test.ts"), status: "failed", assertionResults },
      { name: join(root, "tests/broken.test.ts"), status: "failed", message: "No such module", assertionResults: [] },
      { name: join(root, "tests/good.test.ts"), status: "passed", assertionResults: assertionResults.slice(0, 1) },
    ];
    expect(vitestCounts(report("named.json", { testResults }), false).failures).toEqual([
      "tests/cart.test.ts: a cart keeps its lines: expected 2",
      "tests/broken.test.ts: No such module",
    ]);
    const failed = { results: [{ error: { message: "Timeout\nat page" } }] };
    const specs = [
      { title: "opens", ok: true, file: "home.spec.ts", tests: [{ results: [{}] }] },
      { title: "closes", ok: false, file: "home.spec.ts", tests: [failed] },
    ];
    const suites = [{ suites: [{ specs }] }];
    expect(playwrightCounts(report("suites.json", { suites }), false).failures).toEqual([
      "home.spec.ts: closes: Timeout",
    ]);
  });

  it("counts a runner that broke without a failed test as one failure", () => {
    expect(vitestCounts(report("v.json", { numPassedTests: 7 }), false)).toMatchObject({ passed: 7, failed: 1 });
    expect(vitestCounts(join(folder, "absent.json"), true).failed).toBe(1);
    expect(playwrightCounts(report("half.json", '{"stats":'), true).failed).toBe(1);
  });
});

describe("deployment check", () => {
  it("reads the compressed size in both units", () => {
    expect(compressedKib("Total Upload: 1893.73 KiB / gzip: 382.51 KiB")).toBe(382.51);
    expect(compressedKib("Total Upload: 9.1 MiB / gzip: 1.5 MiB")).toBe(1536);
    expect(() => compressedKib("nothing")).toThrow(/how large/);
  });
});
