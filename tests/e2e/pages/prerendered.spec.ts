import { chromium, expect, test } from "@playwright/test";
import { openTabBrowser, type Tab } from "../../../scripts/bench/lab/tab-browser.ts";
import { loginToken, newContact } from "../../support/sign-in.ts";

// Decision 34; Playwright's pages are never prerendered, so these tests attach to the tab.

const LISTING = "/shop/sidebar/4cols";
const LINK = '.product-card a[href^="/product/default/"]:not([target], [data-quick-view])';
const ENHANCED = "document.documentElement.hasAttribute('data-enhanced')";
const NAVIGATION = `performance.getEntriesByType("navigation")[0]`;
const KEPT = `(async () => {
  const names = (await caches.keys()).filter((name) => name.includes("pages"));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => new URL(url).pathname);
})()`;

async function withPrintedAhead(baseURL: string, act: (tab: Tab, pathname: string) => Promise<void>): Promise<void> {
  const browser = await openTabBrowser(process.env.CHROMIUM_PATH || chromium.executablePath(), [
    `--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36`,
  ]);
  try {
    const tab = await browser.open();
    await tab.go(`${baseURL}${LISTING}`);
    await tab.until(`${ENHANCED} && navigator.serviceWorker.controller`);
    const { pathname } = new URL(await tab.evaluate<string>(`document.querySelector('${LINK}').href`));
    await tab.hover(LINK);
    await tab.until("document.querySelector('script[type=speculationrules]')");
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await act(tab, pathname);
  } finally {
    await browser.close();
  }
}

async function pressThere(tab: Tab, pathname: string): Promise<void> {
  await tab.hover(LINK);
  await tab.press();
  await tab.until(`location.pathname === '${pathname}'`);
}

const send = (tab: Tab, path: string, fields: Record<string, string>) =>
  tab.evaluate<number>(`(async () => {
    const _xsrf = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)[1];
    const body = new URLSearchParams({ ...${JSON.stringify(fields)}, _xsrf });
    return (await fetch("${path}", { method: "POST", headers: { Accept: "application/json" }, body })).status;
  })()`);

test("a product printed on an intent is shown by the press, and only then counted, enhanced and kept", async ({
  baseURL,
}) => {
  await withPrintedAhead(baseURL!, async (tab, pathname) => {
    expect(await tab.evaluate(KEPT)).not.toContain(pathname);
    const card = `document.querySelector('.product-card button[form="add"]')`;
    await tab.evaluate(`${card}.click()`);
    await tab.until("document.querySelector('[data-cart-count]').textContent === '1'");
    await pressThere(tab, pathname);
    await tab.until(ENHANCED);
    await tab.until(`performance.getEntriesByType("resource").some(({ name }) => /\\/look(\\?|$)/.test(name))`);
    const seen = await tab.evaluate<Record<string, unknown>>(`(() => {
      const { activationStart } = ${NAVIGATION};
      const of = (kind) => performance.getEntriesByType("resource").filter(({ name }) => kind.test(name));
      const isEarly = ({ startTime }) => startTime < activationStart;
      return {
        isPrerendered: activationStart > 0,
        looks: of(/\\/look(\\?|$)/).length,
        early: of(/\\/look(\\?|$)|\\/assets\\/.*\\.js/).filter(isEarly).map(({ name }) => name),
        scripts: of(/\\/assets\\/.*\\.js/).length > 0,
        badge: document.querySelector("[data-cart-count]").textContent,
      };
    })()`);
    expect(seen).toEqual({ isPrerendered: true, looks: 1, early: [], scripts: true, badge: "1" });
    await expect.poll(() => tab.evaluate(KEPT)).toContain(pathname);
  });
});

test("a product printed for a guest who signed in meanwhile is loaded again", { tag: "@full" }, async ({ baseURL }) => {
  const q = await loginToken(baseURL!, newContact());
  await withPrintedAhead(baseURL!, async (tab, pathname) => {
    expect(await send(tab, "/token-login", { q })).toBe(200);
    await pressThere(tab, pathname);
    await tab.until(`${NAVIGATION}.type === "reload" && ${ENHANCED}`);
    expect(await tab.evaluate("document.body.hasAttribute('data-guest')")).toBe(false);
  });
});
