import type { Locator, Page } from "@playwright/test";

/** Frames until content near the screen is drawn, plus one. */
const PICTURES = 4;

/** docs/decisions/0041. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async (count) => {
    for (let pictures = 0; pictures < count; pictures += 1) await new Promise(requestAnimationFrame);
  }, PICTURES);
}

/**
 * After a jump, rows around the target are drawn within three frames and move it by up to 33 px: a press meanwhile
 * could miss it.
 */
export async function pressFar(target: Locator): Promise<void> {
  for (let pictures = 0; pictures <= PICTURES; pictures += 2) await target.scrollIntoViewIfNeeded();
  await target.click();
}
