import { expect, test, type Page } from "@playwright/test";
import { openEnhanced } from "../../support/enhanced.ts";
import { axeFaults } from "../../support/axe.ts";
import { findProducts } from "../../support/catalogue.ts";
import { inLanguage, type Language } from "../../support/languages.ts";
import { loginToken, newAccount, newContact } from "../../support/sign-in.ts";
import { listenForToasts } from "../../support/toasts.ts";

// Specification 2.9, 4.5, 4.6, 4.11.

const PASSWORD = "wall of mud and straw";
const words = {
  en: { saved: "Added to your wishlist", done: "Login Complete", used: "This link has already been used." },
  am: { saved: "ምኞት ዝርዝር", done: "በተሳካ ሁኔታ ገብተዋል", used: "ይህ ሊንክ ቀድሞ ጥቅም ላይ ውሏል።" },
} satisfies Record<Language, Record<string, string>>;

async function fillIn(page: Page, contact: string, password: string): Promise<void> {
  const form = page.locator('form:has(input[name="password"])');
  await form.locator('input[name="contact"]').fill(contact);
  await form.locator('input[name="password"]').fill(password);
  await form.locator("button.button-primary").click();
}

test("a guest saves a card far down a list: back to this very card, its heart filled and said (specification 4.6) (am)", async ({
  page,
  context,
  baseURL,
}) => {
  await inLanguage(context, "am");
  const contact = await newAccount(baseURL!, PASSWORD);
  await page.goto("/shop/sidebar/4cols");
  const button = page.locator(".product-card button[form=wish]").nth(12);
  const id = await button.getAttribute("value");
  await button.click();
  await fillIn(page, contact, PASSWORD);
  await expect(page).toHaveURL(`${baseURL}/shop/sidebar/4cols#wished-${id}`);
  const heart = page.locator(`.product-card a[name="wished-${id}"]`);
  await expect(heart).toBeInViewport();
  await expect(page.locator(".flash-banner")).toContainText(words.am.saved);
});

test("a sign-in link: please wait, then '/' with what became of it, once (specification 4.11, 8) (en)", async ({
  page,
  baseURL,
}, info) => {
  const q = await loginToken(baseURL!, newContact());
  const hasScripts = info.project.use.javaScriptEnabled !== false;
  // When a request begins, the referrer policy is not applied yet.
  const referers: Promise<string>[] = [];
  page.on("requestfinished", (request) => {
    // Chromium sends the whole address with font requests, whatever the policy says.
    if (request.resourceType() === "font") expect(new URL(request.url()).origin).toBe(baseURL);
    else referers.push(request.allHeaders().then(({ referer = "" }) => referer));
  });
  const said = hasScripts ? await listenForToasts(page) : [];
  for (const sentence of [words.en.done, words.en.used]) {
    await page.goto(`/token-login?q=${q}`);
    if (hasScripts) await expect.poll(() => said.join("\n")).toContain(sentence);
    else await page.locator(".token-login button").click();
    await expect(page).toHaveURL(`${baseURL}/`);
    if (hasScripts) await expect(page.locator(".flash-banner")).toHaveCount(0);
    else await expect(page.locator(".flash-banner")).toContainText(sentence);
  }
  page.removeAllListeners("requestfinished");
  expect((await Promise.all(referers)).filter((referer) => referer.includes(q))).toEqual([]);
});

test("with scripts, the sign-in opens over the page: Escape, Back, focus, wrong password, success (specification 2.9, 8) @js", async ({
  page,
  baseURL,
}) => {
  const complaints: string[] = [];
  page.on(
    "console",
    (message) => message.text().includes("Content Security Policy") && complaints.push(message.text()),
  );
  const data: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && data.push(request.url()));
  const contact = await newAccount(baseURL!, PASSWORD);
  const [product] = await findProducts(baseURL!, 1);
  const link = page.locator('header a[href^="/sign-in"]').first();
  // Where the dialog cannot be fetched, its page opens.
  await page.route("**/assets/sign-in-dialog*.js", (route) => route.abort());
  await openEnhanced(page, "/shop/compare");
  await link.click();
  await expect(page).toHaveURL(`${baseURL}/sign-in?next=%2Fshop%2Fcompare`);
  await page.unroute("**/assets/sign-in-dialog*.js");
  await openEnhanced(page, product!.path);
  const dialog = page.getByRole("dialog", { name: "Sign in" });
  await link.click();
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Sign in" })).toBeFocused();
  await expect(page).toHaveURL(`${baseURL}${product!.path}?modal=sign-in`);
  const width = (await dialog.boundingBox())!.width;
  expect(width).toBe(Math.min(575, page.viewportSize()!.width));
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(baseURL + product!.path);
  await link.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(baseURL + product!.path);
  expect(data).toEqual([]);

  const heart = page.locator(`button[form="wish"][value="${product!.id}"]`).first();
  await heart.click();
  await expect(dialog).toBeVisible();
  await fillIn(page, contact, "not the password");
  await expect(dialog.getByRole("alert")).toContainText("Wrong phone number, e-mail or password.");
  await expect(page).toHaveURL(`${baseURL}${product!.path}?modal=sign-in`);
  await fillIn(page, contact, PASSWORD);
  await expect(page).toHaveURL(`${baseURL}${product!.path}#wished-${product!.id}`);
  await expect(page.locator(".flash-banner")).toContainText("Added to your wishlist");
  await expect(page.locator('header a[href^="/sign-in"]')).toHaveCount(0);
  expect(complaints).toEqual([]);
});
