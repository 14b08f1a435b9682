import { expect, type Page } from "@playwright/test";

export async function watchPrefetches(page: Page): Promise<(href: string) => Promise<void>> {
  const states = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => states.set(prefetchUrl, status));
  await session.send("Preload.enable");
  return (href) => expect.poll(() => states.get(href)).toMatch(/^(Ready|Success)$/);
}
