import { expect, test, type Page } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";
import { startOwnShop } from "../../support/own-shop.ts";
import { shareOf } from "../../support/shares.ts";

// settled.md 13; pages that navigate by themselves are covered by support/no-policy-reports.ts.

const PAGES = [
  "/",
  "/shop/sidebar/list",
  "/shop/sidebar/4cols",
  "/product/default/yirgacheffe-coffee",
  "/shop/cart",
  "/unknown",
];

const GUEST_PAGES = [
  "/sign-in",
  "/register",
  "/reset",
  "/vendors",
  "/shop/compare",
  "/shop/recently-viewed",
  "/newsletter",
];
async function complaintsOf(page: Page, path: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isOwnStatus = message.text().includes("404 (Not Found)") && path === "/unknown";
    if (message.type() === "error" && !isOwnStatus) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", (event) =>
      console.error(`CSP ${event.violatedDirective} ${event.blockedURI}`),
    ),
  );
  await page.goto(path);
  await page.locator("body").press("Tab");
  if (path !== "/unknown") await enhanced(page);
  await page.locator("footer").last().scrollIntoViewIfNeeded();
  return complaints;
}

for (const path of shareOf([...PAGES, ...GUEST_PAGES], 6)) {
  test(`no violation of the policy and no error on ${path}`, async ({ page }) => {
    expect(await complaintsOf(page, path)).toEqual([]);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test(
    `a violation is reported, scripts ${javaScriptEnabled ? "on" : "off"}: the end of the tour counts on it`,
    { tag: "@full" },
    async ({ browser }) => {
      test.slow();
      const shop = await startOwnShop();
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      await page.route("**/shop/compare", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}<style>h1{color:red}</style>` });
      });
      expect(shop.policyReports()).toBe("");
      await page.goto(`${shop.url}/shop/compare`);
      await expect.poll(() => shop.policyReports()).toContain("style-src-elem");
      expect(shop.policyReports()).toContain('"page":"/shop/compare"');
      await context.close();
      await shop.stop();
    },
  );
}
