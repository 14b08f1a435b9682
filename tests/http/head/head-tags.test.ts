import { expect, test } from "vitest";
import {
  deviceLinks,
  headTags,
  structuredData,
  shareTags,
  canonicalUrl,
  languageLinks,
} from "../../../app/http/head/head-tags.server.ts";
import type { PageFacts } from "../../../app/http/head/page-facts.server.ts";

test.each([
  ["en", "/site.webmanifest"],
  ["am", "/site.webmanifest?lng=am"],
] as const)("a page in %s names the manifest in its language, and the shop's icons", (locale, manifest) => {
  const links = deviceLinks(locale);
  expect(links).toContain(`<link rel="manifest" href="${manifest}">`);
  for (const icon of ["/favicon.ico", "/icon.svg", "/media/web-banner/apple-touch-icon.png"])
    expect(links).toContain(`href="${icon}"`);
});

const shown = { origin: "https://shop.example", locale: "en", addressLanguage: null, isCanonical: true } as const;
const facts: PageFacts = {
  path: "/product/default/shoe",
  title: "Shoe | Gulit",
  description: "A shoe.",
  isIndexed: true,
  things: [],
};
const bad = [
  `</script><script>alert(1)</script>`,
  `<!--<script>`,
  `" onload="alert(1)`,
  `it's "so" & so \\ back`,
  "line\u2028end\u2029",
  "left\u202Etfel\u2066iso",
  "half \uD83D letter",
  "ጫማ",
];
const contentOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

test("names cannot leave the block of data, and are read as they were written", () => {
  for (const name of bad) {
    const html = structuredData({ things: [{ "@type": "Product", name }] });
    const [, json] = /^<script type="application\/ld\+json">([^<>]*)<\/script>$/.exec(html)!;
    expect(json).not.toMatch(/[&\u2028\u2029\u202A-\u202E\u2066-\u2069]/);
    expect(JSON.parse(json!)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "Product", name }] });
  }
  expect(structuredData({ things: [] })).toBe("");
});

test("names cannot leave an attribute, and nothing turns the line of a chat around", () => {
  for (const name of bad) {
    const html = shareTags(
      { ...facts, title: name, description: name, image: { url: "/x.jpg", width: 1, height: 1, alt: name } },
      shown,
    );
    expect(html).toMatch(/^(<meta (name|property)="[a-z:_]+" content="[^"<>]*">)+$/);
    expect(html).not.toMatch(/[\u2028\u2029\u202A-\u202E\u2066-\u2069]/);
  }
});

test("what a chat shows: title without the shop, the page's one address, its picture with host, both languages", () => {
  const html = shareTags({ ...facts, kind: "product", offer: { amount: "3500.00", isAvailable: false } }, shown);
  const received = Object.fromEntries(
    [...html.matchAll(/property="([^"]+)" content="([^"]*)"/g)].map(([, name, text]) => [name, text]),
  );
  expect(received).toEqual({
    "og:site_name": "Gulit",
    "og:type": "product",
    "og:title": "Shoe",
    "og:description": "A shoe.",
    "og:url": "https://shop.example/product/default/shoe",
    "og:locale": "en_US",
    "og:locale:alternate": "am_ET",
    "og:image": "https://shop.example/media/web-banner/shop-en-share.jpg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Gulit",
    "product:price:amount": "3500.00",
    "product:price:currency": "ETB",
    "product:availability": "out of stock",
  });
  expect(contentOf(html, "twitter:card")).toBe("summary_large_image");
  expect(contentOf(html, "description")).toBe("A shoe.");
});

test("in Amharic the shop has its Amharic name and card, and the address its language", () => {
  const html = shareTags({ ...facts, title: "ጫማ | ጉልት" }, { ...shown, locale: "am", addressLanguage: "am" });
  expect(contentOf(html, "og:title")).toBe("ጫማ");
  expect(contentOf(html, "og:locale")).toBe("am_ET");
  expect(contentOf(html, "og:url")).toBe("https://shop.example/product/default/shoe?lng=am");
  expect(contentOf(html, "og:image")).toContain("shop-am-share.jpg");
});

test("a vendor's own picture has no size that we know; a page that robots forget has no other language", () => {
  const image = { url: "https://img.example/a.jpg", width: null, height: null, alt: "Shoe" };
  const html = shareTags({ ...facts, isIndexed: false, image }, shown);
  expect(contentOf(html, "og:image")).toBe("https://img.example/a.jpg");
  expect(html).not.toMatch(/og:image:(width|height)|locale:alternate/);
  expect(contentOf(html, "twitter:card")).toBe("summary");
});

test("a post has its days; a long description ends at a word; none leaves no empty tag", () => {
  const article = { published: "2026-11-22", updated: "2026-11-25" };
  const html = shareTags({ ...facts, kind: "article", article, description: "ስለ ቡና ".repeat(60) }, shown);
  expect(contentOf(html, "article:published_time")).toBe("2026-11-22");
  expect(contentOf(html, "article:modified_time")).toBe("2026-11-25");
  expect(contentOf(html, "description")).toMatch(/(ስለ|ቡና)…$/);
  expect([...contentOf(html, "description")!].length).toBeLessThanOrEqual(201);
  expect(shareTags({ ...facts, description: "" }, shown)).not.toContain("description");
});

test("the head has all of them, once each", () => {
  const html = headTags(facts, shown);
  for (const part of ['rel="canonical"', 'name="description"', 'property="og:title"'])
    expect(html.split(part)).toHaveLength(2);
  expect(html).toContain("hreflang");
  expect(headTags(facts, { ...shown, isCanonical: false })).not.toContain("hreflang");
});

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
