import { expect, test as base, type Page } from "@playwright/test";
import { savesData } from "../../support/enhanced.ts";
import { dyingLink, type DyingLink } from "../../support/dying-link.ts";
import { signInBrowser } from "../../support/sign-in.ts";
import { listenForToasts } from "../../support/toasts.ts";

// settled.md 14, docs/decisions/0036.

const test = base.extend<{ link: DyingLink }>({
  link: async ({ baseURL }, use) => {
    const link = await dyingLink(baseURL!);
    await use(link);
    link.close();
  },
});
test.use({ serviceWorkers: "allow", extraHTTPHeaders: { "x-test-cache": "off" } });

const PRODUCT = "/product/default/yirgacheffe-coffee";
const LISTING = "/shop/sidebar/list";
const CART = "/shop/cart";
const note = (page: Page) => page.locator("#offline-note");
const toast = (page: Page) => page.locator(".toast").last();

async function visit(page: Page, link: DyingLink, path: string): Promise<void> {
  await startScripts(page, link, path);
  await expect.poll(() => kept(page)).toContain(path);
}

async function startScripts(page: Page, link: DyingLink, path: string): Promise<void> {
  await page.goto(link.url + path);
  await page.locator("body").press("Tab");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open("pages")).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

const add = (page: Page) => page.getByRole("button", { name: "Add to cart" }).first().click();
const lines = (page: Page) =>
  page
    .locator('input[name^="was-"]')
    .evaluateAll((inputs) => inputs.map((input) => Number((input as HTMLInputElement).value)));

test("pages and cart that were seen are there without a connection, with their time; others are not", async ({
  page,
  link,
}) => {
  await visit(page, link, PRODUCT);
  await add(page);
  await expect(toast(page)).toContainText("Added to cart");
  await page.goto(link.url + CART);
  await page.goto(`${link.url}/shop/guest-checkout`);
  await page.goto(`${link.url}/sign-in`);
  const price = await (await page.request.get(link.url + PRODUCT)).text();
  link.state = "gone";

  await page.goto(link.url + PRODUCT);
  await expect(note(page)).toContainText(/^Saved copy from \d+ \w+, \d\d:\d\d\. Prices and stock may have changed\.$/);
  await expect(page.locator("html")).toHaveAttribute("data-still", "");
  const shown = page.locator(".price").first();
  expect(price).toContain((await shown.locator("strong").textContent())!);
  const mark = await shown.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(mark).toMatch(/^" \(\d\d:\d\d\)"$/);

  await page.goto(link.url + CART);
  await expect(note(page)).toBeVisible();
  expect(await lines(page)).toEqual([1]);

  for (const path of ["/vendors", "/shop/guest-checkout", "/sign-in"]) {
    expect((await page.goto(link.url + path))!.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  }
  const hrefs = await page.locator("li a").evaluateAll((links) => links.map((one) => one.getAttribute("href")));
  expect(hrefs).toEqual([CART, PRODUCT]);
  await page.locator("li a").first().click();
  await expect.poll(() => lines(page)).toEqual([1]);

  link.state = "open";
  await page.reload();
  await expect(note(page)).toHaveCount(0);
});

test("an addition without a connection waits, and is in the cart once when it is back", async ({ page, link }) => {
  const received = await listenForToasts(page);
  await visit(page, link, PRODUCT);
  link.state = "gone";
  await add(page);
  await expect(toast(page)).toContainText("Saved for later. It goes into your cart when you're back online.");
  await expect(toast(page)).toHaveClass(/toast-done/);
  await expect(page.locator("[data-cart-count]").first()).toBeHidden();
  await page.goto(link.url + PRODUCT);
  await expect(note(page)).toContainText("Waiting to be added to your cart: 1.");
  await add(page);
  await expect(toast(page)).toContainText("Saved for later.");
  link.state = "open";
  await page.goto(link.url + CART);
  expect(await lines(page)).toEqual([2]);
  await page.locator("body").press("Tab");
  await expect.poll(() => received.join(" ")).toContain("Added to cart: Yirgacheffe coffee");
  await page.reload();
  expect(await lines(page)).toEqual([2]);
  expect(link.passed.filter((one) => one.startsWith("POST /cart/lines"))).toHaveLength(2);
});

test("an addition whose answer was lost is in the cart once", async ({ page, link }) => {
  await visit(page, link, PRODUCT);
  link.state = "lost";
  await add(page);
  await expect(toast(page)).toContainText("Saved for later.");
  link.state = "open";
  await page.goto(link.url + CART);
  expect(await lines(page)).toEqual([1]);
  // The browser resends a form on a broken connection, with the same key; then the worker does.
  const sent = link.passed.filter((one) => one.startsWith("POST /cart/lines"));
  expect(sent.length).toBeGreaterThan(1);
  expect(sent[sent.length - 1]).toBe("POST /cart/lines");
});

test("sign-in, sign-out and another session let go of every page", async ({ page, link, context }) => {
  await visit(page, link, PRODUCT);
  await page.goto(`${link.url}/sign-in`);
  // From a page that is never copied: the shop refuses both, so the open page may be copied again.
  await page.evaluate(() => fetch("/sign-in", { method: "POST", body: new URLSearchParams() }));
  expect(await kept(page)).toEqual([]);
  await page.goto(link.url + PRODUCT);
  await expect.poll(() => kept(page)).toEqual([PRODUCT]);
  await page.goto(`${link.url}/sign-in`);
  await page.evaluate(() => fetch("/sign-out", { method: "POST", body: new URLSearchParams() }));
  expect(await kept(page)).toEqual([]);

  await page.goto(link.url + PRODUCT);
  await expect.poll(() => kept(page)).toEqual([PRODUCT]);
  await context.clearCookies();
  await page.goto(`${link.url}/vendors`);
  await expect.poll(() => kept(page)).not.toContain(PRODUCT);
});

test(
  "a page that stays open while another tab signs out is not kept for who comes then",
  { tag: "@full" },
  async ({ page, link, context, baseURL }) => {
    await signInBrowser(context, baseURL!, { name: "Tigist Bekele" });
    // The browser caches no page with a shopper's name, so the worker has nothing to copy at its start.
    await startScripts(page, link, PRODUCT);
    await visit(page, link, LISTING);
    await expect(page.locator("body")).toContainText("Tigist");
    const other = await context.newPage();
    await other.goto(`${link.url}/sign-in`);
    await other.evaluate(async () => {
      const [, token] = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)!;
      await fetch("/sign-out", { method: "POST", headers: { "X-XSRF-TOKEN": token! }, body: new URLSearchParams() });
    });
    await other.goto(`${link.url}/sign-in`);
    expect(await other.locator("body").innerText()).not.toContain("Tigist");
    await page.evaluate(() => caches.delete("assets"));
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect
      .poll(() => page.evaluate(async () => (await (await caches.open("assets")).keys()).length))
      .toBeGreaterThan(0);
    expect(await kept(page)).toEqual([]);
  },
);

test("a new build's worker keeps of the old files what kept pages need", { tag: "@full" }, async ({ page, link }) => {
  await visit(page, link, PRODUCT);
  await page.goto(link.url + PRODUCT);
  // A worker that still answers is not replaced.
  await page.waitForLoadState("networkidle");
  const needed = await page.evaluate(() => {
    const { pathname } = new URL(document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]')!.href);
    return pathname;
  });
  const files = () =>
    page.evaluate(async () => (await (await caches.open("assets")).keys()).map(({ url }) => new URL(url).pathname));
  await expect.poll(files).toContain(needed);
  await page.evaluate(async () => (await caches.open("assets")).put("/assets/of-another-build.js", new Response("")));
  link.afterWorker = "\n// another build";
  const update = () =>
    page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())!.update()));
  // The page triggers an update check at its start, and the browser merges two.
  await expect.poll(() => update().then(files)).not.toContain("/assets/of-another-build.js");
  expect(await files()).toContain(needed);
});

test("Save-Data gets no worker", async ({ page, link }) => {
  await savesData(page);
  await page.goto(link.url + PRODUCT);
  await page.locator("body").press("Tab");
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(link.passed).not.toContain("GET /offline-worker.js");
});
