import { expect, test } from "vitest";
import { mask } from "../../../../scripts/steps/pages/mask.ts";

test.each([
  ['<script nonce="abc">', '<script nonce="-">'],
  ['<input type="hidden" name="_xsrf" value="a1">', '<input type="hidden" name="_xsrf" value="-">'],
  ["/assets/home-Ab_c-1De.js", "/assets/home-hash.js"],
  ['<style nonce="x">a{}</style><p>', "<p>"],
  ['<link nonce="-" rel="stylesheet" href="/assets/a.css"/><p>', "<p>"],
  ['<script nonce="-">a()</script><p>', "<p>"],
  ['<h2 id="_R_1eqf35_">', '<h2 id="_R_">'],
  ["1<!-- --> / <!-- -->4", "1 / 4"],
  ["this page: 12.5 KB", "this page: - KB"],
  ['data-ends="1764000000000"', 'data-ends="time"'],
])("%s is read as %s", (page, masked) => {
  expect(mask(page)).toBe(masked);
});

test.each([
  '<script type="application/ld+json">{}</script>',
  "<b>1,250 birr</b>",
  '<a href="/shop/cart?lng=am">',
  "<p class=price>120</p>",
])("%s is left as it is", (page) => {
  expect(mask(page)).toBe(page);
});
