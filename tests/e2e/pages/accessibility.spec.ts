import { expect, test, type BrowserContext } from "@playwright/test";
import { axeFaults } from "../../support/axe.ts";
import { addToCart, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { buy } from "../../support/buying.ts";
import { findProducts } from "../../support/catalogue.ts";
import { inLanguage, languagesInTurn, type Language } from "../../support/languages.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { isFull, shareOf } from "../../support/shares.ts";

const ALIKE = [
  "/shop/sidebar/3cols?parentCategory=electronics",
  "/shop/sidebar/list?parentCategory=bags&sort=price-desc&page=2",
  "/vendors?name=qqqq",
  "/vendor-store/6?name=qqqq",
];

const PAGES = [
  ...(isFull ? ALIKE : []),
  "/",
  "/shop/sidebar/list",
  "/shop/sidebar/3cols?category=mens-clothing&color=red&rating=2&price=1000-5000",
  "/shop/sidebar/4cols?name=coffee",
  "/product/default/yirgacheffe-coffee",
  "/shop/sidebar/list?name=zzqxw&parentCategory=bags&stock=in",
  "/shop/cart",
  "/shop/compare",
  "/shop/compare?products=1,2,3,4",
  "/shop/recently-viewed",
  "/vendor-store/11?sort=price",
  "/vendors",
  "/orders/own",
  "/track",
  "/unknown",
];

for (const [turn, path] of shareOf([...PAGES.entries()], 2)) {
  for (const language of languagesInTurn(turn / 2)) {
    test(`axe finds nothing on ${path} (${language})`, async ({ page, context, baseURL }) => {
      await inLanguage(context, baseURL!, language);
      if (path === "/shop/cart") {
        await page.goto("/shop/sidebar/4cols");
        await page.locator(".product-card button[form=add]").first().click();
        await expect(page.getByRole("status").first()).toBeVisible();
      }
      await page.goto(path === "/orders/own" ? await ownOrder(context, baseURL!) : path);
      await page.waitForLoadState("networkidle");
      if (path.includes("color=")) await page.locator(".listing-bar-filter summary").click();
      expect(await axeFaults(page)).toEqual([]);
    });
  }
}

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  for (const path of shareOf(
    [
      "/",
      "/shop/sidebar/3cols?category=mens-clothing&color=red&rating=2&price=1000-5000",
      "/product/default/yirgacheffe-coffee",
      "/sign-in",
    ],
    2,
  ))
    test(`axe finds nothing on ${path}, and what the browser draws is dark, too`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
      expect(await axeFaults(page)).toEqual([]);
    });
});

const WORDS = [
  "a post",
  "/blog/classic",
  "/pages/help-center",
  "/pages/help-center?find=zzqxw",
  "/pages/shipping",
  "/pages/mobile",
  "/pages/return-policy",
  "/pages/privacy",
  "/pages/terms",
];

for (const language of ["en", "am"] satisfies Language[]) {
  test(`axe finds nothing on posts, help and rules (${language})`, async ({ page, context, baseURL }) => {
    await inLanguage(context, baseURL!, language);
    for (const path of WORDS.filter((_, turn) => languagesInTurn(turn).includes(language))) {
      await page.goto(path === "a post" ? await firstPost(baseURL!) : path);
      expect.soft(await axeFaults(page), path).toEqual([]);
    }
  });
}

for (const language of languagesInTurn(0)) {
  test(`axe finds nothing on the way to an order, and on forms (${language})`, async ({ page, context, baseURL }) => {
    const visitor = new Visitor(baseURL!);
    const { publicId } = await buy(visitor, { payment: "chapa" });
    const [one] = await findProducts(baseURL!, 1);
    await addToCart(visitor, [one!.id]);
    await sendDetails(visitor);
    await takeOver(context, visitor);
    await inLanguage(context, baseURL!, language);
    const forms = ["/shop/custom-order", "/register", "/newsletter"];
    const own = [`/orders/${publicId}/pay`, `/orders/${publicId}/parcels/1/cancel`];
    for (const path of ["/shop/guest-checkout", "/shop/guest-checkout?step=2", ...own, ...forms]) {
      await page.goto(path);
      expect.soft(await axeFaults(page), path).toEqual([]);
    }
  });
}

async function firstPost(baseUrl: string): Promise<string> {
  const { text } = await new Visitor(baseUrl).get("/blog/classic");
  return /href="(\/blog\/classic\/(?!feed)[\w-]+)"/.exec(text)![1]!;
}

async function ownOrder(context: BrowserContext, baseUrl: string): Promise<string> {
  const visitor = new Visitor(baseUrl);
  const { publicId } = await buy(visitor);
  await takeOver(context, visitor);
  return `/orders/${publicId}`;
}

async function takeOver(context: BrowserContext, { cookies, baseUrl }: Visitor): Promise<void> {
  await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: baseUrl })));
}
