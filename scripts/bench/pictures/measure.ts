import { rmSync } from "node:fs";
import { chromium } from "@playwright/test";
import { freePort } from "../../steps/port.mjs";
import { serveBuild } from "../../steps/shop/serve.ts";
import { copyTestState } from "../../steps/tests/test-state.ts";
import { importFeed } from "./imported-feed.ts";
import { servePictures } from "./picture-host.ts";
import { watchForeign, weighPictures } from "./weigh.ts";

const TOKEN = "bench-operator";
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

export interface PictureFigures {
  products: number;
  list: number;
  heaviest: number;
  product: number;
  tiles: number;
  mostAsked: number;
  foreign: string[];
}

export async function measurePictures(feed: string, browser: string, failing: number): Promise<PictureFigures> {
  const host = await servePictures({ failing });
  const stateDir = await copyTestState();
  const shop = await serveBuild({
    port: await freePort(),
    stateDir,
    bindings: { OPERATOR_TOKEN: TOKEN },
    outbound: host.outbound,
  });
  const chrome = await chromium.launch({ executablePath: browser, args: ["--no-sandbox"] });
  try {
    const { vendor, products } = await importFeed(shop, feed, TOKEN);
    const context = await chrome.newContext(PHONE);
    const page = await context.newPage();
    const foreign: string[] = [];
    watchForeign(page, shop.url, foreign);
    const weigh = (path: string) => weighPictures(page, shop.url + path, shop.url);
    // The first visit has them fetched, the second weighs them.
    await weigh(`/vendor-store/${vendor}`);
    const cards = await weigh(`/vendor-store/${vendor}`);
    const first = await page.locator(".product-card a[href*='/product/default/']").first().getAttribute("href");
    await weigh(first!);
    const [main = 0] = (await weigh(first!)).weights;
    return {
      products,
      list: cards.weights.reduce((sum, bytes) => sum + bytes, 0),
      heaviest: Math.max(...cards.weights),
      product: main,
      tiles: cards.tiles,
      mostAsked: Math.max(...host.asked.values()),
      foreign,
    };
  } finally {
    await chrome.close();
    await shop.stop();
    await host.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
