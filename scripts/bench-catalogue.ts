// `npm run bench:catalogue -- --products 1000000`: fills .cache/bench/ for bench:discovery.
import { relative } from "node:path";
import { ensureMarket } from "./bench/discovery/market.ts";
import { catalogueUsage, readCatalogueOptions } from "./bench/discovery/options.ts";
import { runCommand } from "./steps/command-line.ts";
import { root } from "./steps/root.ts";

await runCommand({
  usage: catalogueUsage,
  read: readCatalogueOptions,
  run: async (options) => {
    const { stateDir } = await ensureMarket(options, options);
    return [`✓ ${options.products} products in ${relative(root, stateDir)}`];
  },
});
