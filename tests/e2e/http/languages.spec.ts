import { expect, test } from "vitest";
import { baseURL } from "../../support/base-url.ts";
import { pageLinksOf, tagsOf } from "../../support/page-links.ts";
import { shareOf } from "../../support/shares.ts";
import { newGuest } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// settled.md 16.

const ACCEPTS_AM = { "Accept-Language": "am,en;q=0.5" };
const PRODUCT = "/product/default/yirgacheffe-coffee";
const LISTING = "/shop/sidebar/3cols?parentCategory=electronics";

const PAGES = [
  "/",
  "/?layout=other",
  LISTING,
  "/shop/sidebar/list?name=shoes",
  PRODUCT,
  `${PRODUCT}/review`,
  "/vendors",
  "/vendor-store/1",
  "/shop/cart",
  "/shop/compare",
  "/shop/custom-order",
  "/sign-in?next=%2Faccount",
  "/register",
  "/track",
  "/newsletter",
  "/blog/classic",
  "/pages/help-center",
  "/pages/terms",
  "/no-such-page",
];

const lngOf = (headers: Headers) => headers.getSetCookie().filter((cookie) => cookie.startsWith("lng="));
const inLanguage = (path: string, language: string) => `${path}${path.includes("?") ? "&" : "?"}lng=${language}`;
const htmlLang = (text: string) => /<html lang="(\w+)"/.exec(text)?.[1];

for (const [language, headers] of [
  ["am", {}],
  ["en", ACCEPTS_AM],
] as const) {
  test(`an address in ${language} is remembered, and its links and GET forms carry it`, async () => {
    for (const path of shareOf(PAGES, 6, language === "am" ? 0 : 3)) {
      const { text, headers: answered } = await new Visitor(baseURL).get(inLanguage(path, language), headers);
      expect(htmlLang(text), path).toBe(language);
      expect(text.trimEnd(), path).toMatch(/<\/html>$/);
      expect(answered.get("content-language"), path).toBe(language);
      expect(lngOf(answered), path).toHaveLength(1);
      const links = pageLinksOf(text, baseURL, path);
      expect(links.length, path).toBeGreaterThan(15);
      const others = links.filter(({ href }) => !new RegExp(`[?&]lng=${language}(?:#|$)`).test(href!));
      expect(others.map(({ href }) => href!.replace(/.*lng=/, "")).join(), path).toMatch(/^(?:am|en)?$/);
      for (const form of formsOf(text)) expect(form.at(-1), path).toBe(`lng=${language}`);
    }
  });
}

function formsOf(html: string): string[][] {
  return [...html.matchAll(/<form\b([^>]*)>([\s\S]*?)<\/form>/g)]
    .filter(([, attributes]) => !/method="post"/.test(attributes!))
    .map(([, , content]) =>
      tagsOf(content!, "input")
        .filter(({ type }) => type === "hidden")
        .map(({ name, value }) => `${name}=${value}`),
    );
}

test("an unknown currency is birr: nothing stored, wherever it is named (specification 3.5)", async () => {
  const own = new Visitor(baseURL);
  expect((await own.get(`${PRODUCT}?currency=USD`)).headers.getSetCookie().join()).not.toContain("currency=");
  for (const currency of ["GBP", "toString"]) {
    const answer = await own.post("/preferences", { currency, returnTo: "/shop/compare" });
    expect(answer.status, currency).toBe(422);
    expect(answer.headers.getSetCookie().join(), currency).not.toContain("currency=");
    own.cookies.set("currency", currency);
    expect((await own.get(PRODUCT)).text, currency).not.toMatch(/class="price[^>]*>[^<]*<strong>\$/);
    own.cookies.delete("currency");
  }
});

test("a refused request and a refused form speak the language that was named", async () => {
  for (const path of ["/%ff?lng=am", "/no-such-page?lng=am", `/${"x".repeat(9_000)}?lng=am`]) {
    const { status, text } = await new Visitor(baseURL).get(path);
    expect(status, path.slice(0, 40)).toBeGreaterThanOrEqual(400);
    expect(htmlLang(text), path.slice(0, 40)).toBe("am");
    expect(text).toContain('href="/?lng=am"');
  }
  const referer = { Referer: `${baseURL}/shop/compare?lng=am` };
  const refused = await new Visitor(baseURL).post("/cart/lines", { product: "1", _xsrf: "none" }, referer);
  expect([refused.status, htmlLang(refused.text)]).toEqual([403, "am"]);
  const own = await newGuest(baseURL);
  const again = await own.post("/cart/lines", { product: "none", returnTo: `${PRODUCT}?lng=am` });
  expect([again.status, htmlLang(again.text)]).toEqual([422, "am"]);
});

test("the switch takes the address's language along: the choice holds, the rest of the page stays", async () => {
  const own = new Visitor(baseURL);
  await own.get(inLanguage(LISTING, "am"));
  const chosen = await own.post("/preferences", { locale: "en", returnTo: inLanguage(LISTING, "am") });
  expect([chosen.status, chosen.headers.get("location")]).toEqual([303, LISTING]);
  expect(htmlLang((await own.get(LISTING)).text)).toBe("en");
  const dollars = await own.post("/preferences", { currency: "USD", returnTo: inLanguage(LISTING, "am") });
  expect(dollars.headers.get("location")).toBe(inLanguage(LISTING, "am"));
});

// Canonical addresses and languages: tests/http/head/head-tags.test.ts, and of every indexed page machines.spec.
test("the switch is a link to the other language (specification 1)", async () => {
  const switchesOf = async (path: string) =>
    tagsOf((await new Visitor(baseURL).get(path)).text, "a").filter(({ hreflang }) => hreflang);
  const [am, en] = [inLanguage(PRODUCT, "am"), inLanguage(PRODUCT, "en")];
  const toAmharic = { href: am, hreflang: "am", lang: "am" };
  expect(await switchesOf(PRODUCT)).toEqual([toAmharic]);
  expect(await switchesOf(am)).toEqual([{ href: en, hreflang: "en", lang: "en", rel: "nofollow" }]);
  const search = "/shop/sidebar/list?name=shoes";
  expect(await switchesOf(search)).toEqual([{ ...toAmharic, href: inLanguage(search, "am"), rel: "nofollow" }]);
});
