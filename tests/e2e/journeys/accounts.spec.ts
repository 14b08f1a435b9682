import { expect, test } from "@playwright/test";
import { findProducts } from "../../support/catalogue.ts";
import { toldTo } from "../../support/serve-outside.ts";
import { newContact } from "../../support/sign-in.ts";

// Specification 2.9.

test("register by code with a full cart, sign out, sign in again: the cart is there", async ({ page, baseURL }) => {
  const [product] = await findProducts(baseURL!, 1);
  const contact = newContact();
  await page.goto(product!.path);
  await page
    .getByRole("button", { name: /^Add to cart/ })
    .first()
    .click();
  // The badge counts optimistically; the sentence is the shop's answer.
  await expect(page.getByText(/^Added to cart: /).first()).toBeVisible();

  await page.goto("/register?next=/shop/cart");
  await page.getByLabel("Your name").fill("Hana Bekele");
  await page.getByLabel("Phone number or e-mail").fill("hana");
  await page.getByLabel("Password", { exact: true }).fill("coffee at seven");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a phone number such as 0912 34 56 78");
  await expect(page.getByLabel("Your name")).toHaveValue("Hana Bekele");
  await page.getByLabel("Phone number or e-mail").fill(contact);
  await page.getByLabel("Password", { exact: true }).fill("coffee at seven");
  await page.getByRole("button", { name: "Register" }).click();

  await expect(page.getByText(contact)).toBeVisible();
  expect(page.url()).not.toContain(encodeURIComponent(contact));
  const [told] = await toldTo(baseURL!, contact);
  await page.getByLabel("6-digit code").fill(/\d{6}/.exec(told!.text)![0]);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/shop\/cart$/);
  await expect(page.getByText("Your account is ready")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();

  await page.goto("/account");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(
    page.getByRole("link", { name: "Cart, empty" }).or(page.getByRole("link", { name: "Cart", exact: true })),
  ).toBeVisible();

  await page.goto("/sign-in?next=/shop/cart");
  await page.getByLabel("Phone number or e-mail").fill(contact.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill("wrong passphrase");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Wrong phone number, e-mail or password.");
  await page.getByLabel("Password", { exact: true }).fill("coffee at seven");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/shop\/cart$/);
  await expect(page.getByText("Welcome, Hana Bekele.")).toBeVisible();
  await expect(page.locator(`main a[href="${product!.path}"]`).first()).toBeVisible();
});
