import { describe, expect, test } from "vitest";
import { pageAddress, pageKey } from "../../app/page-cache/page-key.ts";

const pathOf = (address: string, isWorkshop = false) =>
  pageAddress(new URL(address, "http://shop.example"), isWorkshop)?.path ?? null;

describe("the address under which a page is copied", () => {
  test.each([
    ["/", "/"],
    ["/?utm_source=chat&from=list&id=7&lng=am", "/"],
    ["/?layout=other", "/"],
    [
      "/shop/sidebar/3cols?utm=1&stock=in&brand=b&brand=a&page=2",
      "/shop/sidebar/3cols?stock=in&brand=a&brand=b&page=2",
    ],
    ["/shop/sidebar/list$category=shoes", "/shop/sidebar/list?category=shoes"],
    ["/shop/sidebar/list%24category=shoes", "/shop/sidebar/list?category=shoes"],
    ["/shop/sidebar/list?name=%20%E1%89%A1%E1%8A%93%20%20x", "/shop/sidebar/list?name=%E1%89%A1%E1%8A%93%20x"],
    ["/product/default/coffee?rpage=2&variant=9&stars=5", "/product/default/coffee?variant=9&stars=5&rpage=2"],
    ["/product/default/coffee?size=8&color=9&stars=5", "/product/default/coffee?color=9&stars=5"],
    ["/product/default/coffee?color=9&variant=7", "/product/default/coffee?variant=7"],
    ["/product/default/coffee?pictures=1&reviews=x", "/product/default/coffee?pictures=1"],
    ["/vendors?city=Adama&q=1", "/vendors?city=Adama"],
    ["/blog/classic?page=2&page=3", "/blog/classic?page=2"],
    ["/pages/help-center?find=%20fees%20", "/pages/help-center?find=fees"],
    ["/pages/shipping?seller=Nowhere", "/pages/shipping?seller=addis%20ababa"],
  ])("%s is %s", (address, path) => expect(pathOf(address)).toBe(path));

  test.each([
    "/?modal=sign-in",
    "/product/default/coffee?modal=",
    "/Shop/Sidebar/list",
    "/shop/sidebar/list%2F",
    "/shop/sidebar/%E1",
    "/shop/sidebar/list.data",
    "/shop/sidebar/list?minPrice=900&maxPrice=100",
    "/shop/sidebar/list?rating=9",
    "//shop/sidebar/list",
    "/shop/cart",
    "/product/default/coffee/",
    "/product/default/coffee/review",
    "/product/default/coffee%2F..",
    "/product/default/%63offee",
    "/product/default/coffee?variant=09",
    "/product/default/coffee?color=red",
    "/vendor-store/012",
    "/blog/classic/feed.xml",
    "/pages/nothing",
    "/account",
    "/_.data",
  ])("%s walks the ordinary way", (address) => expect(pathOf(address)).toBeNull());

  test("is its own address, so that composing under it asks for the same", () => {
    for (const address of [
      "/shop/sidebar/4cols?category=Charger&color=red&color=blue&vendor=12&vendor=3&sort=oldest&after=x&off=25",
      "/vendor-store/5?name=%22a%22%26b&page=3",
      "/vendors?name=%E1%8A%A0&sort=name&page=600",
      "/product/default/a.b?variant=4&reviews=lowest",
      "/pages/help-center?find=a%2Bb%26c",
    ]) {
      const path = pathOf(address)!;
      expect(pathOf(path)).toBe(path);
    }
  });

  test("the workshop may name a layout of home", () => {
    expect(pathOf("/?layout=other&x=1", true)).toBe("/?layout=other");
    expect(pathOf("/?layout=strange", true)).toBe("/");
  });

  test("words are a search, and what depends on the delivery city says so", () => {
    const of = (address: string) => pageAddress(new URL(address, "http://shop.example"))!;
    expect(of("/shop/sidebar/list?name=x")).toMatchObject({ isSearch: true, isByCity: false, kind: "listing" });
    expect(of("/shop/sidebar/list?category=x")).toMatchObject({ isSearch: false });
    expect(of("/vendors?name=x")).toMatchObject({ isSearch: true });
    expect(of("/vendor-store/3?name=x")).toMatchObject({ isSearch: true, kind: "vendor" });
    expect(of("/pages/help-center?find=x")).toMatchObject({ isSearch: true });
    expect(of("/")).toMatchObject({ isByCity: true, kind: "home" });
    expect(of("/product/default/x")).toMatchObject({ isByCity: true, kind: "product" });
    expect(of("/pages/shipping")).toMatchObject({ isByCity: true });
  });
});

const reader = { locale: "en", isNamed: false, currency: "ETB", city: null, lite: false } as const;
const others = [
  pageKey("http://shop.example", "/", reader),
  pageKey("http://other.example", "/", reader),
  pageKey("http://shop.example", "/vendors", reader),
  pageKey("http://shop.example", "/vendors?name=almaz", reader),
  pageKey("http://shop.example", "/vendors?name=hana", reader),
  pageKey("http://shop.example", "/", { ...reader, locale: "am" }),
  pageKey("http://shop.example", "/", { ...reader, locale: "am", isNamed: true }),
  pageKey("http://shop.example", "/", { ...reader, currency: "USD" }),
  pageKey("http://shop.example", "/", { ...reader, lite: true }),
  pageKey("http://shop.example", "/", { ...reader, city: "Adama" }),
  pageKey("http://shop.example", "/", { ...reader, city: "Adama /" }),
];

test("the key differs in every part", () => expect(new Set(others).size).toBe(others.length));
