import puppeteer, { type ElementHandle, type Page } from "puppeteer-core";
import { findOnPath } from "../../scripts/steps/tests/find-browser.ts";
import { PHONE, shownElement, until, type Engine, type EnginePage } from "./engine.ts";

const program = process.env.FIREFOX_PATH || findOnPath(["firefox-esr", "firefox"]);

const PREFERENCES = {
  "ui.prefersReducedMotion": 1,
  "ui.useOverlayScrollbars": 1,
  // Otherwise a press lands where the page was drawn, not where it has scrolled to.
  "layers.async-pan-zoom.enabled": false,
};

/** A picture that was in flight through the service worker when its page was left. */
const LEFT_BEHIND = /Failed to load ‘(?:http:\/\/[^’]+\/media\/[^’]+)?’\. A ServiceWorker intercepted the request/;

export const firefox: Engine = {
  name: "Firefox",
  missing: program ? null : "Firefox is not installed (apt-get install firefox-esr)",
  open: openFirefox,
};

async function openFirefox(hasScripts: boolean): Promise<EnginePage> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program!,
    extraPrefsFirefox: { ...PREFERENCES, "javascript.enabled": hasScripts },
  });
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  const faults: string[] = [];
  const hear = (fault: string) => {
    if (!LEFT_BEHIND.test(fault)) faults.push(`${page.url()}: ${fault}`);
  };
  page.on("pageerror", (error) => hear(String(error)));
  page.on("console", (said) => said.type() === "error" && hear(said.text()));
  return {
    go: async (url) => void (await page.goto(url)),
    run: (work, ...args) => page.evaluate(work as never, ...args),
    press: (selector) => pressMiddle(page, selector),
    type: async (selector, text) => {
      await pressMiddle(page, selector);
      await page.evaluate(() => (document.activeElement as HTMLInputElement).select());
      await page.keyboard.type(text);
    },
    touch: () => page.keyboard.press("Shift"),
    picture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    faults: async () => faults,
    close: () => browser.close(),
  };
}

/** ms without movement: typing scrolls the field a moment later. */
const AT_REST_MS = 50;

/** Puppeteer waits for an IntersectionObserver, which never reports without scripts. */
async function pressMiddle(page: Page, selector: string): Promise<void> {
  const { x, y } = await until(selector, async () => {
    const found = (await page.evaluateHandle(shownElement, selector)).asElement() as ElementHandle<Element> | null;
    const first = await found?.evaluate(middleOf);
    await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
    const second = await found?.evaluate(middleOf);
    return first && second && first.x === second.x && first.y === second.y ? second : null;
  });
  await page.mouse.click(x, y);
}

function middleOf(element: Element): { x: number; y: number } | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
}
