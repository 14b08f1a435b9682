import { expect, test, type Page, type Request } from "@playwright/test";
import { enhanced } from "../../support/enhanced.ts";
import { newContact } from "../../support/sign-in.ts";

// All others go through the same module: tests/build/json-writes.test.ts. Additions without a connection: offline.spec.ts.

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
