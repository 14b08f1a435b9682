import { expect, test } from "vitest";
import { mask } from "../../../scripts/steps/pages/mask.ts";

test.each([
  ['<script nonce="abc">', '<script nonce="-">'],
  ['<input type="hidden" name="_xsrf" value="a1">', '<input type="hidden" name="_xsrf" value="-">'],
  ["/assets/home-Ab_c-1De.js", "/assets/home-hash.js"],
  ['<style nonce="x">a{}</style><p>', "<style></style><p>"],
  ["this page: 12.5 KB", "this page: - KB"],
  ['data-ends="1764000000000"', 'data-ends="time"'],
])("%s is read as %s", (page, masked) => {
  expect(mask(page)).toBe(masked);
});

test.each(["<b>1,250 birr</b>", '<a href="/shop/cart?lng=am">', "<p class=price>120</p>"])(
  "%s is left as it is",
  (page) => {
    expect(mask(page)).toBe(page);
  },
);
