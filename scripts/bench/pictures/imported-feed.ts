import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { bumpVersion } from "../../../app/data/upkeep/catalogue-totals.server.ts";

const VENDOR = "Measured";
/** ms without a new picture: the rest is slow or broken. */
const PATIENCE_MS = 12_000;
const FAR_MS = 86_400_000;

interface Shop {
  url: string;
  db: () => Promise<D1Database>;
}

export async function importFeed(
  shop: Shop,
  feed: string,
  operatorToken: string,
): Promise<{ vendor: number; products: number }> {
  const args = ["scripts/catalogue-import.ts", "--vendor", VENDOR, "--to", shop.url, feed];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, OPERATOR_TOKEN: operatorToken } });
  const db = await shop.db();
  const found = await db
    .prepare(
      "SELECT v.id AS vendor, count(*) AS products FROM vendor v JOIN product p ON p.vendor_id = v.id WHERE v.name = ?1",
    )
    .bind(VENDOR)
    .first<{ vendor: number; products: number }>();
  return found!;
}

export async function havePictures(shop: Shop, paths: readonly string[]): Promise<void> {
  const db = await shop.db();
  await db
    .prepare("UPDATE picture SET due_at = ?1 WHERE state = 'waiting'")
    .bind(Date.now() + FAR_MS)
    .run();
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
