import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures?: readonly string[];
}

export function closingLine(all: Counts[]): string {
  return `${sum(all, "passed")} passed, ${sum(all, "failed")} failed`;
}

export function skippedLine(all: Counts[]): string | null {
  const skipped = sum(all, "skipped");
  return skipped > 0 ? `${skipped} skipped` : null;
}

const sum = (all: Counts[], name: "passed" | "failed" | "skipped") =>
  all.reduce((total, counts) => total + counts[name], 0);

export function partLine(name: string, counts: Counts, seconds: number): string {
  const mark = counts.failed > 0 ? "✗" : "✓";
  const failed = counts.failed > 0 ? `, ${counts.failed} failed` : "";
  return `${mark} ${name.padEnd(24)} ${String(counts.passed).padStart(6)} passed${failed}, ${seconds.toFixed(1)} s`;
}

export function printFailures(results: readonly { name: string; counts: Counts }[]): void {
  for (const { name, counts } of results)
    for (const failure of counts.failures ?? []) console.log(`\n== ${name}\n\n${failure}\n`);
}

export function oneCheck(failure?: string): Counts {
  const failed = failure !== undefined;
  return { passed: failed ? 0 : 1, failed: failed ? 1 : 0, skipped: 0, failures: failed ? [failure] : [] };
}

/** A runner that failed without a failed test or report counts as one failure. */
export function vitestCounts(file: string, ok: boolean, output: string): Counts {
  const report = readReport(file);
  const counts = {
    passed: number(report?.numPassedTests),
    failed: number(report?.numFailedTests),
    skipped: number(report?.numPendingTests) + number(report?.numTodoTests),
  };
  const all = atLeastOneFailure(counts, ok);
  return { ...all, failures: all.failed > 0 ? [output.trim()] : [] };
}

export function playwrightCounts(file: string, ok: boolean, output: string): Counts {
  const report = readReport(file);
  const stats = report?.stats as Record<string, unknown> | undefined;
  const counts = {
    passed: number(stats?.expected),
    failed: number(stats?.unexpected) + number(stats?.flaky),
    skipped: number(stats?.skipped),
  };
  const errors = list<PlaywrightError>(report?.errors).map(whole);
  const failures = [...list<PlaywrightSuite>(report?.suites).flatMap(playwrightFailures), ...errors];
  const all = atLeastOneFailure(counts, ok);
  return { ...all, failures: all.failed > 0 && failures.length === 0 ? [output.trim()] : failures };
}

interface PlaywrightError {
  message?: string;
  stack?: string;
  snippet?: string;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    ok: boolean;
    file: string;
    line: number;
    tests: { projectName: string; results: { errors?: PlaywrightError[] }[] }[];
  }[];
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ file, line, title, tests }) =>
      tests
        .map(({ projectName, results }) => ({ projectName, errors: results.flatMap(({ errors = [] }) => errors) }))
        .filter(({ errors }) => errors.length > 0)
        .map(({ projectName, errors }) =>
          [`${file}:${line} [${projectName}] ${title}`, ...errors.map(whole)].join("\n\n"),
        ),
    );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

function whole({ message = "", stack, snippet = "" }: PlaywrightError): string {
  return stripVTControlCharacters([stack ?? message, snippet].filter(Boolean).join("\n\n")).trim();
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
