import { expect, test, type Page } from "@playwright/test";
import { sectionOrder } from "../../support/section-order.ts";

async function sectionsOf(page: Page): Promise<string[]> {
  const ids = await page.locator("main section[id]").evaluateAll((sections) => sections.map(({ id }) => id));
  return [...new Set(ids.map((id) => id.replace(/-\d+$/, "")))];
}

/** Aborts a moment after `until` arrived. */
async function cutShort(url: string, headers: Record<string, string>, until: string) {
  const controller = new AbortController();
  const response = await fetch(url, { headers: { accept: "text/html", ...headers }, signal: controller.signal });
  const decoder = new TextDecoder();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let html = "";
  try {
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      html += decoder.decode(chunk, { stream: true });
      clearTimeout(timer);
      if (html.includes(until)) timer = setTimeout(() => controller.abort(), 500);
    }
  } catch {
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
  return html;
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "while a section is waited for: header, hero and complete sections only",
    { tag: "@full" },
    async ({ page, baseURL }) => {
      const html = await cutShort(`${baseURL}/`, { "x-test-slow": "ORDER BY p.view_count=4000" }, 'id="smartErp"');
      await page.route("**/half", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: html }));
      await page.goto("/half");
      await expect(page.locator("header").first()).toBeVisible();
      await expect(page.locator("main h1")).toBeAttached();
      await expect(page.locator(".hero-slider, .hero").first()).toBeVisible();
      const shown = await sectionsOf(page);
      expect(shown).toEqual(sectionOrder.slice(0, sectionOrder.indexOf("mostViewed")));
      for (const key of ["newProducts", "exclusiveDeals", "specialOffer", "nearYou"]) {
        const cards = page.locator(`#${key} .product-card`);
        expect(await cards.count()).toBeGreaterThan(3);
        await expect(cards.last().locator(".price")).toHaveCount(1);
      }
      expect(html).not.toMatch(/<div hidden|\$RC\(/);
      expect(html).not.toContain("</html>");
    },
  );

  test("at half of the bytes: the page up to there, in order", async ({ page, baseURL }) => {
    const whole = await (await fetch(`${baseURL}/`, { headers: { accept: "text/html" } })).text();
    const half = whole.slice(0, whole.length / 2);
    await page.route("**/half", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body: half }));
    await page.goto("/half");
    await expect(page.locator("header").first()).toBeVisible();
    await expect(page.locator(".hero-slider, .hero").first()).toBeVisible();
    const shown = await sectionsOf(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual(sectionOrder.slice(0, shown.length));
    expect(await page.locator('template[id^="B:"], [hidden] .product-card').count()).toBe(0);
  });
});

test.describe("before the script that tells answers has come", () => {
  async function openHalf(page: Page): Promise<void> {
    await page.goto("/");
    // With the session's token, which the form contains.
    const whole = await page.evaluate(async () => (await fetch("/")).text());
    const received = whole.search(/addEventListener\(.sent\b/);
    expect(received).toBeGreaterThan(0);
    const half = whole.slice(0, whole.lastIndexOf("<script", received));
    let loads = 0;
    await page.route("**/half", async (route) =>
      route.fulfill({ contentType: "text/html; charset=utf-8", body: (loads += 1) === 1 ? half : whole }),
    );
    await page.goto("/half");
  }

  const add = (page: Page) => page.locator('button[form="add"]:not([disabled])').first();

  test("an answer is shown by the page itself, asked for again", { tag: "@full" }, async ({ page }) => {
    await openHalf(page);
    await add(page).click();
    await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
    await expect(page.locator("footer")).toBeAttached();
    await expect(add(page)).not.toHaveAttribute("aria-busy");
  });

  test("without an answer the button may be pressed again", async ({ page }) => {
    await openHalf(page);
    await page.route("**/cart/lines", (route) => route.abort());
    const tried = page.waitForRequest("**/cart/lines");
    await add(page).click();
    await tried;
    await expect(add(page)).not.toHaveAttribute("aria-busy");
    const again = page.waitForRequest("**/cart/lines");
    await add(page).click();
    await again;
  });
});
