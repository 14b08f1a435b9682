// `npm run bench:discovery`: the same pages over a small and a large market.
import { createReadStream, mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { turnPrices } from "../app/data/products/turn-prices.server.ts";
import { BenchClient } from "./bench/client.ts";
import { readFacts } from "./bench/discovery/facts.ts";
import { figuresTable, isReached } from "./bench/figures.ts";
import { listingRows } from "./bench/discovery/listing-rows.ts";
import { type BenchMarket, ensureMarket, timeLeft } from "./bench/discovery/market.ts";
import { discoveryUsage, readDiscoveryOptions, type DiscoveryOptions } from "./bench/discovery/options.ts";
import { otherRows, searchRows } from "./bench/discovery/other-rows.ts";
import { runRows, type BenchRun } from "./bench/discovery/run-rows.ts";
import { runCommand } from "./steps/command-line.ts";
import { PlainError } from "./steps/plain-error.mjs";
import { freePort } from "./steps/port.mjs";
import { startStep } from "./steps/progress.mjs";
import { root } from "./steps/root.ts";
import { ensureBuild } from "./steps/shop/build.ts";
import { forgetEdgeCopies } from "./steps/shop/database.ts";
import { applyMigrations } from "./steps/shop/migrations.ts";
import { openStorage, serveBuild } from "./steps/shop/serve.ts";

const READ_BYTES = 8 * 1024 * 1024;
/** Some machines reclaim memory that was not read for a minute (DAMON, ballooning). */
const READ_EVERY_MS = 20_000;
const reportFile = join(root, ".cache", "bench", "discovery.json");

await runCommand({
  usage: discoveryUsage,
  read: readDiscoveryOptions,
  run: async (options) => {
    await benchDiscovery(options);
    return [];
  },
});

async function benchDiscovery(options: DiscoveryOptions): Promise<void> {
  const { markets, samples, only, isReused } = options;
  const rows = [...otherRows, ...listingRows, ...searchRows].filter(({ name }) => name.includes(only));
  if (rows.length === 0) throw new PlainError(`No row's name has "${only}".`);
  await ensureBuild();
  const [small, large] = [await ensureMarket(markets[0], { isReused }), await ensureMarket(markets[1], { isReused })];
  for (const market of [small, large]) await bringUpToDate(market);
  const facts = readFacts(small.databaseFile, large.databaseFile, markets[0].seed);
  const shops = [await serve(small.stateDir), await serve(large.stateDir)] as const;
  const clientOf = ({ url }: (typeof shops)[number]) => new BenchClient(url, { "x-test-cache": "off" });
  const clients = [clientOf(shops[0]), clientOf(shops[1])] as const;
  const sides = [
    { client: clients[0], facts: facts[0] },
    { client: clients[1], facts: facts[1] },
  ] as const;
  const step = startStep(`Measuring ${rows.length} kinds of pages`);
  const begun = Date.now();
  try {
    const makeReady = keepingInMemory([small, large]);
    const onProgress = (share: number) => {
      step.update(`${Math.floor(share * 100)} %, ${timeLeft(Date.now() - begun, share)}`);
    };
    report(options, await runRows(rows, sides, { samples, seed: markets[0].seed, onProgress, makeReady }));
    step.done("Measured");
  } catch (error) {
    step.failed();
    throw error;
  } finally {
    for (const client of clients) client.close();
    for (const shop of shops) await shop.stop();
  }
}

/** An older market lacks migrations, and its ended deals would be processed by the first requests. */
async function bringUpToDate({ stateDir }: BenchMarket): Promise<void> {
  forgetEdgeCopies(stateDir);
  const storage = await openStorage(stateDir);
  const prepare = async (db: D1Database) => {
    await applyMigrations(db);
    await turnPrices(db, Date.now(), Infinity);
  };
  await prepare(await storage.db()).finally(storage.stop);
}

function keepingInMemory(markets: readonly BenchMarket[]): () => Promise<void> {
  let readAt = -Infinity;
  return async () => {
    if (performance.now() - readAt < READ_EVERY_MS) return;
    for (const { databaseFile } of markets) {
      await pipeline(createReadStream(databaseFile, { highWaterMark: READ_BYTES }), async (parts) => {
        for await (const _ of parts);
      });
    }
    readAt = performance.now();
  };
}

async function serve(stateDir: string) {
  // x-test-cache works only with TEST_FAULTS.
  return serveBuild({ port: await freePort(), host: "127.0.0.1", stateDir, bindings: { TEST_FAULTS: "on" } });
}

function report({ markets }: DiscoveryOptions, { results, slowest }: BenchRun): void {
  const sizes = [inThousands(markets[0].products), inThousands(markets[1].products)] as const;
  const [cpu] = cpus();
  const machine = `${cpus().length} x ${cpu?.model ?? "unknown processor"}, Node ${process.version}`;
  const date = new Date().toISOString().slice(0, 16).replace("T", " ");
  console.log(`\n${date} UTC, ${machine}\n\n${figuresTable(results, sizes)}\n`);
  const missed = results.filter((result) => !isReached(result));
  console.log(
    missed.length === 0 ? "Every goal is reached." : `Goals missed: ${missed.map(({ name }) => name).join("; ")}`,
  );
  mkdirSync(join(root, ".cache", "bench"), { recursive: true });
  writeFileSync(reportFile, JSON.stringify({ date, machine, markets, results, slowest }, null, 2));
}

function inThousands(count: number): string {
  return count.toLocaleString("en-US");
}
