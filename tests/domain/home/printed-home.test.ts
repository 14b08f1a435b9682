import { readFileSync } from "node:fs";
import { expect, test, describe } from "vitest";
import {
  promises,
  servicePromises,
  electronicsTiles,
  iconStrip,
  promoCards,
  shuffled,
} from "../../../app/domain/home/printed-home.ts";
import * as en from "../../../app/i18n/en/index.ts";
import { readTree } from "../../../scripts/market/read-tree.ts";
import { parseListingQuery } from "../../../app/domain/listings/listing-query.ts";
import { menuParentSlugs } from "../../../app/domain/menu-parents.ts";

const names = promises.map(({ key }) => en.homePrinted[key]);

test("every promise of specification 1", () =>
  expect(names).toEqual([
    "Free delivery",
    "Money back guarantee",
    "24/7 friendly support",
    "Quality guaranteed",
    "Easy order",
    "Easy Return",
    "Fast delivery",
  ]));

test("the services strip has five (specification 2.5.7)", () =>
  expect(servicePromises.map(({ key }) => en.homePrinted[key])).toEqual(names.slice(0, 5)));

// The badge's link counts sections: moving one must move the link.
test.each([
  ["moneyBack", "What you get back", "የሚመለስልዎት ገንዘብ"],
  ["quality", "What you can return", "መመለስ የሚችሉት"],
  ["easyReturn", "How to ask for it", "እንዴት ይጠየቃል"],
])("%s leads to the section that keeps it, in both languages", (key, ...titles) => {
  const { href } = promises.find((promise) => promise.key === key)!;
  const [path, section] = href.split("#section-");
  const found = ["en", "am"].map((language) => {
    const text = readFileSync(`app/content/${language}${path}.md`, "utf8");
    return [...text.matchAll(/^## (.+)$/gm)][Number(section) - 1]![1];
  });
  expect(found).toEqual(titles);
});

describe("electronics subcategory carousel (specification 2.4)", () => {
  test("holds the nine subcategories, each once, with their case", () =>
    expect(electronicsTiles.map(({ subcategory }) => subcategory)).toEqual([
      ...["mobile-phones-tablets", "computers-laptops", "television", "refrigerators-freezers", "speaker"],
      ...["earphone-headphone", "digital-camera", "Charger", "power-banks"],
    ]));

  test.each(electronicsTiles)("$category holds $subcategory in the demo market", ({ category, subcategory }) => {
    expect([...readTree().places.keys()]).toContain(`electronics > ${category} > ${subcategory}`);
  });
});

describe("mobile icon strip (specification 2.6)", () => {
  test("shows the fourteen categories in their order", () =>
    expect(iconStrip.map(({ key }) => en.homePrinted[`strip${key}`])).toEqual([
      ...["Vehicles", "Laptops", "Phone", "Clothes", "Bags", "Shoes", "Furniture", "Food", "Electronics"],
      ...["Beauty", "Gifts", "Machinery", "Chemicals", "Packaging"],
    ]));

  test("leads to fourteen listings of the forms of 2.3", () => {
    expect(new Set(iconStrip.map(({ href }) => href)).size).toBe(14);
    for (const { href, key } of iconStrip) {
      const { pathname, searchParams } = new URL(href, "http://shop");
      const { parentCategory, subcategory, name } = parseListingQuery(pathname.split("/").pop()!, searchParams)!;
      expect(
        [parentCategory, subcategory, name].filter((value) => value !== null),
        key,
      ).toHaveLength(1);
      if (parentCategory !== null) expect(menuParentSlugs).toContain(parentCategory);
    }
  });
});

test("promo cards: help center, return policy, shipping and the external smart solutions (specification 2.6)", () => {
  const cards = promoCards("https://smart.gulit.et/");
  expect(cards.map(({ href }) => href)).toEqual([
    "/pages/help-center",
    "/pages/return-policy",
    "/pages/shipping",
    "https://smart.gulit.et/",
  ]);
  expect(cards.filter(({ isExternal }) => isExternal).map(({ key }) => key)).toEqual(["smartSolutions"]);
});

const items = ["a", "b", "c"];

describe("shuffled per display (specification 2.6)", () => {
  test("takes its order from the random source alone", () => {
    expect(shuffled(items, () => 0)).toEqual(["b", "c", "a"]);
    expect(shuffled(items, () => 0.999)).toEqual(items);
    expect(shuffled([], () => 0)).toEqual([]);
  });

  test("gives every order, as often as any other", () => {
    const seen = new Map<string, number>();
    // All answers of the random source.
    for (const first of [0, 1, 2]) {
      for (const second of [0, 1]) {
        const answers = [(first + 0.5) / 3, (second + 0.5) / 2];
        const order = shuffled(items, () => answers.shift()!).join("");
        seen.set(order, (seen.get(order) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(seen)).toEqual({ abc: 1, acb: 1, bac: 1, bca: 1, cab: 1, cba: 1 });
  });
});
