import { expect, test } from "vitest";
import { canonicalUrl, languageLinks } from "../../../app/http/head/language-links.server.ts";

const origin = "https://gulit.example";
const path = "/shop/sidebar/3cols?category=a&page=2";

test.each([
  [null, `${origin}${path}`],
  ["en", `${origin}${path}`],
  ["am", `${origin}${path}&lng=am`],
] as const)("an address that names %s has its one address", (addressLanguage, canonical) => {
  const shown = { origin, addressLanguage };
  expect(canonicalUrl({ path }, shown)).toBe(canonical);
  const links = languageLinks({ path, isIndexed: true }, shown);
  const found = [...links.matchAll(/<link rel="([^"]+)"(?: hreflang="([^"]+)")? href="([^"]+)">/g)];
  expect(found.map(([, rel, language, href]) => [rel, language, href!.replaceAll("&amp;", "&")])).toEqual([
    ["canonical", undefined, canonical],
    ["alternate", "en", `${origin}${path}`],
    ["alternate", "am", `${origin}${path}&lng=am`],
    ["alternate", "x-default", `${origin}${path}`],
  ]);
  expect(links.replaceAll("&amp;", "")).not.toContain("&");
});

test("a page that robots do not keep has no other languages", () => {
  const links = languageLinks({ path: "/gulit", isIndexed: false }, { origin, addressLanguage: "am" });
  expect(links).toBe(`<link rel="canonical" href="${origin}/gulit?lng=am">`);
});

test("a slug cannot leave its attribute", () => {
  const links = languageLinks({ path: `/a"><script>`, isIndexed: true }, { origin, addressLanguage: null });
  expect(links).not.toContain("<script");
  expect(links.match(/">/g)).toHaveLength(4);
});
