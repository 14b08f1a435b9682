import { expect, test } from "vitest";
import { httpsMedia, safeHref } from "../../app/domain/safe-href.ts";

test.each([
  ["/pages/help-center", "/pages/help-center"],
  ["https://shop.example/a?b#c", "https://shop.example/a?b#c"],
  [" HTTP://shop.example ", "HTTP://shop.example"],
  ["", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["https://", null],
  ["pages/help", null],
  ["/a\u202Eb", null],
])("link %j (security 7)", (link, href) => expect(safeHref(link)).toBe(href));

test.each([
  ["http://shop.example/a.jpg", "https://shop.example/a.jpg"],
  ["HTTP://shop.example/a.jpg", "https://shop.example/a.jpg"],
  ["/media/web-banner/a.webp", "/media/web-banner/a.webp"],
  ["javascript:alert(1)", ""],
  ["", ""],
])("picture %j (specification 5.4)", (image, shown) => expect(httpsMedia(image)).toBe(shown));
