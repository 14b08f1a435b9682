import { expect, test } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";
import { signInBrowser } from "../../support/sign-in.ts";
import { shareOf } from "../../support/shares.ts";

// design.md 8, 9.

const PAGES = ["", "/profile", "/contact", "/password", "/addresses", "/sessions", "/delete"];

for (const language of languagesInTurn(1)) {
  test(`axe finds nothing on the account's pages, and nothing is cut (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInBrowser(context, baseURL!, { name: "አልማዝ ከበደ" });
    await inLanguage(context, baseURL!, language);
    await page.setViewportSize({ width: 320, height: 640 });
    const check = async (what: string) => {
      expect(await axeFaults(page), what).toEqual([]);
      // Not innerWidth: a phone zooms out until wide content fits.
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, what).toBeLessThanOrEqual(0);
    };
    for (const path of shareOf(PAGES, 4)) {
      await page.goto(`/account${path}`);
      await check(path);
    }
    await page.goto("/account/addresses");
    await page.locator("#name").fill("አልማዝ");
    await page.locator("#phone").fill("1");
    await page.locator("#region").selectOption("tigray");
    await page.locator("#city").fill("መቐለ");
    await page.locator("#landmark").fill("ሮማናት አደባባይ");
    await page.locator("main .button-primary").click();
    await expect(page.getByRole("alert")).toBeFocused();
    await check("refused");
    await page.locator("#phone").fill("0712345678");
    await page.locator("main .button-primary").click();
    await expect(page.locator(".account-page-row")).toBeVisible();
    await check("with an address");
  });
}
