import { expect, type Locator, test } from "@playwright/test";
import { openEnhanced } from "../../support/enhanced.ts";

// Specification 2.5; the film is blocked, for browsers without its codec.

test("a tap loads the film in the box of its poster, not before @js", async ({ page }) => {
  const asked: string[] = [];
  await page.route("**/*.mp4", (route) => void asked.push(route.request().url()));
  await openEnhanced(page, "/");
  const link = page.locator("#testimonials a").first();
  await link.scrollIntoViewIfNeeded();
  const entry = page.locator("#testimonials figure").first();
  // Relative to its section, because parts above may still grow (decision 0041).
  const place = (part: Locator) =>
    part.evaluate((node) => {
      const [{ x, y, width, height }, section] = [node, node.closest("#testimonials")!].map((box) =>
        box.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      return { x: x - section.x, y: y - section.y, width, height };
    });
  const [box, figure] = [await place(link), await place(entry)];
  expect(asked).toEqual([]);
  await link.click();
  const player = page.locator("#testimonials video");
  await expect(player).toBeFocused();
  await expect(player).toHaveAccessibleName("A blender is ordered on a phone and delivered by car.");
  expect(await place(player)).toEqual(box);
  expect(await place(entry)).toEqual(figure);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/\/testimonial-1\.mp4$/);
});

test("a film that cannot be shown is a link again, which is followed @js", { tag: "@full" }, async ({ page }) => {
  await page.route("**/*.mp4", (route) => route.abort());
  await openEnhanced(page, "/");
  const link = page.locator("#testimonials a").first();
  await link.click();
  await expect(page.locator("#testimonials video")).toHaveCount(0);
  const followed = page.waitForRequest((request) => request.isNavigationRequest() && request.url().endsWith(".mp4"));
  await link.click();
  await followed;
});
