import { expect, test } from "@playwright/test";
import { findProducts } from "../../support/catalogue.ts";
import { signInBrowser } from "../../support/sign-in.ts";

// Specification 2.5, 4.8.

test("four products looked at stand on home, newest first, beside Near You, with what may follow below them", async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL!);
  const products = await findProducts(baseURL!, 4);
  for (const { path } of products) await page.goto(path);
  const cards = page.locator("#recentlyViewed .product-card").getByRole("heading").getByRole("link");
  // Views are stored after the answer.
  await expect(async () => {
    await page.goto("/");
    await expect(cards).toHaveCount(4, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("heading", { name: "Recently Viewed" })).toBeVisible();
  const seen = products.map(({ path }) => path).toReversed();
  expect(await cards.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(seen);
  const recommended = page.locator("#recommendedForYou");
  await expect(recommended.getByRole("heading", { name: "Recommended for you" })).toBeVisible();
  const boxes = ["#nearYou", "#recentlyViewed", "#recommendedForYou"].map((id) => page.locator(id).boundingBox());
  const [left, right, below] = await Promise.all(boxes);
  const isWide = page.viewportSize()!.width >= 768;
  expect(Math.abs(left!.y - right!.y) < 2).toBe(isWide);
  expect(below!.y).toBeGreaterThan(right!.y + right!.height);
  await page.locator("#recentlyViewed").getByRole("link", { name: "See all Recently Viewed" }).click();
  await expect(page.locator("main .product-card")).toHaveCount(4);
});
