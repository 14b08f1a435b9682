import { beforeAll, expect, test } from "vitest";
import { categoryPromoBlocks, promoLinkHref } from "../../../app/domain/home/category-promo-blocks.ts";
import { electronicsTiles, iconStrip, promoCards } from "../../../app/domain/home/printed-home.ts";
import { outsideDefaults } from "../../../app/domain/pages/outside-links.ts";
import { subcategoryHref } from "../../../app/domain/products/product-links.ts";
import { findProducts } from "../../support/catalogue.ts";
import { baseURL } from "../../support/base-url.ts";
import { shareOf } from "../../support/shares.ts";
import { newShopper } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.4, 2.6, 4.10, 5.6, 5.8, 9.8.

const OTHER = "/?layout=other";
const read = async (path = OTHER) => (await new Visitor(baseURL).get(path)).text;

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
beforeAll(async () => void (text = await read()));

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

const linksOf = (html: string, start: string) => {
  const from = html.indexOf(start);
  expect(from, start).toBeGreaterThan(0);
  const section = html.slice(from, html.indexOf("</ul>", from));
  return [...section.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
};

test("three fixed banners: a product by its id, an app store, a vendor's store (specification 2.6)", async () => {
  const [product, store, vendor, ...more] = linksOf(text, 'id="fixedBanners"');
  expect(product).toMatch(/^\/product\/default\/\d+\?from=New%20Products$/);
  expect(store).toMatch(/^https:\/\/play\.google\.com\//);
  expect(vendor).toMatch(/^\/vendor-store\/\d+$/);
  expect(more).toEqual([]);
  const visitor = new Visitor(baseURL);
  for (const path of [product!, vendor!]) expect((await visitor.get(path)).status, path).toBeLessThan(400);
});

test("the sidebar: a vendor's offers in a new tab, Shop Now in this one (specification 2.6)", async () => {
  const sidebar = text.slice(text.indexOf('id="sidebar"'), text.indexOf("</aside>"));
  const links = [...sidebar.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  expect(links).toHaveLength(2);
  expect(links[0]).toMatch(/href="\/vendor-store\/\d+" target="_blank" rel="noopener"/);
  expect(links[1]).toContain('href="/shop/sidebar/3cols"');
  expect(links[1]).not.toContain("target=");
});

test("promo cards, and today's deals (specification 2.6)", async () => {
  expect(linksOf(text, 'id="promoCards"')).toEqual(promoCards(outsideDefaults.smartSolutions).map(({ href }) => href));
  expect(linksOf(text, 'id="todaysDeals"').length).toBeGreaterThan(0);
});

test("the electronics carousel shows its nine, in another order on another display (specification 2.4, 2.6)", async () => {
  const every = electronicsTiles.map(({ category, subcategory }) => subcategoryHref(category, subcategory));
  const orders = new Set<string>();
  for (const html of [text, await read(), await read()]) {
    const shown = linksOf(html, 'id="electronics"').filter((href) => href.includes("subcategory="));
    expect(shown.toSorted()).toEqual(every.toSorted());
    orders.add(shown.join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test("every link of the category promo blocks is there once, and finds products (specification 2.4, 2.6)", async () => {
  const blocks = text
    .slice(text.indexOf('id="categoryPromoBlocks"'))
    .split('<section aria-labelledby="block-')
    .slice(1, categoryPromoBlocks.length + 1);
  const shown = blocks.flatMap((block) => linksOf(block, "<ul"));
  const every = categoryPromoBlocks.flatMap(({ links }) => links.map(promoLinkHref));
  expect(shown).toEqual(every);
  const visitor = new Visitor(baseURL);
  for (const href of shareOf([...every, ...iconStrip.map((entry) => entry.href)], 10)) {
    const { status, text } = await visitor.get(href);
    expect.soft(status, href).toBe(200);
    expect.soft(/>\s*[1-9][\d,]* products/.test(text.replace(/<!-- -->/g, "")), `goods at ${href}`).toBe(true);
  }
});

test("the placeholder block stays as it is, marked -25 %, with the sample flash card (specification 2.6, 9.8)", async () => {
  const words = (part: string) => part.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
  const from = text.indexOf('id="hygiene"');
  const block = words(text.slice(from, text.indexOf("</section>", from)));
  expect(block).toContain("Deals and offers|Hygiene equipments|04 days 13 hours 34 min 56 sec|");
  expect(block.match(/-25%\D*Smart Watches/g)).toHaveLength(6);
  expect(block).toMatch(/-25%.*3,500\u00A0ETB.*4,000\u00A0ETB/);
  expect(text.slice(from)).toMatch(/<s>4,000\u00A0ETB<\/s>/);
});

test("the icon strip stands before the hero of both layouts (2.6)", async () => {
  for (const html of [text, await read("/")]) {
    expect(linksOf(html, 'class="icon-strip"')).toEqual(iconStrip.map(({ href }) => href));
    expect(html.indexOf('class="icon-strip"')).toBeLessThan(html.indexOf('class="hero'));
  }
});
