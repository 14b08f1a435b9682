import { existsSync, readFileSync } from "node:fs";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of tests that passed, but only at the second try (playwright.config.ts, `retries`). */
  secondTry?: string[];
}

/** The last line of `npm test`. */
export function closingLine(all: Counts[]): string {
  const sum = (name: "passed" | "failed" | "skipped") => all.reduce((total, counts) => total + counts[name], 0);
  const skipped = sum("skipped");
  const late = secondTries(all).length;
  const parts = [`${sum("passed")} passed`, `${sum("failed")} failed`];
  if (skipped > 0) parts.push(`${skipped} skipped`);
  if (late > 0) parts.push(`${late} passed only at the second try`);
  return parts.join(", ");
}

/** Names of all tests that passed only at the second try. */
export const secondTries = (all: Counts[]): string[] => all.flatMap(({ secondTry = [] }) => secondTry);

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

/** Counts of Playwright's JSON report; a test that passed only at its second try counts as passed, and is named. */
export function playwrightCounts(file: string, ok: boolean): Counts {
  const report = readReport(file);
  const stats = report?.stats as Record<string, unknown> | undefined;
  const secondTry = ((report?.suites ?? []) as Suite[]).flatMap(namesOfLate);
  const counts: Counts = {
    passed: number(stats?.expected) + number(stats?.flaky),
    failed: number(stats?.unexpected),
    skipped: number(stats?.skipped),
    ...(secondTry.length > 0 && { secondTry }),
  };
  return atLeastOneFailure(counts, ok);
}

/** What Playwright's JSON report says of a file, or of a group of tests in it. */
interface Suite {
  suites?: Suite[];
  specs?: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[];
}

function namesOfLate({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
  );
  return [...own, ...suites.flatMap(namesOfLate)];
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
