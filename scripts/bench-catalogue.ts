// `npm run bench:catalogue -- --products 1000000`: a large market of its own in .cache/bench/, for bench:discovery.
import { relative } from "node:path";
import { ensureMarket } from "./bench/discovery/market.ts";
import { catalogueUsage, readCatalogueOptions } from "./bench/discovery/options.ts";
import { leave } from "./steps/plain-error.mjs";
import { root } from "./steps/root.ts";

try {
  const options = readCatalogueOptions(process.argv.slice(2));
  if (options === null) console.log(catalogueUsage);
  else {
    const { stateDir } = await ensureMarket(options, options);
    console.log(`✓ ${options.products} products in ${relative(root, stateDir)}`);
  }
} catch (error) {
  leave(error);
}
