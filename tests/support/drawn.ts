import type { Page } from "@playwright/test";

/** Waits for the next two pictures: only then it is known which parts are far from the screen (docs/decisions/0041). */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
