// `npm run bench:cost`: a month's bill at Cloudflare, from measured rows and processor time.
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { measureCost } from "./bench/cost/measure.ts";
import { monthlyCost, monthOf } from "./bench/cost/prices.ts";
import { ensureMarket } from "./bench/discovery/market.ts";
import { readCatalogueOptions } from "./bench/discovery/options.ts";
import { runCommand } from "./steps/command-line.ts";
import { root } from "./steps/root.ts";

const MONTHS = [1e5, 1e6, 1e7, 1e8];
const PAGES = {
  home: ["/"],
  list: [
    "/shop/sidebar/list",
    "/shop/sidebar/3cols?parentCategory=electronics",
    "/shop/sidebar/3cols?parentCategory=apparel&sort=price-asc",
  ],
  search: ["/shop/sidebar/list?name=coffee", "/shop/sidebar/list?name=leather+bag", "/shop/sidebar/list?name=phone"],
  product: ["/product/default/yirgacheffe-coffee"],
};

const whole = (value: number) => Math.round(value).toLocaleString("en-US");

await runCommand({
  usage: "npm run bench:cost -- --products 20000 [--vendors 300] [--seed TEXT] [--fresh]",
  read: readCatalogueOptions,
  run: async (options) => {
    const { stateDir } = await ensureMarket(options, options);
    const copy = join(root, ".cache", "bench", "cost");
    rmSync(copy, { recursive: true, force: true });
    cpSync(stateDir, copy, { recursive: true });
    const measured = await measureCost(copy, PAGES).finally(() => rmSync(copy, { recursive: true, force: true }));
    const kinds = Object.entries(measured).map(
      ([kind, { cpuMs, rowsRead, rowsWritten }]) =>
        `| ${kind.padEnd(8)} | ${cpuMs.toFixed(1).padStart(6)} | ${whole(rowsRead).padStart(9)} | ${whole(rowsWritten).padStart(12)} |`,
    );
    const months = MONTHS.map((views) => {
      const month = monthOf(views, measured);
      return `| ${whole(views).padStart(11)} | ${whole(month.cpuMs / 1e6)} | ${whole(month.rowsRead / 1e6)} | ${(month.rowsWritten / 1e6).toFixed(1)} | $${monthlyCost(month)} |`;
    });
    return [
      "| answer   | CPU ms | rows read | rows written |",
      ...kinds,
      "",
      "| views a month | CPU, million ms | rows read, million | rows written, million | dollars |",
      ...months,
    ];
  },
});
