import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { openEnhanced, savesData } from "../../support/enhanced.ts";
import { inLanguage } from "../../support/languages.ts";
import { isFull } from "../../support/shares.ts";

// speed.md 4 and settled.md 2: requests and scripts, no clocks; documents and styles: tests/e2e/http/first-packets.spec.ts.

const PATHS = ["/", "/product/default/yirgacheffe-coffee", "/shop/sidebar/list", "/shop/cart", "/pages/help-center"];

/** A static page, and a hydrated one (settled.md 2 allows 20 KB). */
const OWN_SCRIPTS = { "/": 5_500, "/shop/cart": 23_700 };
const ALL_BESIDE_FRAMEWORK = 27_000;

for (const path of isFull ? PATHS : PATHS.slice(0, 1))
  test(`${path} (am) asks for no script before an intent, one font and few files`, async ({ page, context }) => {
    await inLanguage(context, "am");
    // Save-Data prevents hydration, so every shopper pays the rest.
    await savesData(page);
    const requests: { type: string; url: string }[] = [];
    page.on("request", (request) => requests.push({ type: request.resourceType(), url: request.url() }));
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    expect.soft(requests.filter(({ type }) => type === "script")).toEqual([]);
    // Its size: tests/i18n/typography.test.ts.
    const fonts = requests.filter(({ type }) => type === "font").map(({ url }) => new URL(url).pathname);
    expect.soft(fonts.length, "fonts").toBeLessThanOrEqual(1);
    for (const font of fonts) expect.soft(font).toMatch(/^\/assets\/ethiopic-font-[\w-]+\.woff2$/);
    const urls = requests.map(({ url }) => url).join("\n");
    expect.soft(requests.length, urls).toBeLessThanOrEqual(path === "/" ? 14 : 40);
  });

for (const [path, budget] of Object.entries(OWN_SCRIPTS))
  test(`our own scripts, once ${path} is enhanced, keep theirs`, async ({ page }, info) => {
    const scripts = new Set<string>();
    page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
    await openEnhanced(page, path);
    await page.waitForLoadState("networkidle");
    const sizes = await Promise.all(
      [...scripts].map(async (url) => {
        const body = await (await page.request.get(url)).body();
        // settled.md 2 counts code under app/ only.
        const isLibrary = /\/(framework|swiper|helpers|manifest|preload-helper|rolldown-runtime)-/.test(url);
        return { url, bytes: gzipSync(body).length, isLibrary };
      }),
    );
    const own = sizes.filter(({ isLibrary }) => !isLibrary).reduce((sum, { bytes }) => sum + bytes, 0);
    info.annotations.push({ type: "bytes", description: JSON.stringify(sizes) });
    expect(own).toBeLessThanOrEqual(budget);
    const besideFramework = sizes.filter(({ url }) => !url.includes("/framework-"));
    expect(besideFramework.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(ALL_BESIDE_FRAMEWORK);
  });
