import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type RowResult } from "../figures.ts";
import { timeOrderBatch } from "../checkout/time-order-batch.ts";
import { startStep } from "../../steps/progress.mjs";
import { root } from "../../steps/root.ts";
import { copyTestState } from "../../steps/tests/test-state.ts";
import type { Edge } from "./edge-proxy.ts";
import type { SpeedFigure } from "./figures.ts";
import { type Category, ensureLighthouse, type FailedAudit, judge } from "./lighthouse.ts";
import type { PageName, SpeedOptions } from "./options.ts";
import type { Fail } from "./part-lab.ts";
import { paths } from "./shop.ts";

const discoveryFile = join(root, ".cache", "bench", "discovery.json");
const JUDGED: readonly PageName[] = ["home", "listing", "product", "cart"];
const JUDGEMENTS = 5;
const ORDERS = 300;

export async function orderPart(): Promise<SpeedFigure[]> {
  const step = startStep("The order's batch");
  const stateDir = await copyTestState();
  try {
    const { batches, inserts } = await timeOrderBatch(stateDir, ORDERS);
    const mean = (times: readonly number[]) => times.reduce((sum, ms) => sum + ms, 0) / times.length;
    step.done("The order's batch timed");
    const floor = { name: "insert of one row", value: mean(inserts) };
    return [{ row: "order batch of 3 vendors", metric: "mean", value: mean(batches), unit: "ms", floor }];
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}

export function scalePart(): SpeedFigure[] {
  if (!existsSync(discoveryFile)) return [];
  const { results, date } = JSON.parse(readFileSync(discoveryFile, "utf8")) as { results: RowResult[]; date: string };
  const worst = (of: (row: RowResult) => number) => Math.max(...results.map(of));
  const row = `1,000,000 products beside 10,000 (${date})`;
  return [
    { row, metric: "worst p50", value: worst(({ large }) => large.p50), unit: "ms" },
    { row, metric: "worst p99", value: worst(({ large }) => large.p99), unit: "ms" },
    { row, metric: "worst p99, ratio", value: worst(({ small, large }) => large.p99 / small.p99), unit: "" },
  ].filter(({ value }) => Number.isFinite(value)) as SpeedFigure[];
}

export async function lighthousePart(
  edge: Edge,
  browser: string,
  { pages, isQuick }: SpeedOptions,
  fail: Fail,
): Promise<{ figures: SpeedFigure[]; failed: Partial<Record<PageName, FailedAudit[]>> }> {
  await ensureLighthouse();
  edge.setLine({ roundTrip: 0, down: Infinity, up: Infinity });
  const judged = JUDGED.filter((page) => pages.includes(page));
  const step = startStep("Lighthouse");
  const figures: SpeedFigure[] = [];
  const failed: Partial<Record<PageName, FailedAudit[]>> = {};
  for (const page of judged) {
    step.update(page);
    const result = await judge(
      edge.url + paths[page],
      { browser, fingerprint: edge.fingerprint },
      isQuick ? 1 : JUDGEMENTS,
    ).catch(fail);
    if (!result) continue;
    failed[page] = result.failed;
    for (const [category, value] of Object.entries(result.scores)) {
      if (page === "cart" && category === "seo") continue;
      const runs = result.runs[category as Category];
      figures.push({ row: `${page}, Lighthouse`, metric: category, value, unit: "", isMore: true, runs });
    }
  }
  step.done("Lighthouse has judged");
  return { figures, failed };
}
