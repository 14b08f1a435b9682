import { expect, test } from "vitest";
import { deviceLinks } from "../../../app/http/head/head-tags.server.ts";

test.each([
  ["en", "/site.webmanifest"],
  ["am", "/site.webmanifest?lng=am"],
] as const)("a page in %s names the manifest in its language, and the shop's icons", (locale, manifest) => {
  const links = deviceLinks(locale);
  expect(links).toContain(`<link rel="manifest" href="${manifest}">`);
  for (const icon of ["/favicon.ico", "/icon.svg", "/media/web-banner/apple-touch-icon.png"])
    expect(links).toContain(`href="${icon}"`);
});
