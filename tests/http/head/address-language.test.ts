import { describe, expect, test } from "vitest";
import { addressLanguage, namedLanguage } from "../../../app/http/head/carry-language.server.ts";

const shop = "http://localhost:8787";

test.each([
  ["?lng=am", "am"],
  ["?lng=en", "en"],
  ["?category=x&lng=am", "am"],
  ["?%6Cng=%61m", "am"],
])("/%s names %s", (search, language) => expect(addressLanguage(new URL(search, shop))).toBe(language));

test.each([
  "",
  "?lng=",
  "?lng",
  "?lng=xx",
  "?lng=AM",
  "?lng=am-ET",
  "?lng=am%20",
  "?lng=en,am",
  "?lng=am&lng=en",
  "?lng=am&lng=am",
  "?lng[]=am",
  "?lng[0]=am",
  "?LNG=am",
  "?Lng=am",
  "?lang=am",
  "?lng=toString",
  "?lng=%00am",
  `?lng=${"am".repeat(2_000)}`,
  "?next=%2F%3Flng%3Dam",
  "#lng=am",
])("/%s names none", (search) => expect(addressLanguage(new URL(search, shop))).toBeNull());

describe("the language a request names", () => {
  const request = (path: string, init: { method?: string; accept?: string; referer?: string } = {}) => {
    const { method = "GET", accept = "text/html,*/*", referer } = init;
    return new Request(shop + path, { method, headers: { Accept: accept, ...(referer && { Referer: referer }) } });
  };
  const page = `${shop}/shop/sidebar/list?name=x&lng=am`;

  test("its address comes first", () => {
    expect(namedLanguage(request("/?lng=en", { method: "POST", referer: page }), shop)).toBe("en");
  });

  test("what a page asks for by script, and the form it sends, speak as the page does", () => {
    expect(namedLanguage(request("/search/suggestions?q=x", { accept: "*/*", referer: page }), shop)).toBe("am");
    expect(namedLanguage(request("/cart/lines", { method: "POST", referer: page }), shop)).toBe("am");
  });

  test("a link leads where its address says, whatever page it stood on", () => {
    expect(namedLanguage(request("/shop/cart", { referer: page }), shop)).toBeNull();
  });

  test.each([
    ["another site's page", "https://gulit.example/?lng=am"],
    ["no address", "lng=am"],
    ["an unknown language", `${shop}/?lng=xx`],
    ["a page that names none", `${shop}/`],
  ])("%s says nothing", (_, referer) => {
    expect(namedLanguage(request("/cart/lines", { method: "POST", referer }), shop)).toBeNull();
  });
});
