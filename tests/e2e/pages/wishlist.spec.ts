import { expect, test, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { findProducts } from "../../support/catalogue.ts";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";
import { signIn } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// design.md 8.

async function expectNoViolation(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  expect(await axeFaults(page), path).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBe(0);
}

for (const language of languagesInTurn(1)) {
  test(
    `axe finds nothing on a wishlist, a shared and an empty one (${language})`,
    { tag: "@full" },
    async ({ page, context, baseURL }) => {
      const visitor = new Visitor(baseURL!);
      await signIn(visitor);
      await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: baseURL! })));
      await inLanguage(context, baseURL!, language);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoViolation(page, "/shop/wishlist");
      const json = { Accept: "application/json" };
      for (const { id } of await findProducts(baseURL!, 3))
        await visitor.post("/wishlist/items", { product: id }, json);
      const { address } = JSON.parse((await visitor.post("/wishlist/share", {}, json)).text) as { address: string };
      await page.setExtraHTTPHeaders({ "x-test-now": String(Date.now() + 20 * 86_400_000) });
      await expectNoViolation(page, "/shop/wishlist");
      await expectNoViolation(page, new URL(address).pathname);
    },
  );
}
