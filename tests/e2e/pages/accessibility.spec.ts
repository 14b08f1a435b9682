import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type BrowserContext } from "@playwright/test";
import { buy } from "../../support/buying.ts";
import { Visitor } from "../../support/visitor.ts";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";

const PAGES = [
  "/",
  "/shop/sidebar/list",
  "/shop/sidebar/3cols?parentCategory=electronics",
  "/shop/sidebar/3cols?category=mens-clothing&color=red&rating=2&price=1000-5000",
  "/shop/sidebar/list?parentCategory=bags&sort=price-desc&page=2",
  "/shop/sidebar/4cols?name=coffee",
  "/shop/sidebar/list?name=zzqxw&parentCategory=bags&stock=in",
  "/product/default/yirgacheffe-coffee",
  "/shop/cart",
  "/shop/compare",
  "/shop/compare?products=1,2,3,4",
  "/shop/recently-viewed",
  "/vendors",
  "/vendors?name=qqqq",
  "/vendor-store/11?sort=price",
  "/vendor-store/6?name=qqqq",
  "/track",
  "/orders/own",
  "/unknown",
];

for (const [turn, path] of PAGES.entries()) {
  for (const language of languagesInTurn(turn)) {
    test(`axe finds nothing on ${path} (${language})`, async ({ page, context, baseURL }) => {
      await inLanguage(context, baseURL!, language);
      if (path === "/shop/cart") {
        await page.goto("/shop/sidebar/4cols");
        await page.locator(".product-card form button").first().click();
        await expect(page.getByRole("status").first()).toBeVisible();
      }
      await page.goto(path === "/orders/own" ? await ownOrder(context, baseURL!) : path);
      await page.waitForLoadState("networkidle");
      // The sheet of filters, which lies over the page.
      if (path.includes("color=")) await page.locator(".listing-bar-filter summary").click();
      const { violations } = await new AxeBuilder({ page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
        .analyze();
      expect(
        violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map((node) => node.html.slice(0, 160))
              .join(" | ")}`,
        ),
      ).toEqual([]);
    });
  }
}

/** An order of this browser's own. */
async function ownOrder(context: BrowserContext, baseUrl: string): Promise<string> {
  const visitor = new Visitor(baseUrl);
  const { publicId } = await buy(visitor);
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: baseUrl })));
  return `/orders/${publicId}`;
}
