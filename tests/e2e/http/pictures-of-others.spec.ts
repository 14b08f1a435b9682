import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { servePictures, type PictureHost } from "../../../scripts/bench/pictures/picture-host.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { operator } from "../../support/operator.ts";
import { startOwnShop, type OwnShop } from "../../support/own-shop.ts";

// Decision 49; one local server answers for all hosts.

const KINDS = ["good", "inwards"] as const;

let shop: OwnShop;
let host: PictureHost;
let folder: string;

beforeAll(async () => {
  host = await servePictures({ faultOf: (address) => (address.endsWith("inwards.jpg") ? "inwards" : null) });
  // Warms the host up: the first picture takes seconds to make.
  await (await fetch(`${host.url}/warm.example/good.jpg`)).arrayBuffer();
  shop = await startOwnShop({ TEST_CALL_MS: "30000" }, host.outbound);
  folder = mkdtempSync(join(tmpdir(), "gulit-pictures-"));
  const feed = join(folder, "feed.csv");
  const rows = KINDS.map((name, at) => `${at},Lamp ${name},900 ETB,5,Home > Lamps,https://goods.example/${name}.jpg`);
  writeFileSync(feed, ["id,title,price,quantity,product_type,image_link", ...rows].join("\n"));
  const args = ["scripts/shop.ts", "import", "--vendor", "Lamps", "--to", shop.url, feed];
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, OPERATOR_TOKEN: "test-operator" } });
});

afterAll(async () => {
  await shop.stop();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

const pageOf = async (kind: (typeof KINDS)[number]) => {
  const slug = await shop.readValue("SELECT name_slug FROM product WHERE name = ?1", `Lamp ${kind}`);
  return new Visitor(shop.url).get(`/product/default/${String(slug)}`);
};

test("a page names no other host, and its policy lets no picture of another in", async () => {
  const { text, headers } = await pageOf("good");
  expect(text).not.toContain("goods.example");
  expect(headers.get("content-security-policy")).toMatch(/img-src 'self' data:(;|$)/);
});

test("a picture that is refused: a tile with the category's icon, the page as ever, and an operator reads why", async () => {
  const problem = () =>
    shop.readValue("SELECT problem FROM picture WHERE state = 'failed' AND source LIKE '%/inwards.jpg'");
  await expect.poll(problem).not.toBeNull();
  const { status, text } = await pageOf("inwards");
  expect(status).toBe(200);
  expect(text).toContain("/media/tile/");
  const asked = await operator(shop.url, "/operator/pictures", { operation: "problems" });
  expect(JSON.stringify(asked.body)).toContain(await problem());
  expect(host.asked.get("goods.example/inwards.jpg")).toBe(1);
});
