import type { Page } from "@playwright/test";

/** ms since navigation. */
export interface PageMarks {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Total blocking time after the first paint. */
  blocking: number;
  began: number;
}

export interface PressMarks {
  visible: number | null;
  works: number | null;
  answered: number | null;
  isPlain: boolean;
}

interface Collected {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  tasks: [number, number][];
  presses: number[];
  press: PressMarks;
}

declare global {
  interface Window {
    speed: Collected;
  }
}

export async function collect(page: Page, phone: { effectiveType: string; memory: number } | null): Promise<void> {
  await page.addInitScript((phone) => {
    if (phone) {
      const connection = { effectiveType: phone.effectiveType, saveData: false, addEventListener() {} };
      Object.defineProperty(navigator, "connection", { value: connection });
      Object.defineProperty(navigator, "deviceMemory", { value: phone.memory });
    }
    const none = { visible: null, works: null, answered: null, isPlain: false };
    const speed: Window["speed"] = {
      ...{ firstPaint: 0, largestPaint: 0, shift: 0, tasks: [], presses: [], press: none },
    };
    window.speed = speed;
    const watch = (type: string, tell: (entry: never) => void, more: object = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => tell(entry as never))).observe({
        ...{ type, buffered: true },
        ...more,
      });
    watch("paint", ({ name, startTime }: PerformanceEntry) => {
      if (name === "first-contentful-paint") speed.firstPaint = startTime;
    });
    watch("largest-contentful-paint", (entry: PerformanceEntry) => {
      speed.largestPaint = entry.startTime;
    });
    watch("layout-shift", (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
      if (!entry.hadRecentInput) speed.shift += entry.value;
    });
    watch("longtask", ({ startTime, duration }: PerformanceEntry) => speed.tasks.push([startTime, duration]));
    watch(
      "event",
      (entry: PerformanceEntry & { interactionId: number }) => {
        if (entry.interactionId > 0) speed.presses.push(entry.duration);
      },
      { durationThreshold: 16 },
    );
  }, phone);
}

export function marks(page: Page): Promise<PageMarks> {
  return page.evaluate(() => {
    const { firstPaint, largestPaint, shift, tasks } = window.speed;
    const late = tasks.filter(([start, duration]) => start + duration > firstPaint);
    const blocking = late.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    return { firstPaint, largestPaint, shift, blocking, began: performance.timeOrigin };
  });
}

export async function pressAtOnce(page: Page, selector: string): Promise<void> {
  await page.addInitScript((selector) => {
    const marks = () => window.speed.press;
    const badge = () => document.querySelector<HTMLElement>("[data-cart-count]");
    const send = window.fetch;
    window.fetch = (...asked) => {
      const method = asked[1]?.method ?? (asked[0] instanceof Request ? asked[0].method : "GET");
      if (method.toUpperCase() === "POST") marks().works ??= performance.now();
      return send(...asked);
    };
    addEventListener("submit", (event) => {
      queueMicrotask(() => {
        if (!event.defaultPrevented) marks().isPlain = true;
      });
    });
    let first = "";
    let pressed = "";
    const look = () => {
      const { visible, works, answered, isPlain } = marks();
      const button = document.querySelector<HTMLButtonElement>(selector);
      const isThere = button !== null && button.getClientRects().length > 0;
      const hasPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
      if (visible === null && isThere && hasPainted) {
        marks().visible = performance.now();
        first = badge()?.textContent ?? "";
        pressed = button.textContent ?? "";
      }
      const isChanged =
        marks().visible !== null && ((badge()?.textContent ?? "") !== first || (button?.textContent ?? "") !== pressed);
      if (isChanged) {
        marks().works ??= performance.now();
        if (answered === null) marks().answered = performance.now();
      }
      if (marks().visible !== null && works === null && !isPlain && !isChanged) button?.click();
      if (answered === null) setTimeout(look, 16);
    };
    look();
  }, selector);
}

export function pressMarks(page: Page): Promise<PressMarks> {
  return page.evaluate(() => window.speed.press);
}

/** ms from a press to the next frame; 8 where Event Timing reports none (under 16). */
export async function answeredIn(page: Page, selector: string, nth: number): Promise<number> {
  const button = page.locator(selector).nth(nth);
  // At the lower edge of an emulated screen, Chromium presents no frame for the pressed look.
  await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(400);
  await page.evaluate(() => void (window.speed.presses = []));
  const { x, y, width, height } = (await button.boundingBox())!;
  // Not tap(), which runs a hit test inside the press.
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await page.waitForTimeout(1_000);
  return page.evaluate(() => Math.max(8, ...window.speed.presses));
}
