import { expect, test } from "vitest";
import type { SearchPlan } from "../../../app/domain/search/search-plan.ts";
import { suggestionsFor } from "../../../app/domain/search/search-suggestions.ts";
import { sampleProduct, viewer } from "../products/sample-product.ts";

const plan: SearchPlan = { all: "", tiers: [], corrected: null, isPartial: false, completions: [] };
const shelf = (id: number) => ({
  id,
  name: `Shelf ${id}`,
  nameAm: id === 2 ? "መደርደሪያ" : null,
  slugName: `shelf-${id}`,
});

test("first the right spelling, then what the text may become, four in all and each once", () => {
  const { words } = suggestionsFor(
    { ...plan, corrected: "kettle", completions: ["kettle", "a", "b", "c", "d"] },
    [],
    viewer,
  );
  expect(words.map(({ text }) => text)).toEqual(["kettle", "a", "b", "c"]);
  expect(words[0]!.href).toBe("/shop/sidebar/list?name=kettle");
});

test("three shelves on which most of the best stand, in the viewer's language", () => {
  const best = [1, 2, 3, 3, 4, 2, 3].map((id) => sampleProduct({ subcategory: shelf(id) }));
  const { categories } = suggestionsFor(plan, [...best, sampleProduct()], { ...viewer, locale: "am" });
  const href = (id: number) => `/shop/sidebar/3cols?category=traditional-wear&subcategory=shelf-${id}`;
  expect(categories).toEqual([
    { text: "Shelf 3", lang: "en", href: href(3) },
    { text: "መደርደሪያ", href: href(2) },
    { text: "Shelf 1", lang: "en", href: href(1) },
  ]);
  expect(suggestionsFor({ ...plan, isPartial: true }, best, viewer).categories).toEqual([]);
});

test("the five best products, with the price that is shown now", () => {
  const { products } = suggestionsFor(
    plan,
    Array.from({ length: 9 }, () => sampleProduct()),
    viewer,
  );
  expect(products).toHaveLength(5);
  expect(products[0]).toEqual({
    text: "Netela shawl",
    href: "/product/default/netela-shawl",
    cost: { current: "4,000\u00A0ETB", old: null, percent: null, offer: "open" },
    thumbnail: "/media/web-banner/netela-1.webp",
  });
});
