import { expect, type Page } from "@playwright/test";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
type Watched = typeof window & { shifts: { value: number; what: string } };

/** Adds up what moves by itself on every page from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = ((window as Watched).shifts = { value: 0, what: "" });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        sum.value += value;
        sum.what += sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 120)).join(" ");
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** A busy machine once had 0.0005. */
export async function expectNoShift(page: Page): Promise<void> {
  const { value, what } = await page.evaluate(() => (window as Watched).shifts);
  expect(value, `${page.url()} ${what}`).toBeLessThan(0.001);
}
