import { expect, test, type Page } from "@playwright/test";
import { freePort } from "../../../scripts/steps/port.mjs";
import { formatOrderNumber } from "../../../app/domain/orders/order-number.ts";
import { blackPicture, bringChosen, redOption, redPicture, type Chosen } from "../../support/chosen-goods.ts";
import { openDesk } from "../../support/desk.ts";
import { inLanguage, type Language, words } from "../../support/languages.ts";
import { toldTo } from "../../support/serve-outside.ts";
import { startTestShop } from "../../support/test-shop.ts";
import { linkIn } from "../../support/two-sellers.ts";

const WORDS: Record<Language, { guest: string; place: string }> = {
  en: { guest: "Check out as guest", place: "Place order" },
  am: { guest: "ሳይመዘገቡ ይዘዙ", place: "ይዘዙ" },
};

/** "Evening dress | Red, XL | red" for each line of a page. */
const linesOf = (page: Page) =>
  page.locator(".chosen-line").evaluateAll(
    (lines, pictures) =>
      lines
        .map((line) => {
          const text = (part: string) => line.querySelector(part)?.textContent;
          const src = line.querySelector("img")!.getAttribute("src")!;
          const [option] = [".chosen-line-more:not(.chosen-line-count)"].map(text);
          return [text(".chosen-line-name"), option, pictures.find((picture) => src.includes(picture))].join(" | ");
        })
        .sort(),
    [redPicture, blackPicture],
  );

let shop: Awaited<ReturnType<typeof startTestShop>>;
test.beforeAll(async () => {
  shop = await startTestShop(await freePort());
});
test.afterAll(() => shop.stop());

for (const language of ["en", "am"] as const) {
  test(`name, option and picture are the same at twelve places, from home to the paper in the parcel (${language})`, async ({
    browser,
  }) => {
    const baseURL = shop.url;
    const context = await browser.newContext({ ...test.info().project.use, baseURL });
    const page = await context.newPage();
    const mark = `${process.pid}${Date.now().toString(36)}`;
    const mail = `${language}-${mark}@mail.example`;
    const chosen = await bringChosen(baseURL, mark);
    const read = (one: Chosen) => [one[language], redOption[language], redPicture].join(" | ");
    const all = chosen.map(read).sort();
    await inLanguage(context, baseURL, language);

    for (const one of chosen) {
      await page.goto("/");
      await page.locator("#header-search").fill(one[language]);
      await page.locator("#header-search").press("Enter");
      await page.locator(`main h3 a[href*="${one.path}"], main h2 a[href*="${one.path}"]`).first().click();
      await page.locator(`.variant-choice a[href*="variant=${one.variant}#"]`).click();
      await expect(page.locator(".variant-choice-chosen .variant-choice-name")).toHaveText(redOption[language]);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(one[language]);
      await expect(page.locator(".product-picture img").first()).toHaveAttribute("src", new RegExp(redPicture));
      await page.locator("#buy .button-outline").first().click();
      await expect(page.getByRole("status").filter({ hasText: words[language].added })).toBeVisible();
    }
    await page.goto("/shop/cart");
    expect(await linesOf(page)).toEqual(all);
    await page.getByRole("link", { name: WORDS[language].guest }).first().click();
    expect(await linesOf(page)).toEqual(all);
    await page.locator("details:has(#email) > summary").click();
    for (const [field, typed] of Object.entries({ name: "Abebe Bikila", phone: "0911234567", email: mail })) {
      await page.locator(`#${field}`).fill(typed);
    }
    await page.locator("#city").fill("Adama");
    await page.locator("#landmark").fill("Behind the post office");
    await page.locator("form .button-primary").click();
    await expect(page).toHaveURL(/step=2$/);
    expect(await linesOf(page)).toEqual(all);
    await page.getByRole("button", { name: WORDS[language].place }).last().click();
    await expect(page).toHaveURL(/\/orders\/[\w-]{22}$/);
    expect(await linesOf(page)).toEqual(all);
    const number = (await page.locator(".order-head-number").innerText()).replace(/\D/g, "");

    const [letter] = await toldTo(baseURL, mail);
    for (const one of chosen) expect(letter!.text).toContain(`${one[language]} (${redOption[language]})`);

    const other = await browser.newContext({ ...test.info().project.use, baseURL });
    await inLanguage(other, baseURL, language);
    const elsewhere = await other.newPage();
    await elsewhere.goto("/track");
    await elsewhere.locator("#number").fill(number);
    await elsewhere.locator("#phone").fill("0911234567");
    await elsewhere.locator("form[action='/track'] button").click();
    await expect(elsewhere).toHaveURL(page.url());
    expect(await linesOf(elsewhere)).toEqual(all);

    const { cookies } = await openDesk(baseURL, "orders");
    await other.addCookies([...cookies].map(([name, value]) => ({ name, value, url: baseURL })));
    await inLanguage(other, baseURL, language);
    await elsewhere.goto(`/desk/orders/${number}`);
    expect(await linesOf(elsewhere)).toEqual(all);
    for (const [at, one] of chosen.entries()) {
      const parcel = `${number}-${at + 1}`;
      const places = ["parcels", "parcels/route"].map((place) => `/desk/${place}?vendor=${one.vendor.id}`);
      const name = `${formatOrderNumber(number)}-${at + 1}`;
      const told = (await toldTo(baseURL, one.contact)).find(({ text }) => text.includes(name))!.text;
      // Sellers without an Amharic name are written to in English; an SMS cuts the name, never the option.
      expect(told).toMatch(/: Evening .*\(Red, XL\)/);
      for (const place of [...places, `/desk/parcels/${parcel}/slip`, `${linkIn(told)}?lng=${language}`]) {
        await elsewhere.goto(place);
        expect(await linesOf(elsewhere), place).toEqual([read(one)]);
      }
    }
    await Promise.all([context.close(), other.close()]);
  });
}
