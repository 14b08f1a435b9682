import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { servePictures } from "../../../scripts/bench/pictures/picture-host.ts";
import { startOwnShop } from "../../support/own-shop.ts";
import { isFull } from "../../support/shares.ts";
import { newGuest } from "../../support/sign-in.ts";

// GULIT_DATA names the folder of the real feeds; without it a small one of the same shape is used.

const data = process.env.GULIT_DATA;
const real = data && join(data, "vendor-feed.tsv");
// A copy, because the report is written beside it.
const folder = mkdtempSync(join(tmpdir(), "gulit-feed-"));
const feed = join(folder, "feed.tsv");
copyFileSync(real && existsSync(real) ? real : "tests/support/feeds/google-feed.tsv", feed);
afterAll(() => rmSync(folder, { recursive: true }));
const run = promisify(execFile);
const command = (url: string) =>
  run(process.execPath, ["scripts/shop.ts", "import", "--vendor", "Feed Vendor", "--to", url, feed], {
    env: { ...process.env, OPERATOR_TOKEN: "test-operator" },
  });

const TABLES = [
  "product",
  "product_image",
  "product_variant",
  "product_specification",
  "category",
  "subcategory",
  "parent_category",
  "vendor",
  "catalogue_version",
  "search_rank",
];

async function contents(db: D1Database): Promise<Set<string>> {
  const rows = await Promise.all(
    TABLES.map(async (table) => {
      const all = await db.prepare(`SELECT * FROM ${table}`).raw();
      return all.map((row) => `${table} ${JSON.stringify(row)}`);
    }),
  );
  return new Set(rows.flat());
}

// In `npm test` the command's own tests import this feed, and options.spec looks at imported goods.
test.runIf(isFull || data)(
  "imported while the shop runs: on home, listing, search and product page; twice is once",
  async () => {
    const host = await servePictures({ faultOf: () => "gone" });
    // Its own: what other tests look at counts, and would change the catalogue meanwhile.
    const shop = await startOwnShop({}, host.outbound);
    try {
      const visitor = await newGuest(shop.url);
      const { stdout } = await command(shop.url);
      expect(stdout).toMatch(/\d+ created/);
      const newest = await shop.db
        .prepare(
          "SELECT p.id, p.name, p.name_slug, p.thumbnail FROM product p JOIN vendor v ON v.id = p.vendor_id WHERE v.name = 'Feed Vendor' AND p.thumbnail LIKE '/media/v/%' ORDER BY p.created_at DESC, p.id DESC LIMIT 1",
        )
        .first<{ id: number; name: string; name_slug: string; thumbnail: string }>();
      const path = `/product/default/${newest!.name_slug}`;
      // A robot's visit is not counted, which would change the product later.
      const product = await visitor.get(path, { "User-Agent": "Googlebot/2.1" });
      expect(product.status).toBe(200);
      // The shop serves vendors' pictures itself (decision 49).
      expect(product.text).toContain(newest!.thumbnail.slice(0, "/media/v/".length + 32));
      expect(product.text).not.toMatch(/(src|href|srcSet)="https?:\/\/(?!localhost)[^"]*\.(jpe?g|png)/);
      // The catalogue's version is cached for a second.
      await expect.poll(async () => (await visitor.get("/")).text).toContain(path);
      expect((await visitor.get("/shop/sidebar/4cols")).text).toContain(path);
      expect((await visitor.get(`/shop/sidebar/list?name=${encodeURIComponent(newest!.name)}`)).text).toContain(path);
      const before = await contents(shop.db);
      const again = await command(shop.url);
      expect(again.stdout).toMatch(/0 created|unchanged/);
      const after = await contents(shop.db);
      expect([...after].filter((row) => !before.has(row))).toEqual([]);
      expect(after.size).toBe(before.size);
    } finally {
      await shop.stop();
      await host.stop();
    }
  },
);
