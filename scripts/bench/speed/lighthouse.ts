import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireSpace } from "../../steps/disk-space.mjs";
import { startStep } from "../../steps/progress.mjs";
import { root } from "../../steps/root.ts";
import { requireTool } from "../../steps/run-tool.ts";
import { median } from "./figures.ts";

/** 182 MB with its dependencies, so it is installed on demand. */
const VERSION = "13.5.0";
const folder = join(root, ".cache", "bench", "lighthouse");
const program = join(folder, "node_modules", "lighthouse", "cli", "index.js");
const ONE_RUN_MS = 120_000;
const TRIES = 4;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

export interface FailedAudit {
  id: string;
  category: Category;
  title: string;
  score: number;
  weight: number;
  found: string;
}

export interface LighthouseResult {
  scores: Record<Category, number>;
  runs: Record<Category, number[]>;
  failed: FailedAudit[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { code: string; message: string };
}

interface Audit {
  id: string;
  title: string;
  score: number | null;
  displayValue?: string;
  details?: { items?: Record<string, unknown>[] };
}

interface Lab {
  browser: string;
  fingerprint: string;
}

export async function judge(url: string, { browser, fingerprint }: Lab, runs: number): Promise<LighthouseResult> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    reports.push(await tried(TRIES, () => once(url, browser, fingerprint)));
  }
  const scoresOf = (category: Category) =>
    reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
  const each = Object.fromEntries(categories.map((name) => [name, scoresOf(name)])) as Record<Category, number[]>;
  const scores = Object.fromEntries(categories.map((name) => [name, median(each[name])])) as Record<Category, number>;
  const middle = reports.find((_, index) => each.performance[index] === scores.performance)!;
  return { scores, runs: each, failed: failedAudits(middle) };
}

/** Chromium sometimes loses a trace (NO_NAVSTART) or does not start. */
export async function tried<T>(times: number, run: () => Promise<T>): Promise<T> {
  for (let left = times - 1; ; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (left <= 0) throw error;
    }
  }
}

export function failedAudits(report: Report): FailedAudit[] {
  const failed = categories.flatMap((category) =>
    (report.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = report.audits[id]!;
      if (weight === 0 || audit.score === null || audit.score >= 1) return [];
      return [{ id, category, title: audit.title, score: audit.score, weight, found: foundBy(audit) }];
    }),
  );
  return failed.sort((one, other) => other.weight * (1 - other.score) - one.weight * (1 - one.score));
}

function foundBy({ displayValue, details }: Audit): string {
  const named = (details?.items ?? []).slice(0, 3).map((item) => {
    const node = item.node as { selector?: string } | undefined;
    return node?.selector ?? String(item.url ?? item.description ?? item.label ?? "");
  });
  return [displayValue ?? "", ...named].filter((text) => text !== "").join("; ");
}

export async function ensureLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  requireSpace(root, 300, "installing Lighthouse");
  const step = startStep(`Installing Lighthouse ${VERSION} (182 MB, about half a minute)`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const args = ["install", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", `lighthouse@${VERSION}`];
  await requireTool("npm", args, "Installing Lighthouse");
  step.done("Lighthouse installed");
}

async function once(url: string, browser: string, fingerprint: string): Promise<Report> {
  const own = mkdtempSync(join(tmpdir(), "gulit-lighthouse-"));
  const output = join(own, "report.json");
  const flags = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    `--user-data-dir=${join(own, "profile")}`,
    `--ignore-certificate-errors-spki-list=${fingerprint}`,
  ];
  try {
    const args = [program, url, "--quiet", "--output=json", `--output-path=${output}`];
    await requireTool(process.execPath, [...args, `--chrome-flags=${flags.join(" ")}`], `Lighthouse on ${url}`, {
      env: { CHROME_PATH: browser },
      timeoutMs: ONE_RUN_MS,
    });
    const report = JSON.parse(readFileSync(output, "utf8")) as Report;
    if (report.runtimeError) throw new Error(`Lighthouse on ${url}: ${report.runtimeError.message}`);
    return report;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
