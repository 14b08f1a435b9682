import { expect, test } from "vitest";
import { otherContentView } from "../../../../app/routes/home/other/other-content-view.ts";

const banner = (slot: string, url: string) => ({
  slot,
  url,
  image: "http://pictures.example/a.jpg",
  title: "Coffee",
  titleAm: "ቡና",
});
const view = (banners: ReturnType<typeof banner>[], random = () => 0) =>
  otherContentView({ heroes: [], triplets: [], banners }, "am", random);

test("banners go to the place of their slot, in the page's language, over https (specification 2.6)", () => {
  const { fixed, specialOffer, shopNow, todaysDeals } = view([
    banner("fixed", "/product/default/7?from=New%20Products"),
    banner("shop-now", "/shop/sidebar/3cols"),
    banner("special-offer-vendor", "/vendor-store/3"),
    banner("todays-deals", "/shop/sidebar/list?discount=list"),
    banner("elsewhere", "/a"),
  ]);
  expect(fixed).toEqual([
    { href: "/product/default/7?from=New%20Products", image: "https://pictures.example/a.jpg", name: "ቡና" },
  ]);
  expect(specialOffer?.href).toBe("/vendor-store/3");
  expect(shopNow?.href).toBe("/shop/sidebar/3cols");
  expect(todaysDeals.map(({ href }) => href)).toEqual(["/shop/sidebar/list?discount=list"]);
});

test("are three at most where they are fixed, and one in each place of the sidebar", () => {
  const many = ["/a", "/b", "/c", "/d"];
  const shown = view(["fixed", "special-offer-vendor"].flatMap((slot) => many.map((url) => banner(slot, url))));
  expect(shown.fixed.map(({ href }) => href)).toEqual(["/a", "/b", "/c"]);
  expect(shown.specialOffer?.href).toBe("/a");
});

test("are left out without a safe link, and the sidebar's are null where there are none", () => {
  const shown = view([banner("fixed", "javascript:alert(1)"), banner("shop-now", "//evil.example")]);
  expect(shown).toMatchObject({ fixed: [], specialOffer: null, shopNow: null, todaysDeals: [] });
});
