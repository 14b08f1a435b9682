import { expect } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { test } from "../../support/http-test.ts";
import { startOwnShop } from "../../support/own-shop.ts";
import { signIn } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.6, 4.10, 5.6, 5.8.

const OTHER = "/?layout=other";

function order(html: string): string[] {
  const ids = [...html.matchAll(/<section[^>]*? id="([A-Za-z]\w*)(?:-\d+)?"/g)].map(([, id]) => id!);
  return ids.filter((id, index) => id !== ids[index - 1]);
}

function section(html: string, id: string): string {
  const start = html.search(new RegExp(`<section[^>]*? id="${id}(-\\d+)?"`));
  if (start < 0) throw new Error(`there is no section ${id}`);
  const end = id === "categoryRow" ? /<\/section>\s*<\/section>/ : /<\/section>/;
  return html.slice(start, start + html.slice(start).search(end));
}

const cards = (html: string) => html.split("<article").length - 1;
const sources = (html: string) =>
  new Set([...html.matchAll(/\?from=([^"&]*)/g)].map(([, source]) => decodeURIComponent(source!)));

function belowTop(html: string): string[] {
  const ids = order(html);
  return ids.slice(ids.indexOf("serviceCards") + 1);
}

const SECTIONS = [
  ...["flashSales", "newProducts", "todaysDeals", "electronics", "discountProducts", "lessThan1000"],
  ...["freeDelivery", "specialOffer", "mostViewed", "newArrivals", "vehicles", "expoCatalogue", "categoryRow"],
  ...["parentCollection", "catBoss", "brands", "hygiene"],
];

test("specification 2.6: its sections in their order, in place, with their sources and their ways on", async ({
  baseURL,
}) => {
  const { status, text } = await new Visitor(baseURL).get(OTHER);
  expect(status).toBe(200);
  expect(text).not.toMatch(/<div hidden|\$RC\(|<template id="B:/);
  expect(belowTop(text)).toEqual(SECTIONS);
  const expected: [string, string, string, string | null][] = [
    ["flashSales", "Flash Sell", "Flash Sell", null],
    ["newProducts", "New Products", "", "/shop/sidebar/list"],
    ["discountProducts", "Discunt Products", "Special Price", "shop/sidebar/list?type=discount-products"],
    ["lessThan1000", "Less Than 1,000 ETB Price", "", "/shop/sidebar/list?lessthan1000=list"],
    ["freeDelivery", "Free Delivery", "", "/shop/sidebar/list?freeDelivery=list"],
    ["specialOffer", "Discunt Products", "", "/shop/sidebar/list?discount=list"],
    ["mostViewed", "list", "", "/shop/sidebar/list?sort=views"],
    ["newArrivals", "New Products", "", "/shop/sidebar/list"],
    ["vehicles", "Car Menu", "", "/shop/sidebar/3cols?parentCategory=auto"],
    ["expoCatalogue", "holiday", "", null],
    ["categoryRow", "category_list", "Category List", "/shop/sidebar/list"],
    ["parentCollection", "list", "", "/shop/sidebar/3cols?parentCategory=electronics"],
    ["catBoss", "list", "", null],
  ];
  for (const [id, source, mobile, seeAll] of expected) {
    const html = section(text, id);
    expect([...sources(html)], id).toEqual([source]);
    expect(/data-mobile-source="([^"]*)"/.exec(html)?.[1] ?? "", id).toBe(mobile);
    if (seeAll) expect(html, id).toContain(`href="${seeAll}"`);
  }
});

test("specification 2.6, 5.8: a category banner row has its links as they are written there", async ({ baseURL }) => {
  const { text } = await new Visitor(baseURL).get(OTHER);
  const row = section(text, "categoryRow");
  const id = /id="categoryRow-(\d+)"/.exec(row)![1]!;
  expect(row).toContain(`href="/shop/sidebar/4cols?category=${id}"`);
  const places = [...row.matchAll(/href="\/shop\/sidebar\/list\$category=([^"]+)"/g)];
  expect(places.length).toBeGreaterThan(0);
  expect(places.length).toBeLessThanOrEqual(6);
  expect(row.indexOf("See All Departments")).toBeGreaterThan(row.indexOf(places.at(-1)![0]));
  // as specified: a malformed address, which still works.
  const listing = await new Visitor(baseURL).get(`/shop/sidebar/list$category=${places[0]![1]}`);
  expect(listing.status).toBe(200);
});

test("specification 4.10: 'Time Left' is right at -1, 0 and +1 s around midnight in Addis Ababa, twice in a row", async ({
  baseURL,
}) => {
  const midnight = Math.ceil(Date.now() / 86_400_000) * 86_400_000 - 3 * 3_600_000;
  for (const [at, en, am] of [
    [midnight - 1_000, "Time Left 0h 0m 1s", "የቀረው ጊዜ 0 ሰዓ 0 ደቂ 1 ሰከ"],
    [midnight, "Time Left 24h 0m 0s", "የቀረው ጊዜ 24 ሰዓ 0 ደቂ 0 ሰከ"],
    [midnight + 1_000, "Time Left 23h 59m 59s", "የቀረው ጊዜ 23 ሰዓ 59 ደቂ 59 ሰከ"],
  ] as const) {
    for (const [address, words] of [
      [OTHER, en],
      [`${OTHER}&lng=am`, am],
      [OTHER, en],
    ]) {
      const { text } = await new Visitor(baseURL).get(address!, { "x-test-now": String(at) });
      expect(section(text, "flashSales")).toContain(words);
    }
  }
});

test("a section whose data fails is absent, and every other one is there", async ({ baseURL }) => {
  const faults: [string, string[]][] = [
    ["FROM flash_product", ["flashSales"]],
    ["ORDER BY p.created_at DESC", ["newProducts", "newArrivals"]],
    ["p.shown_price <", ["lessThan1000"]],
    ["p.free_delivery = 1", ["freeDelivery"]],
    ["ORDER BY p.view_count DESC, p.id DESC LIMIT ?1", ["mostViewed"]],
    ["FROM json_each(?1) wanted CROSS JOIN product_variant", ["newArrivals", "parentCollection", "catBoss"]],
    ["product_subcategory_views", ["vehicles"]],
    ["FROM exhibition ", ["expoCatalogue"]],
    ["category_banner", ["categoryRow"]],
    ["product_parent_views", ["parentCollection", "catBoss"]],
    ["CROSS JOIN brand", ["brands"]],
  ];
  for (const [fault, absent] of faults) {
    const { status, text } = await new Visitor(baseURL).get(OTHER, { "x-test-fail": fault });
    expect(status, fault).toBe(200);
    expect(text.trimEnd(), fault).toMatch(/<\/html>$/);
    expect(belowTop(text), fault).toEqual(SECTIONS.filter((id) => !absent.includes(id)));
  }
});

test("specification 5.6, 6: last viewed beside recommended products, for who is signed in and has looked at something", async ({
  baseURL,
}) => {
  const shopper = new Visitor(baseURL);
  await signIn(shopper);
  expect(order((await shopper.get(OTHER)).text)).toEqual(order((await new Visitor(baseURL).get(OTHER)).text));
  const [product] = await findProducts(baseURL, 1);
  await shopper.get(product!.path);
  await expect.poll(async () => order((await shopper.get(OTHER)).text)).toContain("lastViewed");
  const { text } = await shopper.get(OTHER);
  const ids = order(text);
  expect(ids.slice(ids.indexOf("todaysDeals"))).toEqual([
    ...["todaysDeals", "lastViewed", "recommended"],
    ...SECTIONS.slice(SECTIONS.indexOf("electronics")),
  ]);
  expect(cards(section(text, "lastViewed"))).toBe(1);
  expect([...sources(section(text, "lastViewed"))]).toEqual(["Last Viewed Products"]);
  expect([...sources(section(text, "recommended"))]).toEqual(["User Recommended Products"]);
  for (const fault of ["FROM recent_view", "co_view"]) {
    const { text: without } = await shopper.get(OTHER, { "x-test-fail": fault });
    expect(
      order(without).filter((id) => ["lastViewed", "recommended"].includes(id)),
      fault,
    ).toEqual([]);
  }
});

test("specification 5.6: each section at its threshold, and just below it", async () => {
  const shop = await startOwnShop({ WORKSHOP: "1" });
  const run = (sql: string, ...values: number[]) =>
    shop.db
      .prepare(sql)
      .bind(...values)
      .run();
  const shown = async () => order((await new Visitor(shop.url).get(OTHER)).text);
  try {
    for (const [count, isShown] of [
      [5, true],
      [4, false],
    ] as const) {
      await run(
        "DELETE FROM flash_product WHERE product_id NOT IN (SELECT product_id FROM flash_product LIMIT ?1)",
        count,
      );
      expect((await shown()).includes("flashSales"), `${count} flash products`).toBe(isShown);
    }
    for (const [count, isShown] of [
      [6, true],
      [5, false],
    ] as const) {
      await run(
        `UPDATE product SET retired_at = 1
         WHERE retired_at IS NULL AND id NOT IN (SELECT id FROM product WHERE retired_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ?1)`,
        count,
      );
      const ids = await shown();
      expect([ids.includes("newProducts"), ids.includes("newArrivals")], `${count} products`).toEqual([
        isShown,
        isShown,
      ]);
    }
    const one = "(SELECT max(id) FROM product WHERE retired_at IS NULL)";
    await run(
      "UPDATE product SET stock_amount = 5, listed_stock = 5, free_delivery = 0, discount = 0 WHERE retired_at IS NULL",
    );
    await run(
      "UPDATE product SET sale_price = NULL, special_price = NULL, special_ends_at = NULL, selling_price = 100000",
    );
    await run("UPDATE product SET shown_price = 100000, shown_discount = 0, turns_at = NULL WHERE retired_at IS NULL");
    const lists = ["discountProducts", "lessThan1000", "freeDelivery", "specialOffer"];
    expect((await shown()).filter((id) => lists.includes(id))).toEqual([]);
    await run(
      `UPDATE product SET free_delivery = 1, discount = 10, selling_price = 99999, shown_price = 99999 WHERE id = ${one}`,
    );
    expect((await shown()).filter((id) => lists.includes(id))).toEqual(lists);
    await run("UPDATE product SET retired_at = 1 WHERE retired_at IS NULL");
    expect(belowTop((await new Visitor(shop.url).get(OTHER)).text)).toEqual(["todaysDeals", "electronics", "hygiene"]);
  } finally {
    await shop.stop();
  }
});
