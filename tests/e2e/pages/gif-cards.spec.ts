import { expect, test, type Page } from "@playwright/test";

// Specification 7.2, decision 67.

function askedMoving(page: Page): string[] {
  const asked: string[] = [];
  page.on(
    "request",
    (request) => /-moving(\.webp)?$/.test(request.url()) && asked.push(new URL(request.url()).pathname),
  );
  return asked;
}

// The default of other tests is reduced motion.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const MOVING = "/media/web-banner/poster-on-its-way-moving.webp";

// Before the press its address is in a style of what is hidden alone: tests/routes/home/gif-cards.test.tsx.
for (const [layout, javaScriptEnabled] of [
  ["current", false],
  ["other", true],
] as const)
  test.describe(`${layout} layout, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    test(
      "nothing moves before the press; a second press ends it; nothing shifts",
      { tag: "@full" },
      async ({ page }) => {
        const asked = askedMoving(page);
        await page.goto(`/?layout=${layout}`);
        const card = page.locator(".gif-cards li");
        await card.scrollIntoViewIfNeeded();
        const still = card.locator("picture img");
        await expect.poll(() => still.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
        await page.waitForLoadState("networkidle");
        expect(asked).toEqual([]);
        const place = () => card.evaluate((node) => [node.clientWidth, node.clientHeight]);
        const before = await place();
        const mark = card.locator("summary");
        const moving = card.locator(".gif-cards-moving");
        const answer = page.waitForResponse((response) => response.url().endsWith(MOVING));
        await mark.click();
        expect((await answer).status()).toBe(200);
        expect(asked).toEqual([MOVING]);
        expect(await moving.evaluate((node) => getComputedStyle(node).backgroundImage)).toContain(MOVING);
        const boxes = await Promise.all([still.boundingBox(), moving.boundingBox()]);
        expect(boxes[1]).toEqual(boxes[0]);
        await mark.click();
        await expect(moving).toBeHidden();
        expect(await place()).toEqual(before);
      },
    );
  });

test("the moving picture is a way to its goods, too", { tag: "@full" }, async ({ page }) => {
  await page.goto("/");
  const card = page.locator(".gif-cards li");
  await card.locator("summary").click();
  await expect(card.locator(".gif-cards-moving")).toBeVisible();
  await card.locator(".gif-cards-box").click({ position: { x: 20, y: 20 } });
  await expect(page).toHaveURL(/\/shop\/sidebar\/list\?freeDelivery=list/);
});

test("reduced motion: the still picture alone", { tag: "@full" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const card = page.locator(".gif-cards li");
  await card.scrollIntoViewIfNeeded();
  await expect(card.locator("picture img")).toBeVisible();
  await expect(card.locator("summary")).toBeHidden();
});
