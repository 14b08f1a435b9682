import { expect, test, type Page } from "@playwright/test";
import { shareOf } from "../../support/shares.ts";

// Specification 2.8, design.md 6: fetched on hover by the style sheet alone.

// Browsers with AVIF request no other WebP of this width in a list.
const SECOND = /\/media\/v\/[0-9a-f]{32}-320\.webp$/;
const LIST = "/shop/sidebar/4cols";

function secondPictures(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => SECOND.test(request.url()) && asked.push(new URL(request.url()).pathname));
  return asked;
}

async function cardWithTwo(page: Page) {
  const picture = page.locator('.product-card-picture[style*="--pointed-at"]').first();
  const address = /url\(([^)]+)\)/.exec((await picture.getAttribute("style"))!)![1]!;
  return { card: page.locator(".product-card", { has: picture }).first(), picture, address };
}

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

// No phone fetches one: what hovers asks for a pointer that can (tests/e2e/build/browser-floor.spec.ts).
for (const javaScriptEnabled of shareOf([true, false], 2))
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test("the second picture comes with the first pointing, and lies on the first (specification 2.8)", async ({
      page,
    }) => {
      const asked = secondPictures(page);
      await page.goto(LIST);
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
      const { card, picture, address } = await cardWithTwo(page);
      const answer = page.waitForResponse((response) => SECOND.test(response.url()));
      await card.hover();
      expect((await answer).status()).toBe(200);
      expect(asked).toEqual([address]);
      const marks = await picture.evaluate((link) => {
        const { content, backgroundImage, width, height } = getComputedStyle(link, "::after");
        const box = link.querySelector("picture")!.getBoundingClientRect();
        const isWhole = Math.abs(parseFloat(width) - box.width) < 1 && Math.abs(parseFloat(height) - box.height) < 1;
        return { content, backgroundImage, isWhole };
      });
      expect(marks).toEqual({
        content: '""',
        backgroundImage: `url("${new URL(address, page.url()).href}")`,
        isWhole: true,
      });
    });
  });
