import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { bumpVersion } from "../../app/data/catalogue-version.server.ts";
import { startStep } from "../steps/progress.mjs";
import { ADD_BUTTON, ANY_PAGE, type Lab, NO_BUTTON, pageFigures, withLab } from "./lab/lab.ts";
import { load, openPhone, slow3g, unthrottled } from "./lab/phone.ts";
import type { BenchOptions } from "./options.ts";
import { servePictures } from "./pictures/picture-host.ts";
import type { Figure } from "./report.ts";
import type { BenchShop } from "./shop.ts";

const FEED = "vendor-feed.tsv";
const TOKEN = "bench-operator";
const VENDOR = "Measured";
const ROW = "imported feed";
const FAILING = 0.1;
const CARDS = 24;
/** ms without a new picture, after which the rest counts as slow or broken. */
const PATIENCE_MS = 12_000;
const FAR_MS = 86_400_000;

export function realFeed(data = process.env.GULIT_DATA): string | null {
  const file = data ? join(data, FEED) : null;
  return file !== null && existsSync(file) ? file : null;
}

/** speed.md 4.14: a vendor's photographs, while one picture in ten fails. */
export async function feedPart({ runs }: BenchOptions): Promise<Figure[]> {
  const feed = realFeed();
  if (feed === null) {
    console.log(`- feed is left out: GULIT_DATA names no folder with a ${FEED}`);
    return [];
  }
  const host = await servePictures({ failing: FAILING });
  const step = startStep("Imported feed");
  try {
    return await withLab({ bindings: { OPERATOR_TOKEN: TOKEN }, outbound: host.outbound }, async (lab) => {
      const pages = await importedPages(lab.shop, feed);
      await havePictures(lab.shop, Object.values(pages));
      step.update(0.3);
      const figures = await weights(lab, pages);
      for (const [name, path] of Object.entries(pages)) {
        const asked = { path, button: ADD_BUTTON, language: "en" } as const;
        await load(lab.browser, lab.edge, { ...asked, button: NO_BUTTON }, unthrottled);
        const limits = { ...ANY_PAGE, ...(name === "product" && { "largest by first paint": ["14", 1.25] as const }) };
        const row = `${ROW}, ${name}, ${slow3g.title}`;
        figures.push(...(await pageFigures(lab, row, asked, slow3g, { runs, isPressed: true, limits })));
      }
      step.done("Imported feed measured");
      return figures;
    });
  } finally {
    await host.stop();
  }
}

interface Pages {
  listing: string;
  product: string;
}

async function importedPages(shop: BenchShop, feed: string): Promise<Pages> {
  const args = ["scripts/shop.ts", "import", "--vendor", VENDOR, "--to", shop.url, feed];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, OPERATOR_TOKEN: TOKEN } });
  const db = await shop.db();
  const vendor = await db.prepare("SELECT id FROM vendor WHERE name = ?1").bind(VENDOR).first<number>("id");
  const newest = db.prepare(
    "SELECT name_slug FROM product WHERE vendor_id = ?1 AND thumbnail LIKE '/media/v/%' ORDER BY created_at DESC, id DESC LIMIT 1",
  );
  const slug = await newest.bind(vendor).first<string>("name_slug");
  return { listing: `/shop/sidebar/3cols?vendor=${vendor}`, product: `/product/default/${slug}` };
}

/** Requests pages until all of their pictures are made. */
async function havePictures(shop: BenchShop, paths: readonly string[]): Promise<void> {
  const db = await shop.db();
  const later = db.prepare("UPDATE picture SET due_at = ?1 WHERE state = 'waiting'").bind(Date.now() + FAR_MS);
  await later.run();
  for (const path of paths) {
    let [least, since] = [Infinity, Date.now()];
    while (least > 0 && Date.now() - since < PATIENCE_MS) {
      const count = await missing(shop.url, path);
      if (count < least) [least, since] = [count, Date.now()];
    }
  }
  await bumpVersion(db, Date.now()).run();
}

async function missing(url: string, path: string): Promise<number> {
  const html = await (await fetch(url + path)).text();
  const files = new Set(Array.from(html.matchAll(/\/media\/v\/[\w.-]+-(?:320|480|720)\.avif/g), ([file]) => file));
  let count = 0;
  for (const file of files) {
    const answer = await fetch(url + file);
    await answer.arrayBuffer();
    if (answer.headers.get("content-type") !== "image/avif") count += 1;
  }
  return count;
}

async function weights({ browser, edge, shop }: Lab, pages: Pages): Promise<Figure[]> {
  edge.setLine(unthrottled.line);
  const context = await openPhone(browser, { language: "en" });
  try {
    const page = await context.newPage();
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(edge.url) && !request.url().startsWith("data:")) foreign.push(request.url());
    });
    const cards = await pictureWeights(page, edge.url + pages.listing, shop.url);
    const product = await pictureWeights(page, edge.url + pages.product, shop.url);
    const sum = cards.reduce((all, bytes) => all + bytes, 0);
    const own = { goal: "14", row: ROW, unit: "B" } as const;
    return [
      { ...own, metric: `pictures of ${CARDS} cards`, value: sum, limit: 250_000 },
      { ...own, metric: "heaviest of them", value: Math.max(...cards), limit: 14_000 },
      { ...own, metric: "product's picture", value: product[0] ?? Number.NaN, limit: 40_000 },
      { ...own, metric: "requests to foreign hosts", value: foreign.length, unit: "", limit: 0 },
    ];
  } finally {
    await context.close();
  }
}

async function pictureWeights(page: Page, address: string, url: string): Promise<number[]> {
  const found = new Map<string, number>();
  await page.goto(address);
  // Hover pictures are never fetched on a phone.
  const pictures = page
    .locator("main .product-card picture img, main .product-gallery-slide picture img")
    .filter({ visible: true });
  for (let at = 0; at < Math.min(CARDS, await pictures.count()); at += 1) {
    const picture = pictures.nth(at);
    await picture.scrollIntoViewIfNeeded();
    const source = await picture.evaluate(
      (image: HTMLImageElement) =>
        new Promise<string>((resolve) => {
          const look = () => (image.complete && image.currentSrc ? resolve(image.currentSrc) : setTimeout(look, 50));
          look();
        }),
    );
    if (!source.includes("/media/v/") || found.has(source)) continue;
    const answer = await fetch(url + new URL(source).pathname);
    const { byteLength } = await answer.arrayBuffer();
    if (!(answer.headers.get("content-type") ?? "").includes("svg")) found.set(source, byteLength);
  }
  return [...found.values()];
}
