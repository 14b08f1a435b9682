import { describe, expect, test } from "vitest";
import { iconStrip } from "../../../app/domain/home/icon-strip.ts";
import { promoCards } from "../../../app/domain/home/other-home-links.ts";
import { parseListingQuery } from "../../../app/domain/listings/listing-query.ts";
import { menuParentSlugs } from "../../../app/domain/menu-parents.ts";
import { en } from "../../../app/i18n/en/index.ts";
import { iconPaths } from "../../../app/ui/icon-paths.ts";

describe("mobile icon strip (specification 2.6)", () => {
  test("shows the fourteen categories in their order", () =>
    expect(iconStrip.map(({ key }) => en.homePrinted[`strip${key}`])).toEqual([
      "Vehicles",
      "Laptops",
      "Phone",
      "Clothes",
      "Bags",
      "Shoes",
      "Furniture",
      "Food",
      "Electronics",
      "Beauty",
      "Gifts",
      "Machinery",
      "Chemicals",
      "Packaging",
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

  test("has a drawing for each", () => {
    for (const { icon } of iconStrip) expect(Object.keys(iconPaths)).toContain(icon);
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
