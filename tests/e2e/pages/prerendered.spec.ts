import { chromium, expect, test } from "@playwright/test";
import { openTabBrowser } from "../../../scripts/steps/tab-browser.ts";

// Decision 34: a page that is printed out of sight on an intent does nothing before it is seen. Playwright's own pages are
// never prerendered, so that this test holds the tab.

const LINK = '.product-card a[href^="/product/default/"]:not([target], [data-quick-view])';
const KEPT = `(async () => {
  const names = (await caches.keys()).filter((name) => name.includes("pages"));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
})()`;

test("a product printed on an intent is shown by the press, and only then counted, woken and kept", async ({
  baseURL,
}) => {
  const browser = await openTabBrowser(process.env.CHROMIUM_PATH || chromium.executablePath(), [
    `--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
  ]);
  try {
    const tab = await browser.open();
    await tab.go(`${baseURL}/shop/sidebar/4cols`);
    await tab.until("document.documentElement.hasAttribute('data-awake') && navigator.serviceWorker.controller");
    const { pathname } = new URL(await tab.evaluate<string>(`document.querySelector('${LINK}').href`));
    await tab.hover(LINK);
    await tab.until("document.querySelector('script[type=speculationrules]')");
    // Printed, and at rest: what it did too early it would have done by now.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(await tab.evaluate(KEPT)).not.toContain(pathname);
    // What is put into the cart meanwhile is not in the page that was printed before.
    const card = `document.querySelector('.product-card form[action^="/cart/lines"] button:not([disabled])')`;
    await tab.evaluate(`${card}.click()`);
    await tab.until("document.querySelector('[data-cart-count]').textContent === '1'");
    await tab.hover(LINK);
    await tab.press();
    await tab.until(`location.pathname === '${pathname}'`);
    await tab.until("document.documentElement.hasAttribute('data-awake')");
    await tab.until(`performance.getEntriesByType("resource").some(({ name }) => /\\/look(\\?|$)/.test(name))`);
    const seen = await tab.evaluate<Record<string, unknown>>(`(() => {
      const { activationStart } = performance.getEntriesByType("navigation")[0];
      const of = (kind) => performance.getEntriesByType("resource").filter(({ name }) => kind.test(name));
      const isEarly = ({ startTime }) => startTime < activationStart;
      return {
        isPrerendered: activationStart > 0,
        looks: of(/\\/look(\\?|$)/).length,
        early: of(/\\/look(\\?|$)|\\/assets\\/.*\\.js/).filter(isEarly).map(({ name }) => name),
        badge: document.querySelector("[data-cart-count]").textContent,
      };
    })()`);
    expect(seen).toEqual({ isPrerendered: true, looks: 1, early: [], badge: "1" });
    await expect.poll(() => tab.evaluate(KEPT)).toContain(pathname);
  } finally {
    await browser.close();
  }
});
