import { afterAll, beforeAll, expect, test } from "vitest";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { openOwnDesk } from "../../support/desk.ts";
import { itemsOf } from "../../support/feeds/merchant-items.ts";
import { readHead } from "../../support/head.ts";
import { workersShop } from "../../support/own-shop.ts";
import { putBackLater } from "../../support/put-back.ts";

const FEED = "/feeds/google.xml";

const shop = await workersShop();
let putBack: () => Promise<unknown>;
beforeAll(async () => {
  putBack = await putBackLater(shop.db, "picture", ["hash"], ["state", "bytes_hash", "shown"]);
  // As if the pictures of the first hundred products had arrived.
  await shop.run(`UPDATE picture SET state = 'here', bytes_hash = hash, shown = '/media/v/' || hash || '.aabbcc.900x700'
       WHERE hash IN (SELECT substr(image, 10) FROM product_image WHERE product_id <= 100)`);
});

afterAll(async () => {
  await putBack();
  await shop.run("DELETE FROM shop_setting");
});

async function read(path: string, encoding: string) {
  const answer = await fetch(shop.url + path, { headers: { "Accept-Encoding": encoding } });
  const text = await answer.text();
  return { status: answer.status, packed: answer.headers.get("Content-Encoding"), text };
}

test("it is there once an owner opens it, packed, in both languages, and says what the pages say", async () => {
  expect((await read(FEED, "gzip")).status).toBe(404);
  const owner = await openOwnDesk(shop, "owner");
  const { text: settings } = await owner.get("/desk/settings");
  const [, seen = ""] = /name="seen" value="(\d+)"/.exec(settings) ?? [];
  await owner.post("/desk/settings", { intent: "save", seen, merchantFeed: "on", homeLayout: "current" });
  await expect.poll(async () => (await read(FEED, "gzip")).status).toBe(200);
  expect((await owner.get("/desk/settings")).text).toContain(`href="${FEED}?lng=am"`);

  const first = await read(FEED, "gzip");
  expect(first.packed).toBe("gzip");
  const plain = await read(FEED, "identity");
  expect(plain.packed).toBeNull();
  expect(plain.text).toBe(first.text);
  const found = itemsOf(first.text);
  const ids = found.map((item) => item.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(90);
  const amharic = itemsOf((await read(`${FEED}?lng=am`, "gzip")).text);
  expect(amharic.map((item) => item.id)).toEqual(ids);
  expect(amharic[0]!.title).toMatch(/\p{Script=Ethiopic}/u);

  const visitor = new Visitor(shop.url);
  const shown = [...found.slice(0, 5), ...found.filter((item) => item.sale_price).slice(0, 5)];
  for (const item of shown) {
    const { pathname, search } = new URL(String(item.link));
    const { status, text } = await visitor.get(pathname + search);
    expect(status, pathname).toBe(200);
    const [product] = readHead(text).things;
    const group = (product!.hasVariant as { sku: string; offers: object }[] | undefined) ?? [];
    const offer = (group.find(({ sku }) => sku === item.id) ?? product!).offers as Record<string, string>;
    expect(`${offer.price} ETB`, pathname).toBe(item.sale_price ?? item.price);
    expect(offer.availability!.endsWith("InStock")).toBe(item.availability === "in_stock");
  }
});
