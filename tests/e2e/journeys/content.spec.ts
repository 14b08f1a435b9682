import { expect, test } from "@playwright/test";
import { am } from "../../../app/i18n/am/index.ts";
import { en } from "../../../app/i18n/en/index.ts";
import { enhanced } from "../../support/enhanced.ts";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";

// design.md 5.

const texts = { en, am };

for (const language of languagesInTurn(1)) {
  const { content } = texts[language];

  test(`@phone a reader asks, reads, and puts what a post is about into the cart (${language})`, async ({
    page,
    context,
    baseURL,
    javaScriptEnabled,
  }) => {
    await inLanguage(context, baseURL!, language);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto("/pages/help-center");
    await page.getByLabel(content.helpSearch).last().fill("refund");
    await page.getByLabel(content.helpSearch).last().press("Enter");
    await page.waitForURL(/find=refund/);
    await expect(page.locator(".help-questions-found details[open] p").first()).toBeVisible();
    const topic = page.locator("#topic-returns");
    await expect(topic.locator("details").first()).toBeHidden();
    await topic.locator("summary").first().click();
    await topic.locator("details summary").first().click();
    await expect(topic.locator("details p").first()).toBeVisible();

    await page.goto("/blog/classic");
    await page.locator('.post-card a[href*="coffee"]').click();
    await page.waitForURL(/\/blog\/classic\/coffee/);
    const text = await page.locator(".written").innerText();
    if (javaScriptEnabled !== false) {
      // docs/decisions/0039.
      await page.locator("body").press("Tab");
      await enhanced(page);
      expect(await page.locator(".written").innerText()).toBe(text);
    }
    expect(text.length).toBeGreaterThan(500);
    await page.locator('.product-card button[form="add"]').first().click();
    await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
    expect(faults).toEqual([]);
  });
}
