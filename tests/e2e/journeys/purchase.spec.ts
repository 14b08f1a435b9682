import { expect, test, type Locator, type Page } from "@playwright/test";
import { inLanguage, words, type Language } from "../../support/languages.ts";

// Specification 2.1, 4.6; settled.md 21.

const WORDS: Record<Language, { guest: string; place: string; thanks: string; name: string }> = {
  en: {
    guest: "Check out as guest",
    place: "Place order",
    thanks: "thank you",
    name: "Full name",
  },
  am: { guest: "ሳይመዘገቡ ይዘዙ", place: "ይዘዙ", thanks: "እናመሰግናለን", name: "ሙሉ ስም" },
};

const others = ["womens-coat-light-fabric", "leather-sandals"];

/** An option is a link: until its page has come, the former one would be read. */
async function choose(page: Page, options: Locator): Promise<void> {
  const former = page.url();
  await options.first().click();
  await page.waitForURL((url) => url.href !== former);
}

/** Once all three are there: a page after a press may still be on its way. */
async function linesOf(page: Page): Promise<string[]> {
  const lines = page.locator(".chosen-line");
  await expect(lines).toHaveCount(3);
  return lines.evaluateAll((all) =>
    all.map((line) =>
      [".chosen-line-name", ".chosen-line-more:not(.chosen-line-count)", ".chosen-line-count", ".chosen-line-total"]
        .map((part) => line.querySelector(part)?.textContent)
        .concat(line.querySelector("img")!.getAttribute("src")!)
        .join(" | "),
    ),
  );
}

const form = (page: Page, action: string) => page.locator(`form[action="${action}"]`);

for (const language of ["en", "am"] as const) {
  const say = WORDS[language];

  test(`from search to tracking as a guest (specification 2.1) (${language})`, async ({
    page,
    context,
    browser,
    baseURL,
    javaScriptEnabled,
  }) => {
    await inLanguage(context, language);
    await page.goto("/");
    await page.locator("#header-search").fill("beaded sandals");
    await page.locator("#header-search").press("Enter");
    await page.locator('main a[href^="/product/default/beaded-sandals"]:not([tabindex="-1"])').first().click();
    await choose(page, page.locator(".variant-choice-option"));
    await page.locator("#buy .button-outline").first().click();
    // The badge counts before the answer.
    await expect(page.getByRole("status").filter({ hasText: words[language].added })).toBeVisible();

    for (const other of others) {
      await page.goto(`/product/default/${other}`);
      for (const list of ["[aria-labelledby=choose-color]", "[aria-labelledby=choose-size]", ".variant-choice-list"]) {
        if ((await page.locator("#buy input[name=variant]").count()) > 0) break;
        if ((await page.locator(list).count()) > 0) await choose(page, page.locator(`${list} a`));
      }
      await page.locator("#buy .button-outline").first().click();
      await expect(page.getByRole("status").filter({ hasText: words[language].added })).toBeVisible();
    }

    await page.goto("/shop/cart");
    await page.locator("#cart-lines input[type=number]").first().fill("2");
    if (!javaScriptEnabled) await page.locator(".cart-update button").click();
    await expect(page.locator(".cart-count")).toContainText("4");
    await expect(page.locator(".chosen-line-count").first()).toContainText("2 ×");
    const chosen = await linesOf(page);
    for (const line of chosen)
      expect(line).toMatch(/^[^|]+ \| [^|]+ \| \d × [\d,]+\u00a0ETB \| [\d,]+\u00a0ETB \| \/media\//);
    await form(page, "/cart/coupon").locator("input[name=code]").fill("gulit 10");
    await form(page, "/cart/coupon").locator("button").click();
    await expect(page.getByText("GULIT10").first()).toBeVisible();
    await page.getByRole("link", { name: say.guest }).first().click();

    await expect(page).toHaveURL(/\/shop\/guest-checkout$/);
    expect(await linesOf(page)).toEqual(chosen);
    await page.getByLabel(say.name).fill("Abebe Bikila");
    await page.locator("#phone").fill("0911");
    await page.locator("form .button-primary").click();
    await expect(page.locator("#phone-error")).toBeVisible();
    await expect(page.locator("#name")).toHaveValue("Abebe Bikila");
    await page.locator("#phone").fill("+251 911 23 45 67");
    await page.locator("#city").fill("Adama");
    await page.locator("#landmark").fill("Behind the post office");
    await page.locator("form .button-primary").click();
    await expect(page).toHaveURL(/\/shop\/guest-checkout\?step=2$/);
    await expect(page.locator(".address-review")).toContainText("0911 23 45 67");
    expect(await linesOf(page)).toEqual(chosen);
    await expect(page.locator(".totals").first()).toContainText("GULIT10");
    const total = page.locator(".checkout-totals-all dd");
    const before = await total.innerText();
    // Parcels of one city are one line until they are changed.
    await page.locator(".parcel-group summary").first().click();
    await page
      .getByRole("radio", { name: language === "en" ? /Pick it up/ : /በአካል/ })
      .first()
      .check();
    if (!javaScriptEnabled) await page.locator("button[value=choices]").click();
    await expect(total).not.toHaveText(before);
    await page.getByRole("button", { name: say.place }).last().click();

    await expect(page).toHaveURL(/\/orders\/[\w-]{22}$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(say.thanks);
    const number = await page.locator(".order-head-number").innerText();
    expect(number).toMatch(/^\d\d \d{4} \d{4}$/);
    await expect(page.locator("[data-cart-count]:visible")).toHaveCount(0);
    expect(await linesOf(page)).toEqual(chosen);
    await expect(page.locator(".order-payment dd")).toHaveCount(3);

    const other = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: javaScriptEnabled ?? true });
    await inLanguage(other, language);
    const elsewhere = await other.newPage();
    await elsewhere.goto(page.url());
    await expect(elsewhere.locator(".order-head-number")).toHaveCount(0);
    await elsewhere.goto("/track");
    await elsewhere.locator("#number").fill(number);
    await elsewhere.locator("#phone").fill("0911234567");
    await elsewhere.locator("form[action='/track'] button").click();
    await expect(elsewhere).toHaveURL(page.url());
    await expect(elsewhere.getByRole("heading", { level: 1 })).toContainText(number);
    expect(await linesOf(elsewhere)).toEqual(chosen);
    await other.close();
  });
}
