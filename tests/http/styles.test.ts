import { expect, test } from "vitest";
import { hasStyles, headStyles, laterStyles, stylesCookie } from "../../app/http/styles.server.ts";

const visit = (cookie: string) => new Headers(cookie ? { cookie } : {});

test("a browser has the styles that this build gave it, and no other build's", () => {
  expect(hasStyles(visit(""))).toBe(false);
  expect(hasStyles(visit("styles="))).toBe(false);
  expect(hasStyles(visit("styles=Another"))).toBe(false);
  const [pair, ...rest] = stylesCookie("https://gulit.example").split("; ");
  expect(hasStyles(visit(`lng=x; ${pair}`))).toBe(true);
  expect(rest).toContain("Secure");
  expect(stylesCookie("http://localhost:8787")).not.toContain("Secure");
});

test("a first visit brings the rules of its first screen, and waits for the stylesheet further down alone", () => {
  const first = { set: "home", hasStyles: false, nonce: "n0nce" } as const;
  expect(headStyles(first)).toMatch(/^<style nonce="n0nce">[^<]*\.hero-slider[^<]*<\/style>/);
  expect(headStyles(first)).not.toContain('rel="stylesheet"');
  expect(laterStyles(first)).toMatch(/^<link rel="stylesheet" href="[^"]+\.css">$/);
});

test("later visits, and pages without rules of their own, ask for the stylesheet in the head, once", () => {
  for (const asked of [
    { set: "home", hasStyles: true, nonce: "n" },
    { set: "none", hasStyles: false, nonce: "n" },
  ] as const) {
    expect(headStyles(asked)).toMatch(/^<link rel="stylesheet" href="[^"]+\.css">$/);
    expect(laterStyles(asked)).toBe("");
  }
});
