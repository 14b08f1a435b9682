import { rmSync } from "node:fs";
import { startStep } from "../steps/progress.mjs";
import { copyTestState } from "../steps/tests/test-state.ts";
import type { BenchOptions } from "./options.ts";
import { timeOrderBatch } from "./order-batch.ts";
import { raceForLastUnits } from "./races.ts";
import { type Figure, mean } from "./report.ts";
import { openBenchShop } from "./shop.ts";

const ORDERS = 300;
const FEW = 50;
/** ms, speed.md 4.12. */
const MOST_MS = 5;

export async function orderPart({ isQuick }: BenchOptions): Promise<Figure[]> {
  const step = startStep("Orders");
  const shop = await openBenchShop();
  const found = await raceForLastUnits(shop).finally(shop.stop);
  for (const { text, holds } of found) if (!holds) console.log(`✗ 500 shoppers for 10 units: ${text}`);
  step.update("the batch");
  const stateDir = await copyTestState();
  try {
    const { batches, inserts } = await timeOrderBatch(stateDir, isQuick ? FEW : ORDERS);
    step.done("Orders measured");
    const row = "order of 3 vendors, inside the worker";
    const broken = found.filter(({ holds }) => !holds).length;
    return [
      { row: "500 shoppers for 10 units", metric: "promises broken", value: broken, unit: "", limit: 0 },
      { goal: "12", row, metric: "batch", value: mean(batches), unit: "ms", limit: MOST_MS },
      { row, metric: "insert of one row", value: mean(inserts), unit: "ms" },
    ];
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}
