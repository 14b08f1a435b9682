import { expect, test } from "vitest";
import { workersShop } from "../../support/own-shop.ts";
import { newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.9, 4.1 to 4.3; settled.md 4.

const shop = await workersShop();

const json = { Accept: "*/*" };
const SLUG = "yirgacheffe-coffee";
const pick = async (sql: string) => (await shop.readRow<{ slug: string; id: number }>(sql))!;

const look = (slug: string, headers = {}, own = new Visitor(shop.url)) =>
  own.send("GET", `/quick-view/${slug}`, { ...json, ...headers });

test("counts as no look at the product", async () => {
  const own = await newGuest(shop.url);
  const answer = await look(SLUG, {}, own);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(own.cookies.has("recent")).toBe(false);
});

test("what is gone is not found, and as a page it is the product's", async () => {
  const { slug, id } = await pick(
    "SELECT name_slug AS slug, id FROM product WHERE retired_at IS NULL AND stock_amount > 2 AND variant_count = 0 ORDER BY id DESC LIMIT 1",
  );
  await shop.run("UPDATE product SET retired_at = 1 WHERE id = ?1", id);
  for (const gone of [slug, "%00"]) {
    expect([400, 404], gone).toContain((await look(encodeURI(gone))).status);
  }
  const page = await look(SLUG, { Accept: "text/html" });
  expect([page.status, page.headers.get("location")]).toEqual([303, `/product/default/${SLUG}`]);
  expect((await look(SLUG, { "x-test-fail": "FROM product" })).status).toBe(503);
});
