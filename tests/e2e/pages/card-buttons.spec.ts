import { expect, test, type Page } from "@playwright/test";
import { sentFields } from "../../support/sent-fields.ts";

// docs/decisions/0041.

const ADD = ".product-card button[form=add]";

function additionsOf(page: Page): { product: string | null; isPlain: boolean }[] {
  const posts: { product: string | null; isPlain: boolean }[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || new URL(request.url()).pathname !== "/cart/lines") return;
    posts.push({ product: sentFields(request)["product"] ?? null, isPlain: request.isNavigationRequest() });
  });
  return posts;
}

test("two cards that are pressed one after the other are both added, one that waits only once", async ({ page }) => {
  const posts = additionsOf(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/cart/lines", (route) => held.then(() => route.continue()));
  await page.goto("/shop/sidebar/4cols");
  const [one, other] = [page.locator(ADD).first(), page.locator(ADD).nth(1)];
  const products = [await one.getAttribute("value"), await other.getAttribute("value")];
  const atRest = await one.evaluate((button) => getComputedStyle(button).backgroundColor);
  await one.click();
  await expect(one).not.toHaveCSS("background-color", atRest);
  await one.click();
  await other.click();
  await one.click();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(2);
  release();
  await expect(page.locator("[data-cart-count]").first()).toHaveText("2");
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expect(one).toHaveCSS("background-color", atRest);
  expect(posts).toEqual(products.map((product) => ({ product, isPlain: false })));
  await one.click();
  await expect(page.locator("[data-cart-count]").first()).toHaveText("3");
});

test("a press that was refused without an effect is sent plainly, for the same product", async ({ page }) => {
  const posts = additionsOf(page);
  await page.route("**/cart/lines", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 403, body: "" }),
  );
  await page.goto("/shop/sidebar/4cols");
  const product = await page.locator(ADD).nth(2).getAttribute("value");
  const back = page.waitForNavigation();
  await page.locator(ADD).nth(2).click();
  await back;
  expect(posts).toEqual([
    { product, isPlain: false },
    { product, isPlain: true },
  ]);
  await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
});

test("an answer that comes before the script that tells it waits for it, and is told once", async ({ page }) => {
  const posts = additionsOf(page);
  let script = "";
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    script = /<div class="later-styles"><script[^>]*>([\s\S]*?)<\/script>/.exec(html)![1]!;
    await route.fulfill({ response, body: html.replace(script, "") });
  });
  // A page that has ended without the script would reload (broken-connection.spec).
  await page.addInitScript(() => Object.defineProperty(document, "readyState", { value: "loading" }));
  await page.goto("/");
  const button = page.locator(ADD).first();
  const answer = page.waitForResponse("**/cart/lines");
  await button.click();
  await (await answer).finished();
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await page.evaluate(script);
  await expect(page.locator("[data-cart-count]").first()).toHaveText("1");
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  await expect(page.locator(".toast")).toHaveCount(1);
  expect(posts).toHaveLength(1);
});
