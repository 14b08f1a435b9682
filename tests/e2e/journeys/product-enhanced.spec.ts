import { expect, test, type Page } from "@playwright/test";
import { enhanced, openEnhanced } from "../../support/enhanced.ts";

/** A clock that the test sets; the page's clocks start from the time at which it was served. */
async function installClock(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(window, { timeline: performance }));
  await page.clock.install();
  await page.addInitScript(() => {
    const { timeline } = window as unknown as { timeline: Performance };
    performance.getEntriesByType = (kind) => timeline.getEntriesByType(kind);
  });
}

const COFFEE = "/product/default/yirgacheffe-coffee";
const COAT = "/product/default/womens-coat-light-fabric";
/** Its sale ends eleven days after the market was loaded. */
const DEAL = "/product/default/car-radio-with-7-inch-screen";

test("Buy Now is nobody's quick add: before and after its scripts it leaves the page once @js", async ({ page }) => {
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(new URL(request.url()).pathname));
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(COFFEE);
  await page.locator("#buy").getByRole("button", { name: "Buy Now" }).dblclick({ noWaitAfter: true });
  await expect(page).toHaveURL("/shop/guest-checkout");
  await page.unroute("**/assets/*.js");
  await openEnhanced(page, COFFEE);
  await page.locator("#buy").getByRole("button", { name: "Buy Now" }).click();
  await expect(page).toHaveURL("/shop/guest-checkout");
  expect(posts).toEqual(["/buy-now", "/buy-now"]);

  // Also while an addition is on its way.
  await page.route("**/assets/*.js", (route) => route.abort());
  let answered = () => {};
  const answer = new Promise<void>((resolve) => (answered = resolve));
  await page.route("**/cart/lines", async (route) => {
    await answer;
    await route.abort().catch(() => {});
  });
  await page.goto(COFFEE);
  const adding = page.waitForRequest("**/cart/lines");
  await page.locator("#buy").getByRole("button", { name: "Add to cart" }).click();
  await adding;
  await page.locator("#buy").getByRole("button", { name: "Buy Now" }).click();
  await expect(page).toHaveURL("/shop/guest-checkout");
  answered();
});

test("with scripts, a picture opens over the page: next, zoom, Escape, and the focus is back @js", async ({ page }) => {
  const refused: string[] = [];
  page.on("console", (message) => message.text().includes("Content Security Policy") && refused.push(message.text()));
  await openEnhanced(page, COFFEE);
  await page.locator("#picture-1 a").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText("1 / 2");
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog).toContainText("2 / 2");
  const second = (await dialog.getByRole("img").getAttribute("src"))!;
  await page.keyboard.press("ArrowLeft");
  await expect(dialog).toContainText("1 / 2");
  await expect(dialog.getByRole("img")).not.toHaveAttribute("src", second);
  // The computed value of pan-x pan-y pinch-zoom.
  await expect(dialog.locator(".picture-dialog-view")).toHaveCSS("touch-action", "manipulation");
  const width = async () => (await dialog.getByRole("img").boundingBox())!.width;
  const before = await width();
  await dialog.getByRole("button", { name: "Zoom in" }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.8);
  await dialog.getByRole("button", { name: "Zoom out" }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("#picture-1 a")).toBeFocused();
  await expect(page).toHaveURL(COFFEE);
  expect(refused).toEqual([]);

  // Where the dialog cannot be fetched, the picture itself opens.
  await openEnhanced(page, COFFEE);
  await page.route("**/assets/picture-dialog*.js", (route) => route.abort());
  // The headless shell shows no picture documents, so the request is checked.
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  const href = await page.locator("#picture-1 a").getAttribute("href");
  await page.locator("#picture-1 a").click();
  expect(new URL((await asked).url()).pathname).toBe(href);
});

test("with scripts, the deal's end counts down in its room, the number has buttons and bounds, the address is copied @js", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: baseURL! });
  await installClock(page);
  await page.goto(DEAL);
  const line = page.locator(".deal-end");
  const height = (await line.boundingBox())!.height;
  await enhanced(page);
  const clock = line.locator("[aria-hidden]");
  await expect(clock).toHaveText(/^Ends in \d+d \d+h \d+m \d\ds$/);
  const first = await clock.innerText();
  await page.clock.runFor(1_000);
  await expect(clock).not.toHaveText(first);
  expect((await line.boundingBox())!.height).toBe(height);
  const number = page.locator("#quantity");
  const most = Number(await number.getAttribute("max"));
  await page.getByRole("button", { name: "One less" }).click();
  await expect(number).toHaveValue("1");
  await number.fill(String(most - 1));
  for (let press = 0; press < 2; press += 1) await page.getByRole("button", { name: "One more" }).click();
  await expect(number).toHaveValue(String(most));
  await page.getByRole("button", { name: "One less" }).click();
  await expect(number).toHaveValue(String(most - 1));
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied." })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.clock.fastForward(12 * 24 * 60 * 60 * 1000);
  await expect(clock).toHaveCount(0);
  await expect(line).toContainText("Ends ");
});

test("pressed in the bar, a missing choice comes into view above it and says what is missing @js @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  // On a slow connection the press comes before this part of the page's scripts.
  await page.route("**/assets/product-parts-*.js", (route) => route.abort());
  await openEnhanced(page, COAT);
  await page.locator("#reviews").scrollIntoViewIfNeeded();
  const bar = page.locator(".buy-bar");
  await bar.getByRole("button", { name: "Add to cart" }).click();
  const reason = page.locator(".variant-choice-error");
  await expect(reason).toContainText("Choose a colour and a size.");
  await expect(reason).toBeInViewport();
  const [said, covered] = [(await reason.boundingBox())!, (await bar.boundingBox())!];
  expect(said.y + said.height).toBeLessThan(covered.y);
});

test("each screen has one way to buy: the bar, or the form's own buttons @js @phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openEnhanced(page, COFFEE);
  const bar = page.locator(".buy-bar");
  await page.locator(".buy-row").evaluate((row) => row.scrollIntoView({ block: "center" }));
  await expect(bar).toBeHidden();
  await page.locator("#reviews").evaluate((heading) => heading.scrollIntoView({ block: "start" }));
  await expect(bar).toBeVisible();
  await expect(bar.getByRole("button", { name: "Buy Now" })).toBeInViewport();
});

test("a phone's first screen has the picture from edge to edge and the price above 500 px @js @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(COFFEE);
  const picture = (await page.locator("#picture-1").boundingBox())!;
  expect([picture.x, picture.width, picture.height]).toEqual([0, 360, 280]);
  const price = (await page.locator(".buy-price .price").boundingBox())!;
  expect(price.y + price.height).toBeLessThanOrEqual(500);
});
