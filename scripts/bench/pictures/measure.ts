import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { promisify } from "node:util";
import { chromium, type Page } from "@playwright/test";
import { freePort } from "../../steps/port.mjs";
import { serveBuild } from "../../steps/shop/serve.ts";
import { copyTestState } from "../../steps/tests/test-state.ts";
import { servePictures } from "./picture-host.ts";

const TOKEN = "bench-operator";
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** Cards of the first page of a list. */
const CARDS = 24;

export interface PictureFigures {
  /** Products the feed brought. */
  products: number;
  /** Bytes of the pictures of the first 24 cards, in all and of the heaviest. */
  list: number;
  heaviest: number;
  /** Bytes of the first picture of a product's page. */
  product: number;
  /** How many of the 24 cards show a tile. */
  tiles: number;
  /** Most times one address was asked for. */
  mostAsked: number;
  /** Requests of the browser to other hosts than the shop's. */
  foreign: string[];
}

/** Imports a feed whose pictures a server on this machine stands in for, and looks at it as a telephone does. */
export async function measurePictures(feed: string, browser: string, failing: number): Promise<PictureFigures> {
  const host = await servePictures({ failing });
  const stateDir = await copyTestState();
  const shop = await serveBuild({
    port: await freePort(),
    stateDir,
    bindings: { PICTURE_HOST: host.url, OPERATOR_TOKEN: TOKEN },
  });
  const chrome = await chromium.launch({ executablePath: browser, args: ["--no-sandbox"] });
  try {
    const args = ["scripts/catalogue-import.ts", "--vendor", "Measured", "--to", shop.url, feed];
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, OPERATOR_TOKEN: TOKEN } });
    const db = await shop.db();
    const vendor = await db.prepare("SELECT id FROM vendor WHERE name = 'Measured'").first<number>("id");
    const products = await db
      .prepare("SELECT count(*) AS count FROM product WHERE vendor_id = ?1")
      .bind(vendor)
      .first<number>("count");
    const context = await chrome.newContext(PHONE);
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(shop.url) && !request.url().startsWith("data:")) foreign.push(request.url());
    });
    // Once to have them fetched, once to weigh them.
    await weigh(page, `${shop.url}/vendor-store/${vendor}`);
    const cards = await weigh(page, `${shop.url}/vendor-store/${vendor}`);
    const first = await page.locator(".product-card a[href*='/product/default/']").first().getAttribute("href");
    await weigh(page, shop.url + first!);
    const [main = 0] = (await weigh(page, shop.url + first!)).weights;
    return {
      products: products ?? 0,
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

/** Bytes of the pictures of others that a page shows, the first product's first, and how many of its cards are tiles. */
async function weigh(page: Page, address: string): Promise<{ weights: number[]; tiles: number }> {
  const weights: number[] = [];
  const seen = new Set<string>();
  await page.goto(address);
  // What lies over a card under a pointer is not shown on a telephone.
  const pictures = page
    .locator("main .product-card picture img, main .product-gallery-slide picture img")
    .filter({ visible: true });
  const count = Math.min(CARDS, await pictures.count());
  let tiles = 0;
  for (let at = 0; at < count; at += 1) {
    const picture = pictures.nth(at);
    await picture.scrollIntoViewIfNeeded();
    const source = await picture.evaluate(
      (image: HTMLImageElement) =>
        new Promise<string>((resolve) => {
          const look = () => (image.complete && image.currentSrc ? resolve(image.currentSrc) : setTimeout(look, 50));
          look();
        }),
    );
    if (source.includes("/media/tile/")) tiles += 1;
    if (!source.includes("/media/v/") || seen.has(source)) continue;
    seen.add(source);
    const answer = await page.request.get(source);
    if ((answer.headers()["content-type"] ?? "").includes("svg")) tiles += 1;
    else weights.push((await answer.body()).length);
  }
  return { weights, tiles };
}
