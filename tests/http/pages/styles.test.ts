import { brotliCompressSync, constants } from "node:zlib";
import { expect, test } from "vitest";
import {
  hasStyles,
  headStyles,
  laterStyles,
  ownStyles,
  pixelStyles,
  styledFor,
  stylesCookie,
  withoutClasses,
  withoutUnusedTokens,
} from "../../../app/http/pages/styles.server.ts";

const visit = (cookie: string) => new Headers(cookie ? { cookie } : {});

test("a browser has the styles that this build gave it, and no other build's", () => {
  expect(hasStyles(visit(""))).toBe(false);
  expect(hasStyles(visit("styles="))).toBe(false);
  expect(hasStyles(visit("styles=Another"))).toBe(false);
  const [pair, ...rest] = stylesCookie("https://gulit.example").split("; ");
  expect(hasStyles(visit(`lng=x; ${pair}`))).toBe(true);
  expect(styledFor(new Headers({ cookie: pair!, "sec-ch-ua-mobile": "?1" }))).toBe("link");
  expect(rest).toContain("Secure");
  expect(stylesCookie("http://localhost:8787")).not.toContain("Secure");
});

const home = { page: "routes/home", hasPicture: true };
const blog = { page: "routes/blog", hasPicture: false };

test("a first visit brings the sheets of its first screen, and waits for the stylesheet further down alone", () => {
  for (const styled of ["phone", "screen"] as const) {
    const first = { set: home, styled, nonce: "n0nce", locale: "en" } as const;
    expect(headStyles(first)).toMatch(/^<style nonce="n0nce">[^<]*\.hero-slider[^<]*<\/style>/);
    expect(headStyles(first)).not.toContain('rel="stylesheet"');
    expect(headStyles(first)).not.toContain(".product-card");
    expect(pixelStyles(first)).toMatch(/^<style nonce="n0nce">[^<]*\.product-card[^<]*<\/style>$/);
    expect(laterStyles(first)).toMatch(/^<link rel="stylesheet" href="[^"]+\.css">$/);
  }
});

test("the head of a first visit to a phone keeps its bytes", () => {
  for (const [page, hasPicture, bytes] of [
    ["routes/home", true, 2_890],
    ["routes/product", true, 2_796],
  ] as const) {
    const head = headStyles({ set: { page, hasPicture }, styled: "phone", nonce: "n", locale: "am" });
    const css = />([^<]*)</.exec(head)![1]!;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    expect.soft(brotliCompressSync(css, { params }).length, page).toBeLessThanOrEqual(bytes);
  }
});

test("a page that carries no picture has all sheets of its first screen in the head", () => {
  const first = { set: { ...home, hasPicture: false }, styled: "phone", nonce: "n", locale: "en" } as const;
  expect(headStyles(first)).toMatch(/\.hero-slider[^<]*\.product-card/);
  expect(pixelStyles(first)).toBe("");
});

test("later visits, and pages that bring no sheets, ask for the stylesheet in the head, once", () => {
  for (const request of [
    { set: home, styled: "link", nonce: "n", locale: "en" },
    { set: null, styled: "phone", nonce: "n", locale: "en" },
    { set: null, styled: "screen", nonce: "n", locale: "en" },
  ] as const) {
    expect(headStyles(request)).toMatch(/^<link rel="stylesheet" href="[^"]+\.css">$/);
    expect(laterStyles(request)).toBe("");
  }
});

test("classes that the page never prints are left out", () => {
  const css = ".a,.b>.c{d:e}@media (x){.b{f:g}}.a:not(.b){h:i}p.a{j:k}@font-face{l:m}";
  expect(withoutClasses(css, new Set(["b"]))).toBe(".a{d:e}.a:not(.b){h:i}p.a{j:k}@font-face{l:m}");
  const first = { set: home, styled: "screen", nonce: "n", locale: "en" } as const;
  expect(headStyles(first) + pixelStyles(first)).not.toMatch(/\.(split|button-muted)[{,]/);
});

test("tokens that nothing asks for are left out", () => {
  const css = ":root{--used:1px;--not:2px;--last:3px}a{width:var(--used);--own:4px}b{width:var(--own)}";
  expect(withoutUnusedTokens(css)).toBe(":root{--used:1px;}a{width:var(--used);--own:4px}b{width:var(--own)}");
  expect(withoutUnusedTokens(css, "i{width:var(--last)}")).toContain("--last:3px");
});

test("a page's own stylesheet is waited for where the shop's is", () => {
  const tag = '<link rel="stylesheet" href="/own.css"/>';
  expect(ownStyles(tag, { set: blog, styled: "phone" })).toEqual({
    head: '<link rel="preload" as="style" href="/own.css">',
    later: tag,
  });
  expect(ownStyles(tag, { set: blog, styled: "link" })).toEqual({ head: tag, later: "" });
  expect(ownStyles(tag, { set: null, styled: "screen" })).toEqual({ head: tag, later: "" });
  const far = '<link rel="stylesheet" href="/far.css" data-later=""/>';
  expect(ownStyles(far, { set: blog, styled: "phone" })).toEqual({ head: "", later: far });
  expect(ownStyles(far, { set: blog, styled: "link" })).toEqual({ head: far, later: "" });
});

test("letters for systems that have none come with the stylesheet, once, and with Amharic pages alone", () => {
  for (const set of [home, null])
    for (const styled of ["phone", "screen", "link"] as const) {
      const am = { set, styled, nonce: "n", locale: "am" } as const;
      const en = { ...am, locale: "en" } as const;
      const head = headStyles(am).replace(headStyles(en), "");
      const later = laterStyles(am).replace(laterStyles(en), "");
      expect(head + later).toMatch(/^<style nonce="n">[^<]*<\/style>$/);
      expect(set && styled !== "link" ? later : head).not.toBe("");
    }
});

test.each([
  [
    "an Android phone",
    { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36" },
    "phone",
  ],
  [
    "an iPad",
    { "user-agent": "Mozilla/5.0 (iPad; CPU OS 14_0 like Mac OS X) Version/14.0 Mobile/15E148 Safari/604.1" },
    "screen",
  ],
  ["a tablet", { "user-agent": "Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Safari/537.36" }, "screen"],
  ["who says so", { "user-agent": "Chrome", "sec-ch-ua-mobile": "?1" }, "phone"],
  ["who says not", { "user-agent": "Chrome Mobile", "sec-ch-ua-mobile": "?0" }, "screen"],
  ["who says nothing", {}, "screen"],
] as const)("%s is styled for its kind of screen", (_, headers, styled) => {
  expect(styledFor(new Headers(headers))).toBe(styled);
});
