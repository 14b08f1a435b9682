import { join } from "node:path";
import { plainSentence } from "../plain-error.mjs";
import { root } from "../root.ts";
import { runTool } from "../run-tool.ts";
import { oneCheck, playwrightCounts, vitestCounts, type Counts } from "./test-results.ts";

export const reports = join(root, ".cache", "reports");

export const shopLogs = ".cache/reports/shops";

/** tsc caches its result, and checks again only changed files and their importers. */
export const typesOnly = ["--noEmit", "--incremental", "--tsBuildInfoFile", ".cache/types.tsbuildinfo"];

export async function tools(...commands: [string, ...string[]][]): Promise<Counts> {
  for (const [command, ...args] of commands) {
    const { ok, output } = await runTool(command, args);
    if (!ok) return oneCheck(output.trim() || `${command} ended without a word`);
  }
  return oneCheck();
}

export async function step(work: () => unknown): Promise<Counts> {
  try {
    await work();
    return oneCheck();
  } catch (error) {
    return oneCheck(plainSentence(error) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error)));
  }
}

export async function vitest(name: string, args: string[], env: Record<string, string> = {}): Promise<Counts> {
  const report = join(reports, `${name}.json`);
  const { ok, output } = await runTool(
    "vitest",
    ["run", ...args, "--reporter=minimal", "--reporter=json", `--outputFile.json=${report}`],
    { env },
  );
  return vitestCounts(report, ok, output);
}

export async function playwright(env: Record<string, string>): Promise<Counts> {
  const report = join(reports, "playwright.json");
  const { ok, output } = await runTool("playwright", ["test", "--reporter=line,json"], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return playwrightCounts(report, ok, output);
}
