import type { Locator, Page } from "@playwright/test";

/** Pictures until parts that come near the screen are drawn, and what they move stands where it stays: three, and one more. */
const PICTURES = 4;

/** Waits until it is known which parts of the page are far from the screen (docs/decisions/0041), and the others are drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    for (let pictures = 0; pictures < count; pictures += 1) await new Promise(requestAnimationFrame);
  }, PICTURES);
}

/**
 * Scrolls to something far down, and waits until it stands where it stays: the rows around it are drawn with the third
 * picture after such a leap, and move it by up to 33 pixels. A press meanwhile could begin on it and end beside it, which is
 * none. Scripts on or off.
 */
export async function leapTo(target: Locator): Promise<void> {
  // Each time waits for two pictures that show it in one place.
  for (let pictures = 0; pictures <= PICTURES; pictures += 2) await target.scrollIntoViewIfNeeded();
}

/** Presses something far down. */
export async function pressFar(target: Locator): Promise<void> {
  await leapTo(target);
  await target.click();
}
