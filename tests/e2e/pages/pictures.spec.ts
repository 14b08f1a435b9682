import { expect, test, type Page } from "@playwright/test";
import { savesData } from "../../support/enhanced.ts";
import { shareOf } from "../../support/shares.ts";

// speed.md 4.4: bytes and requests, no clocks.

const BUDGETS = [
  { path: "/", requests: 11, pictures: 40_000 },
  { path: "/shop/sidebar/3cols", requests: 14, pictures: 60_000 },
  { path: "/product/default/yirgacheffe-coffee", requests: 14, pictures: 40_000 },
];

async function openAsleep(page: Page, path: string) {
  // Only scripts see Save-Data: no hydration, but the full pages.
  await savesData(page);
  const seen: { url: string; type: string; bytes: Promise<number> }[] = [];
  page.on("response", (response) => {
    const bytes = response.body().then(
      ({ length }) => length,
      () => 0,
    );
    if (!response.url().startsWith("data:"))
      seen.push({ url: response.url(), type: response.request().resourceType(), bytes });
  });
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  return seen;
}

for (const { path, requests, pictures } of shareOf(BUDGETS, 3))
  test(`${path}: pictures before scrolling`, async ({ page }, info) => {
    const seen = await openAsleep(page, path);
    const fetched = seen.filter(({ type }) => type === "image");
    const bytes = (await Promise.all(fetched.map((one) => one.bytes))).reduce((sum, one) => sum + one, 0);
    info.annotations.push({
      type: "pictures",
      description: `${fetched.length} pictures, ${bytes} bytes, ${seen.length} requests`,
    });
    expect.soft(seen.length, seen.map(({ url }) => url).join("\n")).toBeLessThanOrEqual(requests);
    expect.soft(bytes).toBeLessThanOrEqual(pictures);

    const shown = await page.locator("img").evaluateAll((all) =>
      all.map((node) => {
        const img = node as HTMLImageElement;
        const { width, height } = img.getBoundingClientRect();
        const { naturalWidth, currentSrc } = img;
        const { loading, fetchPriority, decoding } = img;
        const sized = img.hasAttribute("width") && img.hasAttribute("height");
        return { box: Math.max(width, height), naturalWidth, currentSrc, loading, fetchPriority, decoding, sized };
      }),
    );
    expect.soft(shown.filter(({ sized }) => !sized)).toEqual([]);
    const first = shown.filter(({ fetchPriority }) => fetchPriority === "high");
    expect.soft(first.length).toBeLessThanOrEqual(1);
    const later = shown.filter(({ fetchPriority }) => fetchPriority !== "high");
    expect.soft(later.filter(({ loading, decoding }) => loading !== "lazy" || decoding !== "async")).toEqual([]);
    // The smallest width above the box's pixels.
    const tooWide = shown.filter(({ box, naturalWidth }) => box > 0 && naturalWidth > box * 2 * 1.5);
    expect
      .soft(tooWide.map(({ currentSrc, box, naturalWidth }) => [currentSrc.slice(0, 90), box, naturalWidth]))
      .toEqual([]);
  });

const emptyBoxes = (page: Page) =>
  page.locator(".picture").evaluateAll((all) => {
    const isSeen = ({ top, bottom, left, right, width }: DOMRect) =>
      width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return all
      .filter((box) => isSeen(box.getBoundingClientRect()))
      .map((box) => box.querySelector("img")!)
      .filter((img) => img.offsetWidth === 0 || !img.complete || img.naturalWidth === 0)
      .map((img) => img.src);
  });

for (const hasScripts of process.env.TEST_FULL === "1" ? [true, false] : [true])
  test(`on home every picture comes to who scrolls and swipes, scripts ${hasScripts ? "on" : "off"}`, async ({
    browser,
    baseURL,
  }, info) => {
    const { viewport, isMobile, hasTouch, userAgent } = info.project.use;
    const context = await browser.newContext({
      ...{ baseURL, viewport, isMobile, hasTouch, userAgent },
      javaScriptEnabled: hasScripts,
    });
    const page = await context.newPage();
    const later = page.locator(".hero-slider-slide:nth-child(n + 3) img, .promo-panel-picture img");
    await page.goto("/");
    if (hasScripts)
      expect(await later.evaluateAll((all) => all.map((img) => (img as HTMLElement).offsetWidth))).not.toContain(56);
    for (const strip of [".hero-slider-strip", ".triplet-cards"]) {
      await page.locator(strip).hover();
      for (let turn = 0; turn < 3; turn++) {
        await page.mouse.wheel(330, 0);
        await expect.poll(() => emptyBoxes(page)).toEqual([]);
      }
    }
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < (await height()); y += 600) {
      await page.mouse.wheel(0, 600);
      await expect.poll(() => emptyBoxes(page), { intervals: [50, 100, 200] }).toEqual([]);
    }
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan((await height()) - 1_000);
    await context.close();
  });
