import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { updateDuePrices } from "../../../app/data/products/turn-prices.server.ts";
import { PlainError } from "../../steps/plain-error.mjs";
import { freePort } from "../../steps/port.mjs";
import { startStep } from "../../steps/progress.mjs";
import { random } from "../../steps/random.ts";
import { forgetEdgeCopies } from "../../steps/shop/database.ts";
import { openStorage, serveBuild } from "../../steps/shop/serve.ts";
import { BenchClient } from "../client.ts";
import type { BenchOptions } from "../options.ts";
import { type Figure, median, percentile } from "../report.ts";
import { type MarketFacts, readFacts } from "./facts.ts";
import { type BenchRow, listingRows } from "./listing-rows.ts";
import { ensureMarket } from "./market.ts";
import { otherRows, searchRows } from "./other-rows.ts";

const SEED = "gulit";
const WARM_UP = 30;
const VISITS = 3;
const READ_BYTES = 8 * 1024 * 1024;
/** Some machines reclaim memory that was not read for a minute (DAMON, ballooning). */
const READ_EVERY_MS = 20_000;
/** settled.md 51: up to this size both percentiles have a limit, above it the second alone. */
const LARGE = 200_000;

/** Rounds with one request of each row, so that machine noise meets all alike. */
export async function discoveryPart({ products, samples, only }: BenchOptions): Promise<Figure[]> {
  const rows = [...otherRows, ...listingRows, ...searchRows].filter(({ name }) => name.includes(only));
  if (rows.length === 0) throw new PlainError(`No row's name has "${only}".`);
  const market = await ensureMarket({ products, seed: SEED });
  forgetEdgeCopies(market.stateDir);
  const storage = await openStorage(market.stateDir);
  // Otherwise the first requests would process its ended deals.
  await updateDuePrices(await storage.db(), Date.now(), Infinity).finally(storage.stop);
  const facts = readFacts(market.databaseFile, SEED);
  const own = { port: await freePort(), host: "127.0.0.1", stateDir: market.stateDir, isTest: true };
  const shop = await serveBuild(own);
  const client = new BenchClient(shop.url, { "x-test-cache": "off" });
  const step = startStep(`${rows.length} kinds of pages of ${products.toLocaleString("en-US")} products`);
  try {
    const keepInMemory = reading(market.databaseFile);
    const lanes = [];
    for (const row of rows) {
      await keepInMemory();
      for (const path of await pathsOf(row, { client, facts }, WARM_UP, "warm")) await client.visit(path);
      const paths = await pathsOf(row, { client, facts }, samples, "counted");
      lanes.push({ row, asked: paths.map((path) => ({ path, times: [] as number[] })), failed: 0 });
    }
    for (let turn = 0; turn < samples * VISITS; turn += 1) {
      await keepInMemory();
      for (const lane of lanes) {
        const one = lane.asked[turn % lane.asked.length]!;
        const { status, ms } = await client.visit(one.path);
        one.times.push(ms);
        if (status !== (lane.row.status ?? 200)) lane.failed += 1;
      }
      step.update((turn + 1) / (samples * VISITS));
    }
    step.done("Lists and searches measured");
    return lanes.flatMap(({ row: { name }, asked, failed }) => {
      const middles = asked.map(({ times }) => median(times));
      const own = { goal: "9", row: `${name}, ${products.toLocaleString("en-US")}`, unit: "ms" } as const;
      const isLarge = products > LARGE;
      return [
        { ...own, metric: "p50", value: percentile(middles, 0.5), ...(!isLarge && { limit: 20 }) },
        { ...own, metric: "p99", value: percentile(middles, 0.99), limit: isLarge ? 150 : 40 },
        ...(failed > 0 ? [{ ...own, metric: "wrong answers", value: failed, unit: "" as const, limit: 0 }] : []),
      ];
    });
  } finally {
    client.close();
    await shop.stop();
  }
}

function reading(databaseFile: string): () => Promise<void> {
  let readAt = -Infinity;
  return async () => {
    if (performance.now() - readAt < READ_EVERY_MS) return;
    await pipeline(createReadStream(databaseFile, { highWaterMark: READ_BYTES }), async (parts) => {
      for await (const _ of parts);
    });
    readAt = performance.now();
  };
}

interface Asking {
  client: BenchClient;
  facts: MarketFacts;
}

async function pathsOf(row: BenchRow, { client, facts }: Asking, count: number, purpose: string): Promise<string[]> {
  const chance = random(`${SEED} ${purpose} ${row.name}`);
  const paths = Array.from({ length: count }, () => row.path(facts, chance));
  if (!row.follow) return paths;
  const found: string[] = [];
  for (const path of paths.slice(0, Math.min(count, 120))) {
    const link = row.follow.exec((await client.visit(path)).text)?.[1];
    if (link) found.push(link.replaceAll("&amp;", "&"));
  }
  if (found.length === 0) throw new Error(`No page of "${row.name}" has the link that leads on.`);
  return found;
}
