import { expect, test, type Page } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { addToCart, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { deskPages } from "../../support/desk-pages.ts";
import { inLanguage, languagesInTurn } from "../../support/languages.ts";
import { signIn, takeOver } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { isFull, shareOf } from "../../support/shares.ts";

// design.md 8, 9: `npm test` takes a page of each kind and one language, `npm run test:full` all of them in both.

const COLORED = "/shop/sidebar/3cols?category=mens-clothing&color=red&rating=2&price=1000-5000";
const PRODUCT = "/product/default/yirgacheffe-coffee";

const ALWAYS = isFull ? ["/", COLORED, PRODUCT] : ["/", PRODUCT];
const OTHERS = [
  "/shop/compare?products=1,2,3,4",
  "/vendor-store/11?sort=price",
  "/shop/sidebar/list?name=zzqxw&parentCategory=bags&stock=in",
  "/pages/help-center?find=zzqxw",
  "/unknown",
  "/sign-in",
];
const ALIKE = [
  ...["/shop/sidebar/list", "/shop/sidebar/4cols?name=coffee", "/shop/sidebar/3cols?parentCategory=electronics"],
  ...[
    "/vendors",
    "/vendors?name=qqqq",
    "/vendor-store/6?name=qqqq",
    "/shop/compare",
    "/shop/recently-viewed",
    "/track",
  ],
  ...["/blog/classic", "/pages/help-center", "/pages/shipping", "/pages/mobile", "/pages/return-policy"],
  ...["/pages/privacy", "/pages/terms", "/register", "/newsletter", "/shop/custom-order", "/reset"],
];

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectClean(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
  if (path.includes("color=")) await page.locator(".listing-bar-filter summary").click();
  expect.soft(await axeFaults(page), path).toEqual([]);
  // Not innerWidth: a phone zooms out until wide content fits.
  expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
}

for (const [turn, path] of [...ALWAYS, ...(isFull ? [...OTHERS, ...ALIKE] : [])].entries())
  for (const language of languagesInTurn(turn))
    test(`axe finds nothing on ${path} (${language})`, async ({ page, context }) => {
      await inLanguage(context, language);
      await expectClean(page, path);
    });

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  for (const path of isFull ? ["/", COLORED, PRODUCT, "/sign-in"] : [COLORED])
    test(`axe finds nothing on ${path}, and what the browser draws is dark, too`, async ({ page }) => {
      await expectClean(page, path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
    });
});

for (const language of languagesInTurn(1)) {
  test(`axe finds nothing on other pages, at 320 px (${language})`, async ({ page, context }) => {
    await inLanguage(context, language);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of shareOf(OTHERS, 2)) await expectClean(page, path);
  });

  test(`axe finds nothing from the cart to the order and its payment (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const visitor = new Visitor(baseURL!);
    const { publicId } = await buy(visitor, { payment: "chapa" });
    const [one] = await findProducts(baseURL!, 1);
    await addToCart(visitor, [one!.id]);
    await sendDetails(visitor);
    await takeOver(context, visitor);
    await inLanguage(context, language);
    const order = `/orders/${publicId}`;
    for (const path of ["/shop/cart", "/shop/guest-checkout", "/shop/guest-checkout?step=2", order])
      await expectClean(page, path);
    if (isFull) for (const path of [`${order}/pay`, `${order}/parcels/1/cancel`]) await expectClean(page, path);
  });

  test(`axe finds nothing on the account's pages and the wishlist, at 320 px (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const visitor = new Visitor(baseURL!);
    await signIn(visitor, { name: "አልማዝ ከበደ" });
    const [one] = await findProducts(baseURL!, 1);
    await visitor.post("/wishlist/items", { product: one!.id }, { Accept: "application/json" });
    await takeOver(context, visitor);
    await inLanguage(context, language);
    await page.setViewportSize({ width: 320, height: 640 });
    const others = ["", "/profile", "/contact", "/password", "/sessions", "/delete"].map((path) => `/account${path}`);
    for (const path of [...(isFull ? others : []), "/shop/wishlist", "/account/addresses"])
      await expectClean(page, path);
    const typed = { name: "አልማዝ", phone: "1", city: "መቐለ", landmark: "ሮማናት አደባባይ" };
    await page.locator("#region").selectOption("tigray");
    for (const [field, text] of Object.entries(typed)) await page.locator(`#${field}`).fill(text);
    await page.locator("main .button-primary").click();
    await expect(page.getByRole("alert")).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
  });

  test(`axe finds nothing at the desk, and a parcel is confirmed by the keys alone (${language})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const staff = new Visitor(baseURL!);
    const { link, pages } = await deskPages(staff);
    await takeOver(context, staff);
    await inLanguage(context, language);
    for (const path of shareOf([...pages, link], 12)) await expectClean(page, path);
    await inLanguage(context, "en");
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
}
