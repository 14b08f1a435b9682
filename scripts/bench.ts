// `npm run bench`: figures of the build beside the goals of docs/brief/speed.md 4.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { type BenchOptions, type BenchPart, benchUsage, readBenchOptions } from "./bench/options.ts";
import { type Figure, figuresTable, isReached } from "./bench/report.ts";
import { runCommand } from "./steps/command-line.ts";
import { exitSoon, PlainError } from "./steps/plain-error.mjs";
import { root } from "./steps/root.ts";
import { ensureBuild } from "./steps/shop/build.ts";

const folder = join(root, ".cache", "bench");

type Measure = (options: BenchOptions, fail: (error: Error) => void) => Promise<Figure[]>;

const parts: Record<BenchPart, () => Promise<Measure>> = {
  bytes: async () => (await import("./bench/bytes.ts")).bytesPart,
  lab: async () => (await import("./bench/lab/lab.ts")).labPart,
  rates: async () => (await import("./bench/rates.ts")).ratesPart,
  order: async () => (await import("./bench/order.ts")).orderPart,
  distance: async () => (await import("./bench/distance.ts")).distancePart,
  feed: async () => (await import("./bench/feed.ts")).feedPart,
  discovery: async () => (await import("./bench/discovery/discovery.ts")).discoveryPart,
};

await runCommand({ usage: benchUsage, read: (argv) => readBenchOptions(argv), run: bench });

async function bench(options: BenchOptions): Promise<string[]> {
  await ensureBuild();
  mkdirSync(folder, { recursive: true });
  const begun = Date.now();
  // On a busy machine the figures include other work.
  const load = loadavg()[0]!;
  const failed: string[] = [];
  const figures: Figure[] = [];
  for (const part of options.parts) {
    const fail = (error: Error) => {
      console.error(error);
      failed.push(part);
    };
    const measure = await parts[part]();
    figures.push(...(await measure(options, fail).catch((error: Error) => (fail(error), []))));
    writeFileSync(join(folder, "figures.json"), JSON.stringify({ begun, options, figures }, null, 2));
  }
  const before =
    options.compare === null ? null : (JSON.parse(readFileSync(options.compare, "utf8")) as { figures: Figure[] });
  const machine = `${cpus().length} x ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}, load ${load.toFixed(1)}`;
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  console.log(`\n${machine}, middle of ${options.runs}, seed ${options.seed}, ${minutes} minutes\n`);
  console.log(figuresTable(figures, before?.figures));
  const missed = figures.filter((figure) => isReached(figure) === false);
  console.log(
    missed.length === 0 ? "\nEvery goal that was measured is reached." : `\n${missed.length} goals are missed.`,
  );
  if (failed.length > 0) throw new PlainError(`Could not be measured: ${[...new Set(failed)].join(", ")}.`);
  exitSoon(0);
  return [];
}
