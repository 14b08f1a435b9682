import { expect, test } from "vitest";
import type { HomeContent } from "../../../../app/domain/content/content-lists.ts";
import { otherContentView } from "../../../../app/routes/home/other/other-content-view.ts";

const linked = (...urls: string[]) =>
  urls.map((url) => ({ url, image: "http://pictures.example/a.jpg", title: { en: "Coffee", am: "ቡና" } }));
const view = (content: HomeContent) => otherContentView(content, "am", () => 0);

test("banners go to the place of their slot, in the page's language, over https (specification 2.6)", () => {
  const { fixed, specialOffer, shopNow, todaysDeals } = view({
    "banners.fixed": linked("/product/default/7?from=New%20Products"),
    "banners.shop-now": linked("/shop/sidebar/3cols"),
    "banners.special-offer-vendor": linked("/vendor-store/3"),
    "banners.todays-deals": linked("/shop/sidebar/list?discount=list"),
    tripletCards: linked("/a"),
  });
  expect(fixed).toEqual([
    { href: "/product/default/7?from=New%20Products", image: "https://pictures.example/a.jpg", name: "ቡና" },
  ]);
  expect(specialOffer?.href).toBe("/vendor-store/3");
  expect(shopNow?.href).toBe("/shop/sidebar/3cols");
  expect(todaysDeals.map(({ href }) => href)).toEqual(["/shop/sidebar/list?discount=list"]);
});

test("are three at most where they are fixed, and one in each place of the sidebar", () => {
  const many = linked("/a", "/b", "/c", "/d");
  const shown = view({ "banners.fixed": many, "banners.special-offer-vendor": many });
  expect(shown.fixed.map(({ href }) => href)).toEqual(["/a", "/b", "/c"]);
  expect(shown.specialOffer?.href).toBe("/a");
});

test("are left out without a safe link, and the sidebar's are null where there are none", () => {
  const shown = view({ "banners.fixed": linked("javascript:alert(1)"), "banners.shop-now": linked("//evil.example") });
  expect(shown).toMatchObject({ fixed: [], specialOffer: null, shopNow: null, todaysDeals: [] });
});
