import { beforeAll, expect, test } from "vitest";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { newShopper } from "../../support/sign-in.ts";
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

let text: string;
beforeAll(async () => void ({ text } = await new Visitor(baseURL).get(OTHER)));

test("specification 2.6: its sections in their order, in place, with their sources and their ways on", async () => {
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

test("specification 2.6, 5.8: a category banner row has its links as they are written there", async () => {
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

test("a section whose data fails is absent, and every other one is there", async () => {
  const faults: [string, string[]][] = [
    ["ORDER BY p.created_at DESC", ["newProducts", "newArrivals"]],
    ["product_parent_views", ["parentCollection", "catBoss"]],
  ];
  for (const [fault, absent] of faults) {
    const { status, text: without } = await new Visitor(baseURL).get(OTHER, { "x-test-fail": fault });
    expect(status, fault).toBe(200);
    expect(without.trimEnd(), fault).toMatch(/<\/html>$/);
    expect(belowTop(without), fault).toEqual(SECTIONS.filter((id) => !absent.includes(id)));
  }
});

test("specification 5.6, 6: last viewed beside recommended products, for who is signed in and has looked at something", async () => {
  const shopper = await newShopper(baseURL);
  expect(order((await shopper.get(OTHER)).text)).toEqual(order(text));
  const [product] = await findProducts(baseURL, 1);
  await shopper.get(product!.path);
  await expect.poll(async () => order((await shopper.get(OTHER)).text)).toContain("lastViewed");
  const { text: own } = await shopper.get(OTHER);
  const ids = order(own);
  expect(ids.slice(ids.indexOf("todaysDeals"))).toEqual([
    ...["todaysDeals", "lastViewed", "recommended"],
    ...SECTIONS.slice(SECTIONS.indexOf("electronics")),
  ]);
  expect(cards(section(own, "lastViewed"))).toBe(1);
  expect([...sources(section(own, "lastViewed"))]).toEqual(["Last Viewed Products"]);
  expect([...sources(section(own, "recommended"))]).toEqual(["User Recommended Products"]);
  const { text: without } = await shopper.get(OTHER, { "x-test-fail": "FROM recent_view" });
  expect(order(without).filter((id) => ["lastViewed", "recommended"].includes(id))).toEqual([]);
});
