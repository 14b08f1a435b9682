import { expect, test, type Page, type Request } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";
import { findProducts } from "../../support/catalogue.ts";
import { inLanguage } from "../../support/languages.ts";
import { signInBrowser } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// Specification 2.8, 4.5.

const DAY = 86_400_000;
const done = (page: Page, text: string) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();
const row = (page: Page, path: string) => page.getByRole("listitem").filter({ has: page.locator(`a[href="${path}"]`) });

async function findDeal(baseUrl: string): Promise<string> {
  const { text } = await new Visitor(baseUrl).get("/shop/sidebar/4cols?discount=list");
  const card = text.split("<article").find((one) => one.includes('class="countdown') && one.includes('form="add"'));
  return /href="(\/product\/default\/[^"?]+)"/.exec(card!)![1]!;
}

test("added from a card and a product page, bought, removed, shared and kept for oneself again", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await signInBrowser(context, baseURL!);
  const deal = await findDeal(baseURL!);
  await page.goto("/shop/sidebar/4cols");
  const card = page.locator(".product-card", { has: page.locator('button[form="add"]') }).first();
  const path = (await card.getByRole("heading").getByRole("link").getAttribute("href"))!;
  const name = (await card.getByRole("heading").innerText()).trim();
  await card.getByRole("button", { name: `Add ${name} to wishlist` }).click();
  await expect(card.getByRole("link", { name: `Go to wishlist ${name}` })).toBeVisible();
  await page.goto(deal);
  const onPage = page.locator(".product-ways");
  await onPage.getByRole("button", { name: /^Add .* to wishlist$/ }).click();
  await onPage.getByRole("link", { name: /^Go to wishlist/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wishlist 2 products");

  await expect(row(page, deal)).not.toContainText("than when you added it");
  await page.setExtraHTTPHeaders({ "x-test-now": String(Date.now() + 25 * DAY) });
  await page.reload();
  await expect(row(page, deal)).toContainText(/\d\sETB more than when you added it/);
  await page.setExtraHTTPHeaders({});
  await page.reload();

  await row(page, path)
    .getByRole("button", { name: `Move ${name} to cart` })
    .click();
  await done(page, "1 product moved to your cart.");
  await expect(row(page, path)).toHaveCount(0);

  await page.getByRole("button", { name: "Make a link" }).click();
  await done(page, "Anyone with the link can now see your wishlist.");
  const address = await page.getByRole("link", { name: `${baseURL}/shop/wishlist/` }).getAttribute("href");
  const other = await browser.newContext({ ...test.info().project.use, baseURL });
  const theirs = await other.newPage();
  await theirs.goto(address!);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("A shared wishlist 1 product");
  await expect(theirs.getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await theirs.locator('main button[form="add"]').click();
  await done(theirs, "Added to cart");
  await page.getByRole("button", { name: "Stop sharing" }).click();
  await done(page, "Only you can see your wishlist now.");
  await theirs.reload();
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await other.close();

  await page.getByRole("button", { name: "Move all to cart" }).click();
  await done(page, "1 product moved to your cart.");
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
});

test("in Amharic", { tag: "@full" }, async ({ page, context, baseURL }) => {
  await signInBrowser(context, baseURL!);
  await inLanguage(context, baseURL!, "am");
  const [product] = await findProducts(baseURL!, 1);
  await page.goto(product!.path);
  await page.locator(".product-ways button[form=wish]").click();
  await page
    .locator(".product-ways")
    .getByRole("link", { name: /ወደ ምኞት ዝርዝር ይሂዱ/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("የምኞት ዝርዝር 1 ዕቃ");
  await page.getByRole("button", { name: /ያስወግዱ$/ }).click();
  await done(page, "ከምኞት ዝርዝርዎ ተወግዷል");
  await expect(page.getByText("የምኞት ዝርዝርዎ ባዶ ነው")).toBeVisible();
});

async function startScripts(page: Page): Promise<void> {
  await page.locator("body").press("Tab");
  await enhanced(page);
}

for (const browser of ["a browser of today", "Chrome 80, which does not say which button was pressed"]) {
  test(`with scripts in ${browser}, the heart becomes the way to the list, in place and with the focus @js`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInBrowser(context, baseURL!);
    if (browser.startsWith("Chrome 80"))
      await page.addInitScript(() => Reflect.deleteProperty(SubmitEvent.prototype, "submitter"));
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    await page.goto("/shop/sidebar/4cols");
    await startScripts(page);
    const requests: string[] = [];
    const isAsked = (request: Request) => request.isNavigationRequest() || request.resourceType() === "fetch";
    page.on("request", (request) => isAsked(request) && requests.push(new URL(request.url()).pathname));
    const id = await page.locator(".product-card button[form=wish]").nth(2).getAttribute("value");
    const card = page.locator(".product-card", { has: page.locator(`a[href$="&id=${id}"]`) });
    await card.locator("button[form=wish]").click();
    await expect(card.locator("a.wish-button")).toBeFocused();
    await done(page, "Added to your wishlist");
    expect(requests, "nothing else is asked for again").toEqual(["/wishlist/items"]);
    await page.reload();
    await startScripts(page);
    await expect(card.locator("a.wish-button")).toBeVisible();
    expect(problems).toEqual([]);
  });
}

test("with scripts, hearts pressed in quick succession on a slow line are all added @js", async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL!);
  await page.goto("/shop/sidebar/4cols");
  await startScripts(page);
  await page.route("**/wishlist/items", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue().catch(() => {});
  });
  const hearts = page.locator(".product-card button[form=wish]");
  const ids = await hearts.evaluateAll((all) => all.slice(0, 3).map((one) => (one as HTMLButtonElement).value));
  for (const id of ids) await page.locator(`.product-card button[form=wish][value="${id}"]`).click();
  await expect(page.locator(".product-card a.wish-button")).toHaveCount(3);
  await page.goto("/shop/wishlist");
  await expect(page.getByRole("button", { name: /^Remove/ })).toHaveCount(3);
});

test("hydrated, a removed row leaves the focus at the heading @js", async ({ page, context, baseURL }) => {
  await signInBrowser(context, baseURL!);
  const [product] = await findProducts(baseURL!, 1);
  await page.goto(product!.path);
  await page.locator(".product-ways button[form=wish]").click();
  await expect(page.locator(".product-ways a.wish-button-in")).toBeVisible();
  await page.goto("/shop/wishlist");
  await startScripts(page);
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByText("Your wishlist is empty")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});
