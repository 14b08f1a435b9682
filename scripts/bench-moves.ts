// `npm run bench:moves -- --products 1000000`: the cron's data moves in an open shop.
import { cpSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { ensureMarket } from "./bench/discovery/market.ts";
import { readCatalogueOptions, smallMarket } from "./bench/discovery/options.ts";
import { measureMoves, type Pages } from "./bench/moves/measure.ts";
import { runCommand } from "./steps/command-line.ts";
import { root } from "./steps/root.ts";
import { ensureBuild } from "./steps/shop/build.ts";

const whole = (value: number) => Math.round(value).toLocaleString("en-US");
const told = ({ answers, failed, p50, p99 }: Pages) =>
  `${whole(answers)} pages, ${failed} failed, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;

await runCommand({
  usage: "npm run bench:moves -- --products 1000000 [--vendors 5000] [--seed TEXT] [--fresh]",
  read: readCatalogueOptions,
  run: async (options) => {
    await ensureBuild();
    const { stateDir, databaseFile } = await ensureMarket(options, options);
    const { databaseFile: smallFile } = await ensureMarket(smallMarket(options.seed));
    const copy = join(root, ".cache", "bench", "moves");
    rmSync(copy, { recursive: true, force: true });
    cpSync(stateDir, copy, { recursive: true });
    const market = { stateDir: copy, databaseFile: join(copy, relative(stateDir, databaseFile)) };
    const figures = await measureMoves(market, smallFile).finally(() => rmSync(copy, { recursive: true, force: true }));
    const { before, after, runs, longestRun, quiet, moving } = figures;
    return [
      `Moved: dollars of ${whole(before.dollars)} products, ${whole(before.prices)} prices, ${whole(before.hidden)} goods of a hidden vendor`,
      `${runs} runs of the cron, the longest ${whole(longestRun)} ms; workerd killed in one of them`,
      `Left: ${after.dollars + after.prices + after.hidden}; wrong: ${after.wrong}`,
      `Pages without: ${told(quiet)}`,
      `Pages meanwhile: ${told(moving)}; p99 ${(moving.p99 / quiet.p99).toFixed(2)} times`,
    ];
  },
});
