import { expect, test, type Page, type Request } from "@playwright/test";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { addToCart, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { findProducts } from "../../support/catalogue.ts";
import { enhanced } from "../../support/enhanced.ts";
import { loginToken, newContact } from "../../support/sign-in.ts";

// Each script that writes, once. Additions without a connection: offline.spec.ts.

const PRODUCT = "/product/default/yirgacheffe-coffee";

async function writesOf(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const isSought = (request: Request) => request.method() === "POST" && new URL(request.url()).pathname === path;
  const [request] = await Promise.all([page.waitForRequest(isSought), act()]);
  const cookies = await page.context().cookies();
  const headers = await request.allHeaders();
  expect(headers).toMatchObject({ accept: "application/json", "content-type": "application/json" });
  expect(headers["x-xsrf-token"], path).toBe(cookies.find(({ name }) => name === "XSRF-TOKEN")!.value);
  const values: unknown[] = Object.values(request.postDataJSON());
  expect(values.every((value) => typeof value === "string")).toBe(true);
  expect((await request.response())!.status(), path).toBe(200);
}

test("own scripts write JSON with X-XSRF-TOKEN (specification 7.1): product, newsletter, city, look", async ({
  page,
}) => {
  await page.goto(PRODUCT);
  await writesOf(page, "/cart/lines", () => page.locator("#buy .button-outline").first().click());
  await writesOf(page, "/compare/items", () => page.locator('form[action="/compare/items"] button').first().click());
  await enhanced(page);
  await writesOf(page, "/preferences", () => page.locator("#city").selectOption("Adama"));
  await page.locator(".footer-newsletter-form [name=email]").fill(newContact());
  await writesOf(page, "/newsletter", () => page.locator(".footer-newsletter-form button").click());
});

test("own scripts write JSON with X-XSRF-TOKEN (specification 7.1): cart and checkout", async ({
  page,
  context,
  baseURL,
}) => {
  const visitor = new Visitor(baseURL!);
  await addToCart(visitor, [(await findProducts(baseURL!, 3))[2]!.id]);
  await sendDetails(visitor);
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: baseURL! })));
  await page.goto("/shop/cart");
  await enhanced(page);
  await writesOf(page, "/cart/lines/update", () => page.locator(".cart-line-more").first().click());
  await page.goto("/shop/guest-checkout?step=2");
  await enhanced(page);
  await writesOf(page, "/shop/guest-checkout", () => page.locator('input[name="payment"]').last().check());
});

test("own scripts write JSON with X-XSRF-TOKEN (specification 7.1): signing in", async ({ page, baseURL }) => {
  const contact = newContact();
  await page.goto(`/token-login?q=${await loginToken(baseURL!, contact, { password: "coffee at seven" })}`);
  await expect(page).toHaveURL("/");
  await page.context().clearCookies();
  await page.goto("/shop/sidebar/list");
  await enhanced(page);
  await page.locator('header a[href^="/sign-in"]').first().click();
  const dialog = page.locator("[role=dialog]");
  await dialog.locator('input[name="contact"]').fill(contact);
  await dialog.locator('input[name="password"]').fill("coffee at seven");
  await writesOf(page, "/sign-in", () => dialog.locator('form[action="/sign-in"] button').last().click());
});
