import type { Page } from "@playwright/test";

/** A clock that the test sets; the page's clocks start from the time at which it was served. */
export async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { timeline: performance }));
  await page.clock.install();
  await page.addInitScript(() => {
    const { timeline } = window as unknown as { timeline: Performance };
    performance.getEntriesByType = (kind) => timeline.getEntriesByType(kind);
  });
}
