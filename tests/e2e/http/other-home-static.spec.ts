import { beforeAll, expect, test } from "vitest";
import { categoryPromoBlocks, promoLinkHref } from "../../../app/domain/home/category-promo-blocks.ts";
import { electronicsTiles, iconStrip, promoCards } from "../../../app/domain/home/printed-home.ts";
import { outsideDefaults } from "../../../app/domain/pages/outside-links.ts";
import { subcategoryHref } from "../../../app/domain/products/product-links.ts";
import { baseURL } from "../../support/base-url.ts";
import { shareOf } from "../../support/shares.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.4, 2.6 and 9.8.

const read = async (path = "/?layout=other") => (await new Visitor(baseURL).get(path)).text;
let other: string;
beforeAll(async () => void (other = await read()));
const linksOf = (html: string, start: string) => {
  const from = html.indexOf(start);
  expect(from, start).toBeGreaterThan(0);
  const section = html.slice(from, html.indexOf("</ul>", from));
  return [...section.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
};

test("three fixed banners: a product by its id, an app store, a vendor's store (specification 2.6)", async () => {
  const [product, store, vendor, ...more] = linksOf(other, 'id="fixedBanners"');
  expect(product).toMatch(/^\/product\/default\/\d+\?from=New%20Products$/);
  expect(store).toMatch(/^https:\/\/play\.google\.com\//);
  expect(vendor).toMatch(/^\/vendor-store\/\d+$/);
  expect(more).toEqual([]);
  const visitor = new Visitor(baseURL);
  for (const path of [product!, vendor!]) expect((await visitor.get(path)).status, path).toBeLessThan(400);
});

test("the sidebar: a vendor's offers in a new tab, Shop Now in this one (specification 2.6)", async () => {
  const sidebar = other.slice(other.indexOf('id="sidebar"'), other.indexOf("</aside>"));
  const links = [...sidebar.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
  expect(links).toHaveLength(2);
  expect(links[0]).toMatch(/href="\/vendor-store\/\d+" target="_blank" rel="noopener"/);
  expect(links[1]).toContain('href="/shop/sidebar/3cols"');
  expect(links[1]).not.toContain("target=");
});

test("promo cards, and today's deals (specification 2.6)", async () => {
  expect(linksOf(other, 'id="promoCards"')).toEqual(promoCards(outsideDefaults.smartSolutions).map(({ href }) => href));
  expect(linksOf(other, 'id="todaysDeals"').length).toBeGreaterThan(0);
});

test("the electronics carousel shows its nine, in another order on another display (specification 2.4, 2.6)", async () => {
  const every = electronicsTiles.map(({ category, subcategory }) => subcategoryHref(category, subcategory));
  const orders = new Set<string>();
  for (const html of [other, await read(), await read()]) {
    const shown = linksOf(html, 'id="electronics"').filter((href) => href.includes("subcategory="));
    expect(shown.toSorted()).toEqual(every.toSorted());
    orders.add(shown.join());
  }
  expect(orders.size).toBeGreaterThan(1);
});

test("every link of the category promo blocks is there once, and finds products (specification 2.4, 2.6)", async () => {
  const blocks = other
    .slice(other.indexOf('id="categoryPromoBlocks"'))
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
  const text = (part: string) => part.replace(/<[^>]+>/g, "|").replace(/\|+/g, "|");
  const from = other.indexOf('id="hygiene"');
  const block = text(other.slice(from, other.indexOf("</section>", from)));
  expect(block).toContain("Deals and offers|Hygiene equipments|04 days 13 hours 34 min 56 sec|");
  expect(block.match(/-25%\D*Smart Watches/g)).toHaveLength(6);
  expect(block).toMatch(/-25%.*3,500\u00A0ETB.*4,000\u00A0ETB/);
  expect(other.slice(from)).toMatch(/<s>4,000\u00A0ETB<\/s>/);
});

test("the icon strip stands before the hero of both layouts (2.6)", async () => {
  for (const html of [other, await read("/")]) {
    expect(linksOf(html, 'class="icon-strip"')).toEqual(iconStrip.map(({ href }) => href));
    expect(html.indexOf('class="icon-strip"')).toBeLessThan(html.indexOf('class="hero'));
  }
});
