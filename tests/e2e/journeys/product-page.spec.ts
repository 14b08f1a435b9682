import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { inLanguage, words, type Language } from "../../support/languages.ts";
import { startProductShop, type ProductShop } from "../../support/product-shop.ts";

test.describe.configure({ mode: "default" });

let shop: ProductShop;
test.beforeAll(async () => {
  shop = await startProductShop();
});
test.afterAll(() => shop.stop());

const say = {
  en: {
    ...{ choose: "Choose a colour.", range: "4,500 - 6,000", buyNow: "Buy Now", lowest: "Lowest rating" },
    ...{ next: "Next", all: "Show all reviews", gone: "No longer sold", similar: "Similar products" },
    tooMany: "Only 9 available.",
  },
  am: {
    ...{ choose: "ቀለም ይምረጡ።", range: "4,500 - 6,000", buyNow: "አሁን ይግዙ", lowest: "ዝቅተኛ ደረጃ" },
    ...{ next: "ቀጣይ", all: "ሁሉንም አስተያየቶች ይመልከቱ", gone: "ይህ ዕቃ ከሽያጭ ወጥቷል", similar: "ተመሳሳይ ዕቃዎች" },
    tooMany: "9",
  },
};

const priceOf = (page: Page) => page.locator(".buy-price .price strong");
const firstReview = (page: Page) => page.locator(".product-reviews-list li").first();

async function open(page: Page, context: BrowserContext, path: string, language: Language = "en"): Promise<void> {
  await inLanguage(context, shop.url, language);
  await page.goto(shop.url + path);
}

for (const language of ["en", "am"] satisfies Language[]) {
  const text = say[language];

  test(`a variant is chosen by its link (${language})`, async ({ page, context }) => {
    await open(page, context, shop.tablet.path, language);
    await expect(priceOf(page)).toContainText(text.range);
    await page.locator("#buy .button-outline").first().click();
    await expect(page.getByText(text.choose).first()).toBeVisible();
    await page.locator(".variant-choice-option").nth(1).click();
    await expect(page).toHaveURL(`${shop.url}${shop.tablet.path}?variant=${shop.tablet.variants.grey}#variant`);
    await expect(page.locator(".variant-choice-option[aria-current]")).toHaveCount(1);
    await expect(priceOf(page)).toContainText("6,000");
    await expect(page.locator(".deal-end")).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", shop.url + shop.tablet.path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.locator("#buy .button-outline").first().click();
    await expect(page.getByRole("status").filter({ hasText: words[language].added })).toBeVisible();
    await page.goto(`${shop.url}/shop/cart`);
    await expect(page.getByText(language === "am" ? "ግራጫ" : "Grey").first()).toBeVisible();
    await open(page, context, `${shop.tablet.path}?variant=999999`, language);
    await expect(priceOf(page)).toContainText(text.range);
  });

  test(`another city is chosen on the product's page, and stays (${language})`, async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const adama = language === "am" ? "አዳማ" : "Adama";
    await open(page, context, shop.lastOne.path, language);
    await expect(page.locator("#city-answer")).not.toContainText(adama);
    if (javaScriptEnabled) await page.locator("html[data-enhanced]").waitFor();
    await page.locator("#city").focus();
    await page.locator("#city").selectOption("Adama");
    if (javaScriptEnabled) {
      await expect(page.locator("#city-answer")).toContainText(adama);
      await expect(page.locator("#city")).toBeFocused();
    }
    await page
      .locator("form", { has: page.locator("#city") })
      .getByRole("button")
      .click();
    await expect(page).toHaveURL(`${shop.url}${shop.lastOne.path}#city`);
    await expect(page.locator("#city-answer")).toContainText(adama);
    if (!javaScriptEnabled) await expect(page.locator("#city")).toBeFocused();
    await page.goto(shop.url + shop.tablet.path);
    await expect(page.locator("#city-answer")).toContainText(adama);
    await expect(page.locator("#city")).toHaveValue("Adama");
  });

  test(`Buy Now adds and goes on (${language})`, async ({ page, context, isMobile }) => {
    await open(page, context, `${shop.tablet.path}?variant=${shop.tablet.variants.blue}`, language);
    await page.locator("#quantity").fill("2");
    const place = isMobile ? page.locator(".buy-bar") : page.locator("#buy");
    await place.getByRole("button", { name: text.buyNow }).click();
    await expect(page).toHaveURL(`${shop.url}/shop/guest-checkout`);
    await expect(page.getByRole("status").filter({ hasText: words[language].added })).toBeVisible();
    await expect(page.locator(".checkout-totals dd").first()).toContainText("9,000");
    await page.goto(shop.url + shop.lastOne.path);
    const button = page.locator("#buy").getByRole("button", { name: text.buyNow });
    await expect(button).toHaveClass(/button-muted/);
    await button.click();
    await expect(page).toHaveURL(`${shop.url}/shop/guest-checkout`);
    await page.goto(`${shop.url}/shop/cart`);
    await expect(page.locator(".cart-line")).toHaveCount(2);
  });

  test(`Buy Now that is refused comes back with the reason at its field (${language})`, async ({ page, context }) => {
    await open(page, context, `${shop.tablet.path}?variant=${shop.tablet.variants.blue}`, language);
    await page.locator("#quantity").fill("50");
    await page.locator("#buy").getByRole("button", { name: text.buyNow }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", "#quantity");
    await expect(page.locator("#quantity-error")).toContainText(text.tooMany);
    await expect(page.locator("#quantity")).toHaveValue("50");
    await expect(priceOf(page)).toContainText("4,500");
    await expect(page.locator(".variant-choice-option[aria-current]")).toHaveCount(1);
  });

  test(`reviews by stars, in an order, page by page (${language})`, async ({ page, context }) => {
    await open(page, context, shop.tablet.path, language);
    await expect(firstReview(page)).toContainText("Words of buyer 11");
    await expect(page.locator(".product-reviews-list li")).toHaveCount(5);
    const reviews = page.locator(".product-reviews");
    await reviews.getByRole("link", { name: text.next }).click();
    await expect(page).toHaveURL(/\?rpage=2#reviews$/);
    await expect(firstReview(page)).toContainText("Words of buyer 6");
    await reviews.getByRole("link", { name: text.lowest }).click();
    await expect(page).toHaveURL(/\?reviews=lowest(?:#reviews)?$/);
    await expect(firstReview(page)).toContainText("Words of buyer 2");
    await reviews.locator("a.product-reviews-row").nth(1).click();
    await expect(page).toHaveURL(/stars=4/);
    await expect(page.locator(".product-reviews-list li")).toHaveCount(2);
    await reviews.getByRole("link", { name: text.all }).click();
    await expect(page.locator(".product-reviews-list li")).toHaveCount(5);
    await page.goto(`${shop.url}${shop.tablet.path}?rpage=400&reviews=nonsense&stars=9`);
    await expect(firstReview(page)).toContainText("Words of buyer 1");
    await expect(page.locator(".product-reviews-list li")).toHaveCount(2);
  });

  test(`what is no longer sold says so and leads on (${language})`, async ({ page, context }) => {
    await inLanguage(context, shop.url, language);
    const response = await page.goto(shop.url + shop.gone.path);
    expect(response?.status()).toBe(410);
    await expect(page.getByText(text.gone)).toBeVisible();
    await expect(page.locator("#buy")).toHaveCount(0);
    const similar = page.getByRole("region", { name: text.similar });
    await similar.locator(".product-card h3 a").first().click();
    await expect(page).toHaveURL(/\/product\/default\//);
    await expect(page.locator("#buy")).toBeVisible();
  });

  test(`shared by plain links with the canonical address (${language})`, async ({ page, context }) => {
    await open(page, context, `${shop.tablet.path}?from=list&id=${shop.tablet.id}&variant=1`, language);
    const url = encodeURIComponent(shop.url + shop.tablet.path);
    const hrefs = await page
      .locator(".share-links a")
      .all()
      .then((links) => Promise.all(links.map((link) => link.getAttribute("href"))));
    expect(hrefs).toEqual([
      `https://t.me/share/url?url=${url}&text=Page%20tablet`,
      `https://wa.me/?text=Page%20tablet%20${url}`,
    ]);
  });
}

test("every other form of the address leads to the canonical one, with its query", async ({ page }) => {
  const { path, oldPath, id } = shop.renamed;
  for (const form of [oldPath, `/product/default/${id}`, path.toUpperCase(), oldPath.toUpperCase(), `${path}/`]) {
    const response = await page.goto(`${shop.url}${form}?from=list&id=${id}`);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveURL(`${shop.url}${path}?from=list&id=${id}`);
    expect((await response!.request().redirectedFrom()!.response())!.status()).toBe(301);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", shop.url + path);
  }
  expect((await page.goto(`${shop.url}/product/default/page-nothing`))?.status()).toBe(404);
});

test("thumbnails jump to their picture, and a picture is a link to its large form", async ({ page, context }) => {
  await open(page, context, shop.tablet.path);
  await page.locator(".product-gallery-thumbs a").nth(2).click();
  await expect(page).toHaveURL(/#picture-3$/);
  await expect(page.locator("#picture-3")).toBeInViewport({ ratio: 0.6 });
  const large = await page.locator("#picture-3 a").getAttribute("href");
  expect((await page.request.get(shop.url + large)).headers()["content-type"]).toBe("image/webp");
});

test("sold out, nothing is offered to press, and a press from an older page is refused", async ({ page, context }) => {
  await open(page, context, shop.soldOut.path);
  await expect(page.locator('button[formaction="/buy-now"]')).toHaveCount(0);
  await open(page, context, shop.lastOne.path);
  const token = await page.locator('#buy input[name="_xsrf"]').getAttribute("value");
  const answer = await context.request.post(`${shop.url}/buy-now`, {
    headers: { Accept: "text/html", Origin: shop.url },
    form: { product: shop.soldOut.id, quantity: 1, returnTo: shop.soldOut.path, _xsrf: token! },
  });
  expect(answer.status()).toBe(422);
  expect(await answer.text()).toContain("Sold out. Nothing was added.");
});
