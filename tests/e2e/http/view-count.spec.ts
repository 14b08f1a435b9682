import { afterAll, beforeAll, expect } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { test } from "../../support/http-test.ts";
import { startOwnShop, type OwnShop } from "../../support/own-shop.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

let shop: OwnShop;

beforeAll(async () => void (shop = await startOwnShop()));

afterAll(() => shop.stop());

async function viewsOf(id: string): Promise<number> {
  return (await shop.db
    .prepare("SELECT view_count AS views FROM product WHERE id = ?")
    .bind(id)
    .first<number>("views"))!;
}

test("a visitor's look counts once, with its source; bots, HEAD and prefetches never do", async () => {
  const [seen, unseen] = await findProducts(shop.url, 2);
  const before = await viewsOf(seen!.id);
  const untouched = await viewsOf(unseen!.id);

  const bot = new Visitor(shop.url);
  const answer = await bot.get(unseen!.path, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  expect(answer.status).toBe(200);
  expect(bot.cookies.has("recent")).toBe(false);
  await new Visitor(shop.url).get(unseen!.path, { "Sec-Purpose": "prefetch" });
  await new Visitor(shop.url).send("HEAD", unseen!.path, { Accept: "text/html" });
  for (let visitors = 0; visitors < 3; visitors++) {
    const visitor = new Visitor(shop.url);
    await visitor.get(`${seen!.path}?from=Discunt%20Products`);
    expect(visitor.cookies.get("recent")).toBe(seen!.id);
    await visitor.get(seen!.path);
  }

  // Bots came first: they would have been counted by now.
  await expect.poll(() => viewsOf(seen!.id)).toBe(before + 3);
  expect(await viewsOf(unseen!.id)).toBe(untouched);
  const clicks = await shop.db.prepare("SELECT product_id, source, count FROM product_click").raw();
  expect(clicks).toEqual([[Number(seen!.id), "Discunt Products", 3]]);
});

test("what one visitor looks at after another product is counted with it, both ways; a robot's looks are not", async () => {
  const [first, second, third] = await findProducts(shop.url, 3);
  const bot = new Visitor(shop.url);
  const visitor = new Visitor(shop.url);
  for (const { path } of [first!, third!])
    await bot.get(path, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  for (const { path } of [first!, second!, first!]) await visitor.get(path);
  const pairs = async () =>
    shop.db.prepare("SELECT product_id, other_id, count FROM co_view ORDER BY product_id").raw();
  const both = [Number(first!.id), Number(second!.id)].sort((one, other) => one - other);
  await expect.poll(pairs).toEqual([
    [both[0], both[1], 1],
    [both[1], both[0], 1],
  ]);
});

test("a page that was fetched ahead counts when it is looked at, with its source, and is remembered", async () => {
  const [, , , seen] = await findProducts(shop.url, 4);
  const before = await viewsOf(seen!.id);
  const visitor = new Visitor(shop.url);
  const page = await visitor.get(`${seen!.path}?from=Discunt%20Products`, { "Sec-Purpose": "prefetch" });
  expect(page.status).toBe(200);
  expect(visitor.cookies.has("recent")).toBe(false);
  for (let times = 0; times < 2; times++) {
    const look = await visitor.post(`${seen!.path}/look?from=Discunt%20Products`, {}, { Accept: "*/*" });
    expect(look.status).toBe(200);
    expect(visitor.cookies.get("recent")).toBe(seen!.id);
  }
  const stranger = new Visitor(shop.url);
  await stranger.get("/");
  expect((await stranger.post(`${seen!.path}/look`, { _xsrf: "x" }, { Accept: "*/*" })).status).toBe(403);
  expect((await visitor.post("/product/default/nothing-of-that-name/look", {}, { Accept: "*/*" })).status).toBe(200);
  await expect.poll(() => viewsOf(seen!.id)).toBe(before + 1);
  const sources = await shop.db
    .prepare("SELECT source, count FROM product_click WHERE product_id = ?")
    .bind(seen!.id)
    .raw();
  expect(sources).toEqual([["Discunt Products", 1]]);
});
