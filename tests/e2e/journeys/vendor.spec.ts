import { expect, test, type Page } from "@playwright/test";
import { pressFar } from "../../support/drawn.ts";
import { inLanguage, languagesInTurn, type Language } from "../../support/languages.ts";

// Specification 2.1 and 7.2; waitForURL waits for the whole document.

const texts = {
  en: {
    vendor: "Lucy Shoes",
    word: "lucy",
    field: "Name of the vendor",
    show: "Show vendors",
    everyone: "All vendors",
    search: "Search in Lucy Shoes",
    searchButton: "Search",
    shoe: "boots",
    category: "Women's shoes",
    cheapest: "Price: low to high",
    next: "Next",
    nothing: "has no products that match “qqqq”",
    whole: "All products of Lucy Shoes",
    nobody: "No vendor found",
    notFound: "Page not found",
    city: "Hawassa",
    rating: "Rating",
  },
  am: {
    vendor: "ሉሲ ጫማ",
    word: "ሉሲ",
    field: "የሻጩ ስም",
    show: "ሻጮችን ያሳዩ",
    everyone: "ሁሉም ሻጮች",
    search: "በ«ሉሲ ጫማ» ሱቅ ይፈልጉ",
    searchButton: "ይፈልጉ",
    shoe: "ቦት",
    category: "የሴቶች ጫማ",
    cheapest: "ዋጋ፦ ከዝቅተኛ ወደ ከፍተኛ",
    next: "ቀጣይ",
    nothing: "ከ«qqqq» ጋር የሚዛመድ ዕቃ የለውም",
    whole: "ሁሉም የ«ሉሲ ጫማ» ዕቃዎች",
    nobody: "ምንም ሻጭ አልተገኘም",
    notFound: "ገጹ አልተገኘም",
    city: "ሐዋሳ",
    rating: "ደረጃ",
  },
} satisfies Record<Language, Record<string, string>>;

async function openStore(page: Page, t: (typeof texts)[Language]) {
  await page.goto("/vendors");
  await page.getByLabel(t.field, { exact: true }).fill(t.word);
  await page.getByRole("button", { name: t.show }).click();
  await page.waitForURL(/\/vendors\?name=/);
  await page.getByRole("link", { name: t.vendor, exact: true }).click();
  await page.waitForURL(/\/vendor-store\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.vendor);
}

const cards = (page: Page) => page.locator(".store-products-grid .product-card");

for (const language of languagesInTurn(0)) {
  const t = texts[language];

  test.describe(language, () => {
    test.beforeEach(({ context, baseURL }) => inLanguage(context, baseURL!, language));

    test("the directory is in the foot of every page", async ({ page }) => {
      await page.goto("/shop/cart");
      await pressFar(page.locator("footer").getByRole("link", { name: t.everyone }));
      await page.waitForURL("**/vendors");
      await expect(page.locator(".vendor-card")).toHaveCount(24);
      await pressFar(page.getByRole("link", { name: t.next, exact: true }));
      await page.waitForURL("**/vendors?page=2");
      await expect(page.locator(".vendor-card")).toHaveCount(24);
    });

    test("a vendor by name, a word in its store, a category, an order, a page", async ({ page }) => {
      await openStore(page, t);
      await expect(cards(page)).toHaveCount(24);

      await page.getByRole("searchbox", { name: t.search }).fill(t.shoe);
      await page.getByRole("search", { name: t.search }).getByRole("button", { name: t.searchButton }).click();
      await page.waitForURL(/\/vendor-store\/\d+\?name=/);
      await expect(page.getByRole("searchbox", { name: t.search })).toHaveValue(t.shoe);
      const found = await cards(page).count();
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(24);

      await page.goBack();
      await page.getByRole("link", { name: t.category }).first().click();
      await page.waitForURL(/\?category=womens-shoes$/);
      await expect(page.getByRole("heading", { level: 2, name: t.category })).toBeVisible();

      await page.goBack();
      await page.getByRole("link", { name: t.cheapest }).click();
      await page.waitForURL(/\?sort=price$/);
      const shown = await page.locator(".store-products-grid .price strong").allTextContents();
      const prices = shown.map((price) => Number(price.replace(/\D/g, "")));
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));

      const first = await cards(page).locator("h3").allTextContents();
      await pressFar(page.getByRole("link", { name: t.next, exact: true }));
      await page.waitForURL(/\?sort=price&page=2&after=/);
      await expect(cards(page)).toHaveCount(24);
      const second = await cards(page)
        .locator("h3 a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(new Set(second).size).toBe(24);
      expect(await cards(page).locator("h3").allTextContents()).not.toEqual(first);
    });

    test("words that the store has nothing for lead back to all of it", { tag: "@full" }, async ({ page }) => {
      await openStore(page, t);
      await page.getByRole("searchbox", { name: t.search }).fill("qqqq");
      await page.getByRole("search", { name: t.search }).getByRole("button", { name: t.searchButton }).click();
      await expect(page.getByText(t.nothing)).toBeVisible();
      await page.getByRole("link", { name: t.whole }).click();
      await expect(cards(page)).toHaveCount(24);
    });

    test("a good leads to its vendor's store", async ({ page }) => {
      await page.goto("/product/default/yirgacheffe-coffee");
      await page.locator('main a[href^="/vendor-store/"]').first().click();
      await page.waitForURL(/\/vendor-store\/\d+$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        language === "am" ? "ጌዴኦ የቡና ቤት" : "Gedeo Coffee House",
      );
      await expect(page.locator(".store-head-banner")).toBeVisible();
    });

    test("the cart leads to the store of each of its vendors", { tag: "@full" }, async ({ page }) => {
      await page.goto("/product/default/yirgacheffe-coffee");
      await page.locator("#buy .button-outline").first().click();
      await expect(page.getByRole("status").first()).toBeVisible();
      await page.goto("/shop/cart");
      await page.locator(".cart-vendor-name a").click();
      await page.waitForURL(/\/vendor-store\/\d+$/);
    });

    test("the directory by city, best rated first, and back to everybody", { tag: "@full" }, async ({ page }) => {
      await page.goto("/vendors");
      await page.locator('select[name="city"]').selectOption("Hawassa");
      await page.getByRole("button", { name: t.show }).click();
      await page.getByRole("link", { name: t.rating, exact: true }).click();
      await page.waitForURL("**/vendors?city=Hawassa&sort=rating");
      const places = await page.locator(".vendor-card-city").allTextContents();
      expect(places.length).toBeGreaterThan(1);
      for (const place of places) expect(place.trim()).toBe(t.city);
      await page.goto("/vendors?name=qqqq");
      await expect(page.getByText(t.nobody)).toBeVisible();
      await page.locator(".empty-state a").click();
      await expect(page.locator(".vendor-card")).toHaveCount(24);
    });

    test("an unknown vendor has the shop's page for what is not there", async ({ page }) => {
      for (const id of ["999999", "0", "abc", "%E0%A4%A"]) {
        const response = await page.goto(`/vendor-store/${id}`);
        expect([400, 404]).toContain(response!.status());
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      }
      const response = await page.goto("/vendor-store/999999");
      expect(response!.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.notFound);
    });
  });
}
