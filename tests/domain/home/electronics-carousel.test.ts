import { describe, expect, test } from "vitest";
import { electronicsTiles } from "../../../app/domain/home/electronics-carousel.ts";
import { subcategoryHref } from "../../../app/domain/products/product-links.ts";
import { readTree } from "../../../scripts/market/read-tree.ts";

describe("electronics subcategory carousel (specification 2.4)", () => {
  test("holds the nine subcategories, each once, with their case", () =>
    expect(electronicsTiles.map(({ subcategory }) => subcategory)).toEqual([
      "mobile-phones-tablets",
      "computers-laptops",
      "television",
      "refrigerators-freezers",
      "speaker",
      "earphone-headphone",
      "digital-camera",
      "Charger",
      "power-banks",
    ]));

  test("uses both category parameters and no other", () =>
    expect(new Set(electronicsTiles.map(({ category }) => category))).toEqual(
      new Set(["consumer-electronic", "home-appliance"]),
    ));

  test.each(electronicsTiles)("$category holds $subcategory in the demo market", ({ category, subcategory }) => {
    expect([...readTree().places.keys()]).toContain(`electronics > ${category} > ${subcategory}`);
  });

  test("leads to the listing with both parameters", () =>
    expect(subcategoryHref(electronicsTiles[3].category, electronicsTiles[3].subcategory)).toBe(
      "/shop/sidebar/3cols?category=home-appliance&subcategory=refrigerators-freezers",
    ));
});
