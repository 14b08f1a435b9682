import { existsSync, readFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** The last line of `npm test`. */
export function closingLine(all: Counts[]): string {
  return `${sum(all, "passed")} passed, ${sum(all, "failed")} failed`;
}

/** What stands above it where a tool could not be had; null when every test ran. */
export function skippedLine(all: Counts[]): string | null {
  const skipped = sum(all, "skipped");
  return skipped > 0 ? `${skipped} skipped` : null;
}

const sum = (all: Counts[], name: keyof Counts) => all.reduce((total, counts) => total + counts[name], 0);

/** One check that is not a test runner counts as one. */
export function oneCheck(ok: boolean): Counts {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** Counts of vitest's JSON report; a runner that failed without a failed test (or without a report) counts as one failure. */
export function vitestCounts(file: string, ok: boolean): Counts {
  const report = readReport(file);
  const counts = {
    passed: number(report?.numPassedTests),
    failed: number(report?.numFailedTests),
    skipped: number(report?.numPendingTests) + number(report?.numTodoTests),
  };
  return atLeastOneFailure(counts, ok);
}

/** Counts of Playwright's JSON report; there are no second tries, so nothing is flaky. */
export function playwrightCounts(file: string, ok: boolean): Counts {
  const stats = readReport(file)?.stats as Record<string, unknown> | undefined;
  const counts = {
    passed: number(stats?.expected),
    failed: number(stats?.unexpected) + number(stats?.flaky),
    skipped: number(stats?.skipped),
  };
  return atLeastOneFailure(counts, ok);
}

function atLeastOneFailure(counts: Counts, ok: boolean): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  return counts.failed === 0 && (!ok || ranNothing) ? { ...counts, failed: 1 } : counts;
}

function readReport(file: string): Record<string, unknown> | null {
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
