// `npm run bench:checkout`: races, killed processes and the cost of an order.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { random } from "./steps/random.ts";
import { checkoutUsage, readCheckoutOptions, type CheckoutPart } from "./bench/checkout/options.ts";
import { percentile } from "./bench/figures.ts";
import { killCampaign } from "./bench/checkout/kill-campaign.ts";
import { raceNaively } from "./bench/checkout/race-naively.ts";
import { timeOrderBatch } from "./bench/checkout/time-order-batch.ts";
import { raceForLastUnits, sendOneFormOften, type Finding } from "./bench/checkout/races.ts";
import { measureRate } from "./bench/checkout/measure-rate.ts";
import { runCommand } from "./steps/command-line.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { freePort } from "./steps/port.mjs";
import { startStep } from "./steps/progress.mjs";
import { root } from "./steps/root.ts";
import { ensureBuild } from "./steps/shop/build.ts";
import { serveBuild, type ServedShop } from "./steps/shop/serve.ts";
import { copyTestState } from "./steps/tests/test-state.ts";

const reportFile = join(root, ".cache", "bench", "checkout.json");
const report: Record<string, unknown> = {
  date: new Date().toISOString(),
  machine: `${cpus().length} x ${cpus()[0]?.model}`,
};
const broken: string[] = [];

await runCommand({
  usage: checkoutUsage,
  read: readCheckoutOptions,
  run: async ({ parts, checkouts, orders, seed }) => {
    await ensureBuild();
    const run: Record<CheckoutPart, () => Promise<void>> = {
      races: () => onShop(races),
      rate: () => onShop((shop) => rate(shop, orders)),
      batch: () => onState((stateDir) => batch(stateDir, orders)),
      kills: () => onState((stateDir) => kills(stateDir, { checkouts, random: random(`kills ${seed}`).next })),
    };
    for (const part of parts) await run[part]();
    mkdirSync(join(root, ".cache", "bench"), { recursive: true });
    writeFileSync(reportFile, JSON.stringify(report, null, 2));
    if (broken.length > 0) throw new PlainError(`Promises broken: ${broken.join("; ")}`);
    return ["", "Every promise held."];
  },
});

async function races(shop: ServedShop): Promise<void> {
  await tell("500 shoppers for the last 10 units", () => raceForLastUnits(shop));
  await tell("The naive version of it, which must oversell", async () => raceNaively(await shop.db()));
  await tell("One form sent 50 times at once", () => sendOneFormOften(shop));
}

async function rate(shop: ServedShop, orders: number): Promise<void> {
  const measured = await measureRate(shop, orders);
  report.rate = measured;
  const { vendors, placesPerSecond, checkoutsPerSecond, p50, p99 } = measured;
  console.log(`\nOrders of ${vendors} vendors' goods, ${orders} of them, 16 shoppers at once`);
  console.log(`  last press: ${placesPerSecond.toFixed(1)}/s, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
  console.log(`  whole checkouts (cart, details, second step, last press): ${checkoutsPerSecond.toFixed(1)}/s`);
}

async function batch(stateDir: string, orders: number): Promise<void> {
  const { batches, inserts } = await timeOrderBatch(stateDir, orders);
  const mean = (times: number[]) => times.reduce((sum, ms) => sum + ms, 0) / times.length;
  const row = (name: string, times: number[]) =>
    `  ${name}: mean ${mean(times).toFixed(2)} ms, p50 ${percentile(times, 0.5)} ms, p99 ${percentile(times, 0.99)} ms`;
  report.batch = { orders, batch: mean(batches), insert: mean(inserts), ratio: mean(batches) / mean(inserts) };
  console.log(`\nInside the worker, ${orders} times by turns`);
  console.log(row("order batch (3 vendors)", batches));
  console.log(row("insert of one row", inserts));
  console.log(`  ratio of the means: ${(mean(batches) / mean(inserts)).toFixed(1)}`);
}

async function kills(stateDir: string, campaign: { checkouts: number; random: () => number }): Promise<void> {
  const step = startStep(`${campaign.checkouts} checkouts while workerd is killed`);
  const onProgress = (share: number) => step.update(share);
  await tell("kill -9 at random points", async () => {
    const found = await killCampaign({ ...campaign, stateDir, onProgress });
    step.done();
    return found;
  });
}

async function tell(title: string, work: () => Promise<Finding[]>): Promise<void> {
  const findings = await work();
  report[title] = findings;
  console.log(`\n${title}`);
  for (const { text, holds } of findings) {
    console.log(`  ${holds ? "✓" : "✗"} ${text}`);
    if (!holds) broken.push(`${title}: ${text}`);
  }
}

async function onShop(work: (shop: ServedShop) => Promise<void>): Promise<void> {
  await onState(async (stateDir) => {
    // TEST_FAULTS turns the rate limiters off: all shoppers share one address here.
    const shop = await serveBuild({ port: await freePort(), stateDir, bindings: { TEST_FAULTS: "on" } });
    await work(shop).finally(shop.stop);
  });
}

async function onState(work: (stateDir: string) => Promise<void>): Promise<void> {
  const stateDir = await copyTestState();
  await work(stateDir).finally(() => rmSync(stateDir, { recursive: true, force: true }));
}
