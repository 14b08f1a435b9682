import { expect, test } from "vitest";
import { workersShop } from "../../support/own-shop.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.5, 5.6, 9.2; settled.md 26.

const shop = await workersShop();

const sectionOrder = [
  "newProducts",
  "websiteBuilder",
  "holidayPackage",
  "exclusiveDeals",
  "specialOffer",
  "nearYou",
  "smartErp",
  "mostViewed",
  "onDemandSoftware",
  "recommendedItems",
  "testimonials",
];

const home = async (headers: Record<string, string> = {}) => (await new Visitor(shop.url).get("/", headers)).text;
const sections = (html: string) =>
  [...html.matchAll(/<section[^>]* id="([\w-]+)"/g)].map(([, id]) => id!.replace(/-\d+$/, ""));

const section = (html: string, id: string) => new RegExp(`<section[^>]* id="${id}"[\\s\\S]*?</section>`).exec(html)![0];

test("a guest finds page frame, shell and every section in its place; Recently Viewed is for who is signed in (specification 2.1, 2.5.1, 2.5.3, 2.5.7, 2.5.8)", async () => {
  const html = await home();
  const found = sections(html).filter((id) => sectionOrder.includes(id));
  expect(found.filter((id, index) => id !== found[index - 1])).toEqual(sectionOrder);
  const frame = ["useful-links", "hero", "side-promos", "triplet", "seller", "bottom-promo", "services"];
  const places = [...frame.map((name) => html.indexOf(`class="${name}`)), html.indexOf('id="newProducts"')];
  expect(places[0]).toBeGreaterThan(0);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("Recommended items are the products of Exclusive Deals, and cards carry a hover picture (specification 2.5, 2.8)", async () => {
  const html = await home();
  const products = (id: string) =>
    [...section(html, id).matchAll(/<h3[^>]*><a href="([^"?]*)/g)].map(([, href]) => href!);
  expect(products("recommendedItems").length).toBeGreaterThan(1);
  expect(products("recommendedItems")).toEqual(products("exclusiveDeals"));
  expect(section(html, "newProducts")).toMatch(/style="--pointed-at:url\(\/media\/v\/[0-9a-f]{32}-320\.webp\)"/);
});
