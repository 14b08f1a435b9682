import { describe, expect, test } from "vitest";
import { megaMenuCounts } from "../../../app/domain/constants.ts";
import { menuParentSlugs } from "../../../app/domain/menu-parents.ts";
import { menuView, type MenuParent } from "../../../app/domain/menu/menu.ts";

function parent(slugName: string, changes: Partial<MenuParent> = {}): MenuParent {
  return {
    id: 1,
    slugName,
    name: `Parent ${slugName}`,
    nameAm: "ወላጅ",
    icon: null,
    bannerImage: "/media/web-banner/menu.webp",
    categorySet: Array.from({ length: 5 }, (_, c) => ({
      id: c,
      slugName: `child-${c}`,
      name: `Child ${c}`,
      nameAm: c === 0 ? "ልጅ" : null,
      totalProducts: 1,
      subcategorySet: Array.from({ length: 25 }, (_, s) => ({
        id: s,
        slugName: `sub-${s}`,
        name: `Sub ${s}`,
        nameAm: null,
        totalProducts: 1,
      })),
    })),
    ...changes,
  };
}

const one = (changes: Partial<MenuParent>, locale: "en" | "am" = "en") =>
  menuView([parent(changes.slugName ?? "electronics", changes)], locale)[0]!;

test("the twelve parents stand in the menu's order (specification 2.7)", () => {
  const shuffled = menuParentSlugs.toReversed().map((slug) => parent(slug));
  const hrefs = menuView([parent("garden"), ...shuffled], "en").map((entry) => entry.href);
  expect(hrefs).toEqual([...menuParentSlugs, "garden"].map((slug) => `/shop/sidebar/3cols?parentCategory=${slug}`));
});

test.each(menuParentSlugs.map((slug) => [slug, megaMenuCounts[slug]] as const))(
  "%s lists %j subcategories (specification 2.7, 9.6)",
  (slugName, counts) => {
    const panel = one({ slugName }).panel;
    expect(panel?.groups.map((group) => group.links.length)).toEqual(counts);
  },
);

describe("what is shown (specification 2.7, 5.5)", () => {
  test("categories and subcategories without products are left out before they are counted", () => {
    const { categorySet } = parent("electronics");
    categorySet[0]!.totalProducts = 0;
    categorySet[1]!.subcategorySet[0]!.totalProducts = 0;
    const panel = one({ categorySet }).panel;
    expect(panel?.groups.map((group) => group.name)).toEqual(["Child 1", "Child 2", "Child 3"]);
    expect(panel?.groups[0]?.links.map((link) => link.name)).toEqual(["Sub 1", "Sub 2", "Sub 3", "Sub 4", "Sub 5"]);
  });

  test("links carry category and subcategory; those of Bags the parent's slug", () => {
    const first = (slugName: string) => one({ slugName }).panel?.groups[1]?.links[0]?.href;
    expect(first("electronics")).toBe("/shop/sidebar/3cols?category=child-1&subcategory=sub-0");
    expect(first("bags")).toBe("/shop/sidebar/3cols?category=bags&subcategory=sub-0");
  });

  test.each([
    [{ icon: "tv" }, "tv"],
    [{ icon: " " }, "list"],
    [{}, "list"],
  ])("icon of %j", (changes, icon) => expect(one(changes).icon).toBe(icon));

  test("the banner is an https address or none", () => {
    expect(one({ bannerImage: "http://shop.example/b.webp" }).panel?.banner).toBe("https://shop.example/b.webp");
    expect(one({ bannerImage: null }).panel?.banner).toBeNull();
  });

  test.each([
    ["electrical", "Electrical appliances and cables", "Electrical appliance"],
    ["metallurgy", "Chemicals and metallurgy", "Chemicals and metall"],
    ["agriculture", "Agriculture and food products", "Agriculture and food products"],
  ])("name of %s", (slugName, name, shown) => expect(one({ slugName, name }).name).toBe(shown));
});

test("Amharic names, English where there is none (specification 5.5)", () => {
  const entry = one({}, "am");
  expect(entry.name).toBe("ወላጅ");
  expect(entry.panel?.groups[0]).toMatchObject({ name: "ልጅ" });
  expect(entry.panel?.groups[1]).toMatchObject({ name: "Child 1", lang: "en" });
});
