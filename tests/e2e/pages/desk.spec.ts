import { expect, test, type BrowserContext } from "@playwright/test";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { axeFaults } from "../../support/axe.ts";
import { deskPages } from "../../support/desk-pages.ts";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";
import { shareOf } from "../../support/shares.ts";

// settled.md 44, design.md 8.

async function atTheDesk(context: BrowserContext, baseURL: string): Promise<{ link: string; pages: string[] }> {
  const staff = new Visitor(baseURL);
  const desk = await deskPages(staff);
  await context.addCookies([...staff.cookies].map(([name, value]) => ({ name, value, url: baseURL })));
  return desk;
}

for (const language of ["en", "am"] as const) {
  test(`axe finds nothing at the desk, and nothing is wider than the screen (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const { link, pages } = await atTheDesk(context, baseURL!);
    await inLanguage(context, baseURL!, language);
    for (const path of shareOf([...pages, link], 4).filter((_, turn) => languagesInTurn(turn).includes(language))) {
      const response = await page.goto(path);
      expect.soft(response!.status(), path).toBe(200);
      expect.soft(await axeFaults(page), path).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, path).toBeLessThanOrEqual(0);
    }
  });
}

test("a parcel is confirmed by the keys alone", async ({ page, context, baseURL }) => {
  const { pages } = await atTheDesk(context, baseURL!);
  await page.goto(pages.find((path) => path.startsWith("/desk/orders/"))!);
  const button = page.getByRole("button", { name: "Confirm" }).first();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    await page.keyboard.press("Tab");
    if (await button.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".desk-box").first()).toContainText("Confirmed");
});
