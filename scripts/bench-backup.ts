import { measureBackup } from "./bench/backup/measure.ts";
import { ensureMarket } from "./bench/discovery/market.ts";
import { readCatalogueOptions } from "./bench/discovery/options.ts";
import { runCommand } from "./steps/command-line.ts";

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

await runCommand({
  usage: "npm run bench:backup -- --products 1000000 [--vendors 5000] [--seed TEXT] [--fresh]",
  read: readCatalogueOptions,
  run: async (options) => {
    const { databaseFile } = await ensureMarket(options, options);
    const figures = await measureBackup(databaseFile);
    const { databaseBytes, backupBytes, rows, minutes, longestRun, exporting, restoring, unequal } = figures;
    const { exportBytes, restoreBytes } = figures;
    return [
      `Database ${megabytes(databaseBytes)}, ${rows.toLocaleString("en-US")} rows; backup ${megabytes(backupBytes)}`,
      `Exported in ${minutes} minutes of the cron, ${seconds(exporting)} of work, ${seconds(longestRun)} of it in the longest`,
      `Restored here in ${seconds(restoring)}; ${unequal.length === 0 ? "all tables are equal" : `not equal: ${unequal.join(", ")}`}`,
      `Memory at most ${megabytes(exportBytes)} until it was exported, ${megabytes(restoreBytes)} until it was restored`,
    ];
  },
});
