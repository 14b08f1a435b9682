import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { havePictures, importFeed } from "../pictures/imported-feed.ts";
import { servePictures } from "../pictures/picture-host.ts";
import { watchForeign, weighPictures } from "../pictures/weigh.ts";
import { startStep } from "../../steps/progress.mjs";
import { findBrowser } from "../../steps/tests/find-browser.ts";
import { type Edge, startEdge } from "./edge-proxy.ts";
import type { SpeedFigure } from "./figures.ts";
import { load, openBrowser, openPhone } from "./lab.ts";
import type { SpeedOptions } from "./options.ts";
import { ADD_BUTTON, type Floors, pageFigures } from "./part-lab.ts";
import { profiles } from "./profiles.ts";
import { openSpeedShop, paths, type SpeedShop } from "./shop.ts";

const FEED = "vendor-feed.tsv";
export const NO_FEED = `GULIT_DATA names no folder with a ${FEED}`;

const ROW = "imported feed";
const TOKEN = "bench-operator";
const FAILING = 0.1;
const SLOW = profiles.slow3g;
const NONE = "none";

export function realFeed(data = process.env.GULIT_DATA): string | null {
  const file = data ? join(data, FEED) : null;
  return file !== null && existsSync(file) ? file : null;
}

interface Lab {
  browser: Browser;
  edge: Edge;
  shop: SpeedShop;
}

/** speed.md 4.14: a vendor's photographs beside the same pages with drawings. */
export async function feedPart(feed: string, { runs }: SpeedOptions): Promise<SpeedFigure[]> {
  const path = await findBrowser();
  const host = await servePictures({ failing: FAILING });
  const edge = await startEdge();
  const bindings = { OPERATOR_TOKEN: TOKEN };
  const shop = await openSpeedShop({ publicOrigin: edge.url, bindings, outbound: host.outbound });
  edge.setUpstream(shop.url);
  const browser = await openBrowser(path, edge);
  const step = startStep("Imported feed");
  try {
    const lab = { browser, edge, shop };
    const { vendor } = await importFeed(shop, feed, TOKEN);
    const pages = { listing: listingOf(vendor), product: await newestProduct(shop, vendor) };
    await havePictures(shop, Object.values(pages));
    step.update(0.3);
    const figures = await weights(lab, pages);
    const own = { listing: listingOf(await largestOwnVendor(shop, vendor)), product: paths.product };
    for (const [at, name] of (["listing", "product"] as const).entries()) {
      figures.push(...(await paints(lab, name, { own: own[name], imported: pages[name] }, runs)));
      step.update(0.65 + at * 0.35);
    }
    step.done("Imported feed looked at");
    return figures;
  } finally {
    await browser.close();
    await shop.stop();
    await edge.stop();
    await host.stop();
  }
}

const listingOf = (vendor: number) => `/shop/sidebar/3cols?vendor=${vendor}`;

async function newestProduct(shop: SpeedShop, vendor: number): Promise<string> {
  const db = await shop.db();
  const statement = db.prepare(
    "SELECT name_slug FROM product WHERE vendor_id = ?1 AND thumbnail LIKE '/media/v/%' ORDER BY created_at DESC, id DESC LIMIT 1",
  );
  return `/product/default/${await statement.bind(vendor).first<string>("name_slug")}`;
}

async function largestOwnVendor(shop: SpeedShop, imported: number): Promise<number> {
  const db = await shop.db();
  const statement = db.prepare(
    "SELECT vendor_id AS id FROM product WHERE vendor_id <> ?1 AND retired_at IS NULL GROUP BY vendor_id ORDER BY count(*) DESC LIMIT 1",
  );
  return (await statement.bind(imported).first<number>("id"))!;
}

async function weights({ browser, edge, shop }: Lab, pages: Record<"listing" | "product", string>) {
  edge.setLine(profiles.none.line);
  const context = await openPhone(browser, { language: "en" });
  try {
    const page = await context.newPage();
    const foreign: string[] = [];
    watchForeign(page, edge.url, foreign);
    const cards = await weighPictures(page, edge.url + pages.listing, shop.url);
    const product = await weighPictures(page, edge.url + pages.product, shop.url);
    const figure = (metric: string, value: number, unit: SpeedFigure["unit"] = "B") => ({
      ...{ row: ROW, metric, value, unit },
    });
    return [
      figure(
        "pictures of 24 cards",
        cards.weights.reduce((sum, bytes) => sum + bytes, 0),
      ),
      figure("heaviest of them", Math.max(...cards.weights)),
      figure("tiles among them", cards.tiles, ""),
      figure("product's picture", product.weights[0] ?? Number.NaN),
      figure("requests to foreign hosts", foreign.length, ""),
    ];
  } finally {
    await context.close();
  }
}

async function paints(
  { browser, edge }: Lab,
  name: "listing" | "product",
  { own, imported }: { own: string; imported: string },
  runs: number,
): Promise<SpeedFigure[]> {
  const asked = (path: string, button: string) => ({ path, button, language: "en" as const });
  for (const path of [own, imported]) await load(browser, edge, asked(path, NONE), profiles.none);
  const floors: Floors = { name: "own drawings", values: new Map() };
  const once = { runs, isPressed: false };
  for (const { metric, value } of await pageFigures({ browser, edge }, "", asked(own, NONE), SLOW, once, floors)) {
    floors.values.set(metric, value);
  }
  const row = `${ROW}, ${name}, ${SLOW.title}`;
  return pageFigures({ browser, edge }, row, asked(imported, ADD_BUTTON), SLOW, { ...once, isPressed: true }, floors);
}
