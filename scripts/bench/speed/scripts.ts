import type { Browser } from "@playwright/test";
import { gzipSync } from "node:zlib";
import type { Edge } from "./edge-proxy.ts";
import type { SpeedFigure } from "./figures.ts";
import { load, openPhone, quiet } from "./lab.ts";
import type { SpeedOptions } from "./options.ts";
import { profiles } from "./profiles.ts";
import { paths, type SpeedShop } from "./shop.ts";

interface Lab {
  browser: Browser;
  edge: Edge;
  shop: SpeedShop;
}

/** settled.md 2 counts code under app/ only. */
const NOT_OURS = /\/(?:framework|swiper|helpers|manifest|preload-helper|rolldown-runtime)-/;

export async function ownScripts(lab: Lab, { pages, languages }: SpeedOptions): Promise<SpeedFigure[]> {
  const figures: SpeedFigure[] = [];
  for (const page of pages) {
    figures.push({
      row: `${page}, awake`,
      metric: "own scripts, gzip",
      value: await wokenBytes(lab, paths[page]),
      unit: "B",
    });
  }
  for (const language of languages) {
    const lite = { path: paths.home, language, button: "none", cookies: [{ name: "lite", value: "1" }] };
    const { bytes, requests } = await load(lab.browser, lab.edge, lite, profiles.none);
    const row = `home, ${language}, lite`;
    figures.push(
      { row, metric: "bytes", value: bytes, unit: "B" },
      { row, metric: "requests", value: requests, unit: "" },
    );
  }
  return figures;
}

async function wokenBytes({ browser, edge, shop }: Lab, path: string): Promise<number> {
  edge.setLine(profiles.none.line);
  edge.reset();
  const context = await openPhone(browser, { language: "en" });
  const page = await context.newPage();
  await page.goto(edge.url + path);
  await page.locator("body").press("Tab");
  await page.locator("html[data-awake]").waitFor({ state: "attached", timeout: 30_000 });
  await quiet(edge);
  await context.close();
  const files = edge.passed.filter(({ path, purpose }) => purpose === "script" && !NOT_OURS.test(path));
  const sizes = await Promise.all(
    [...new Set(files.map(({ path }) => path))].map(async (path) => {
      const body = await (await fetch(shop.url + path)).arrayBuffer();
      return gzipSync(Buffer.from(body)).length;
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
