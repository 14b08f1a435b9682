import { expect, test } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";
import { leapTo, pressFar } from "../../support/drawn.ts";
import { listenAhead } from "../../support/fetched-ahead.ts";
import { inLanguage } from "../../support/languages.ts";
import { products, total } from "../../support/listing-page.ts";

test("next leads through every product once, previous back, numbers to the same pages", async ({ page }) => {
  const start = "/shop/sidebar/3cols?category=mens-shoes&sort=price";
  await page.goto(start);
  const all = await total(page);
  const seen: string[][] = [];
  const pages = page.getByRole("navigation", { name: "Pages" });
  for (let number = 1; ; number += 1) {
    seen.push(await products(page));
    await expect(pages.locator('[aria-current="page"]')).toHaveText(String(number));
    const next = pages.getByRole("link", { name: "Next" });
    if ((await next.count()) === 0) break;
    await expect(next).toHaveAttribute("rel", /\bnext\b/);
    await expect(next).toHaveAttribute("href", /[?&]after=/);
    await pressFar(next);
    await expect(page).toHaveURL(new RegExp(`page=${number + 1}`));
  }
  expect(seen.length).toBe(Math.ceil(all / 24));
  expect(new Set(seen.flat()).size).toBe(all);
  await pressFar(pages.getByRole("link", { name: "Previous" }));
  await expect(page).toHaveURL(new RegExp(`page=${seen.length - 1}`));
  expect(await products(page)).toEqual(seen.at(-2));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`page=${seen.length - 1}$`));
  await page.goto(`${start}&page=${seen.length - 1}`);
  expect(await products(page)).toEqual(seen.at(-2));
});

test("what is sold out stands last, and is said so", async ({ page }) => {
  await page.goto("/shop/sidebar/3cols?parentCategory=electronics&sort=price");
  await expect(page.locator(".product-card-gone")).toHaveCount(0);
  await page.goto("/shop/sidebar/3cols?parentCategory=electronics&sort=price&page=500");
  await expect(page.locator(".product-card").last()).toContainText("Out Of Stock");
});

test("a search that finds nothing says so and offers ways on", async ({ page }) => {
  await page.goto("/shop/sidebar/3cols?name=zzqxw&parentCategory=bags&stock=in");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “zzqxw”");
  await expect(page.locator(".listing-head-count")).toHaveText("Nothing found");
  const main = page.getByRole("main");
  await expect(main.getByText("No products match “zzqxw” and all of these filters.")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Popular categories" })).toBeVisible();
  const looser = main.locator("section", { has: page.getByRole("heading", { name: "Try fewer filters" }) });
  await expect(looser.getByRole("link")).toHaveCount(2);
  await looser.getByRole("link", { name: "Remove filter: In stock only" }).click();
  await expect(page).toHaveURL("/shop/sidebar/3cols?parentCategory=bags&name=zzqxw");
  await main.getByRole("link", { name: "See all products" }).click();
  await expect(page).toHaveURL("/shop/sidebar/3cols");
});

test("a misspelt word finds what was meant, and the page says so", async ({ page, context, baseURL }) => {
  await page.goto("/shop/sidebar/3cols?name=samsng");
  expect(await total(page)).toBeGreaterThan(0);
  await expect(page.locator(".listing-head-note")).toContainText("“samsung”");
  await inLanguage(context, baseURL!, "am");
  await page.goto("/shop/sidebar/3cols?name=zzqxw");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ለ«zzqxw» የተገኙ ውጤቶች");
  await expect(page.getByRole("heading", { name: "ተወዳጅ ምድቦች" })).toBeVisible();
});

test(
  "the next page is fetched ahead where the connection is good, and not where data is saved @js",
  { tag: "@full" },
  async ({ browser, baseURL }) => {
    for (const { connection, isFetched } of [
      { connection: { effectiveType: "4g", saveData: false }, isFetched: true },
      { connection: { effectiveType: "3g", saveData: false }, isFetched: false },
      { connection: { effectiveType: "4g", saveData: true }, isFetched: false },
    ]) {
      const context = await browser.newContext({ baseURL: baseURL! });
      const page = await context.newPage();
      await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), connection);
      await page.goto("/shop/sidebar/3cols?category=mens-shoes");
      await page.locator("body").press("Tab");
      if (!connection.saveData) await enhanced(page);
      await page.waitForLoadState("networkidle");
      const ahead = page.locator('script[type="speculationrules"]');
      await expect(ahead).toHaveCount(0);
      const next = page.getByRole("link", { name: "Next", exact: true });
      const isAhead = await listenAhead(page);
      // The first move of a pointer loads the prefetch script.
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(request.url()));
      const listening = isFetched ? page.waitForResponse(/\/assets\/prefetchLinks-/) : null;
      await page.locator("h1").hover();
      const script = (await listening)?.url();
      if (script) await page.evaluate((path) => import(path), new URL(script).pathname);
      await leapTo(next);
      await next.hover();
      if (isFetched) {
        const href = await next.evaluate((link) => (link as HTMLAnchorElement).href);
        const rule = [{ urls: [href], eagerness: "immediate" }];
        await expect(ahead).toHaveJSProperty("textContent", JSON.stringify({ prefetch: rule, prerender: rule }));
        await isAhead(href);
      } else {
        // ms that count as intent.
        await page.waitForTimeout(500);
      }
      expect(asked.some((url) => url.includes("/assets/prefetchLinks-"))).toBe(isFetched);
      await next.click();
      await expect(page).toHaveURL(/page=2/);
      const delivery = await page.evaluate(
        () => (performance.getEntriesByType("navigation")[0] as unknown as { deliveryType: string }).deliveryType,
      );
      expect(delivery).toBe(isFetched ? "navigational-prefetch" : "");
      await context.close();
    }
  },
);
