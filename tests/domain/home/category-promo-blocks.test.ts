import { describe, expect, test } from "vitest";
import { categoryPromoBlocks, promoLinkHref, type PromoLink } from "../../../app/domain/home/category-promo-blocks.ts";
import { parseListingQuery } from "../../../app/domain/listings/listing-query.ts";
import { readTree } from "../../../scripts/market/read-tree.ts";

const subcategories = `
  computers-laptops other-consumer-electronics printer-scanner-projector accessories
  home-decor living-room-furniture household-cleaning-tools-accessories laundry-products
  handbags backpacks 100-cotton-fabric fabric
  womens-clothing men-s-clothing mens-clothing other-shoes
  wallets other-sports-entertainment-products food-and-beverage soft-drinks
  household-sundries snack-food vegetables-6 honey-products`
  .trim()
  .split(/\s+/);
const parents = ["mens-shoes", "childrens-shoes", "womens-clothing", "metal-belts"];

const links: PromoLink[] = categoryPromoBlocks.flatMap<PromoLink>((block) => [...block.links]);
const slugs = (by: PromoLink["by"]) => links.filter((link) => link.by === by).map(({ slug }) => slug);

describe("category promo blocks (specification 2.4)", () => {
  test("link to all 24 subcategories, each once", () =>
    expect(slugs("subcategory").sort()).toEqual([...subcategories].sort()));

  test("link to all 4 parent-category slugs, each once", () =>
    expect(slugs("parentCategory").sort()).toEqual([...parents].sort()));

  test.each(links)("$by=$slug is a listing of that form (specification 2.3)", (link) => {
    const href = promoLinkHref(link);
    expect(href).toBe(`/shop/sidebar/3cols?${link.by}=${link.slug}`);
    expect(parseListingQuery("3cols", new URL(href, "http://shop").searchParams)).toMatchObject({
      view: "3cols",
      subcategory: link.by === "subcategory" ? link.slug : null,
      parentCategory: link.by === "parentCategory" ? link.slug : null,
    });
  });

  test.each(links)("$by=$slug is a place of the demo market's tree", ({ by, slug }) => {
    const { parents: departments, categories, subcategories: all } = readTree();
    const places = by === "parentCategory" ? [...departments, ...categories] : all;
    expect(places.filter((place) => place.slug === slug)).toHaveLength(1);
  });
});
