import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servePictures, type PictureFault, type PictureHost } from "../../../scripts/bench/pictures/picture-host.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { startOwnShop, type OwnShop } from "../../support/own-shop.ts";

// Decision 49; one local server answers for all hosts.

const KINDS = ["good", "inwards", "gone"] as const;

let shop: OwnShop;
let host: PictureHost;
let folder: string;

beforeAll(async () => {
  const faultOf = (address: string) => KINDS.find((kind) => address.endsWith(`${kind}.jpg`) && kind !== "good") ?? null;
  host = await servePictures({ faultOf: faultOf as (address: string) => PictureFault | null });
  // Warms the host up: the first picture takes seconds to make.
  await (await fetch(`${host.url}/warm.example/good.jpg`)).arrayBuffer();
  shop = await startOwnShop({ TEST_CALL_MS: "30000" }, host.outbound);
  folder = mkdtempSync(join(tmpdir(), "gulit-pictures-"));
  await load("Lamps", KINDS);
});

afterAll(async () => {
  await shop.stop();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function load(vendor: string, names: readonly string[]) {
  const feed = join(folder, "feed.csv");
  const rows = names.map((name, at) => `${at},Lamp ${name},900 ETB,5,Home > Lamps,https://goods.example/${name}.jpg`);
  writeFileSync(feed, ["id,title,price,quantity,product_type,image_link", ...rows].join("\n"));
  const args = ["scripts/shop.ts", "import", "--vendor", vendor, "--to", shop.url, feed];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, OPERATOR_TOKEN: "test-operator" } });
}

const pageOf = async (kind: (typeof KINDS)[number]) => {
  const slug = await shop.db
    .prepare("SELECT name_slug FROM product WHERE name = ?1")
    .bind(`Lamp ${kind}`)
    .first("name_slug");
  return new Visitor(shop.url).get(`/product/default/${String(slug)}`);
};

const stateOf = (kind: (typeof KINDS)[number]) =>
  shop.db
    .prepare("SELECT state, problem FROM picture WHERE source LIKE ?1")
    .bind(`%/${kind}.jpg`)
    .first<{ state: string; problem: string | null }>();

test("a page names no other host, and its policy lets no picture of another in", async () => {
  const { text, headers } = await pageOf("good");
  expect(text).not.toContain("goods.example");
  expect(headers.get("content-security-policy")).toMatch(/img-src 'self' data:(;|$)/);
});

test.for(["inwards", "gone"] as const)(
  "%s: a tile with the category's icon, the page as ever, and an operator reads why",
  async (kind) => {
    await expect.poll(async () => (await stateOf(kind))?.problem).not.toBeNull();
    const { status, text } = await pageOf(kind);
    expect(status).toBe(200);
    const { state, problem } = (await stateOf(kind))!;
    expect(state).toBe(kind === "gone" ? "waiting" : "failed");
    const asked = await fetch(`${shop.url}/operator/pictures`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: "Bearer test-operator" },
      body: JSON.stringify({ operation: "problems" }),
    });
    expect(await asked.text()).toContain(problem);
    if (kind !== "gone") expect(text).toContain("/media/tile/");
    expect(host.asked.get(`goods.example/${kind}.jpg`)).toBe(1);
  },
);

test("home's first goods have a preview inside the page, which is made for the next reader; the lite shop has none", async () => {
  await load("Newest lamps", ["newest-good"]);
  const preview =
    /style="background:#[0-9a-f]{6} url\(data:image\/avif;base64,([\w+/=]+)\) center \/ contain no-repeat content-box border-box"/g;
  const home = async (headers: Record<string, string> = {}) => (await new Visitor(shop.url).get("/", headers)).text;
  const places = (html: string) =>
    [...html.matchAll(preview)].map(({ index }) => html.slice(0, index).match(/<article/g)!.length);
  const patience = { interval: 300 };
  await expect.poll(async () => places(await home()), patience).toEqual([1]);
  const [[, base64]] = [...(await home()).matchAll(preview)] as [RegExpExecArray];
  const bytes = Buffer.from(base64!, "base64");
  expect(bytes.length).toBeLessThanOrEqual(1_500);
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  expect(Math.max(width, height)).toBe(200);
  expect(places(await home({ "Save-Data": "on" }))).toEqual([]);
  await load("Latest lamps", ["latest-html"]);
  await expect.poll(async () => places(await home()), patience).toEqual([2]);
});
