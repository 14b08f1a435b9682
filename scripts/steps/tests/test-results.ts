import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "../root.ts";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The tests that failed, a line each: file, name, and the first line of what went wrong. */
  failures?: readonly string[];
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

const sum = (all: Counts[], name: "passed" | "failed" | "skipped") =>
  all.reduce((total, counts) => total + counts[name], 0);

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
    failures: list<VitestFile>(report?.testResults).flatMap(vitestFailures),
  };
  return atLeastOneFailure(counts, ok);
}

/** Counts of Playwright's JSON report; there are no second tries, so nothing is flaky. */
export function playwrightCounts(file: string, ok: boolean): Counts {
  const report = readReport(file);
  const stats = report?.stats as Record<string, unknown> | undefined;
  const counts = {
    passed: number(stats?.expected),
    failed: number(stats?.unexpected) + number(stats?.flaky),
    skipped: number(stats?.skipped),
    failures: list<PlaywrightSuite>(report?.suites).flatMap(playwrightFailures),
  };
  return atLeastOneFailure(counts, ok);
}

interface VitestFile {
  name: string;
  status: string;
  message?: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** A file that could not be loaded has no tests: it stands for itself. */
function vitestFailures({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0) return status === "failed" ? [failureLine(file, "", message)] : [];
  return failed.map(({ fullName, failureMessages }) => failureLine(file, fullName, failureMessages?.[0]));
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    file: string;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const message = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
      return failureLine(file, title, message);
    }),
    ...suites.flatMap(playwrightFailures),
  ];
}

function failureLine(file: string, name: string, message = ""): string {
  const firstLine = stripVTControlCharacters(message).trim().split("\n", 1)[0]!;
  return [file, name, firstLine].filter(Boolean).join(": ");
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

function list<T>(value: unknown): T[] {
  return Array.isArray(value) ? (value as T[]) : [];
}

function number(value: unknown): number {
  return typeof value === "number" ? value : 0;
}
