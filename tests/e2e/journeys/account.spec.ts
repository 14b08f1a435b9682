import { expect, test } from "@playwright/test";
import { signInBrowser } from "../../support/sign-in.ts";

// design.md 5, 6.

test("an address is refused at its field, added, changed and removed; signing out everywhere ends it", async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL!, { name: "Abebe Kebede" });
  await page.goto("/account");
  await expect(page.getByRole("link", { name: "Account of Abebe" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Addresses" }).click();
  await page.getByLabel("Full name").fill("Abebe Kebede");
  await page.getByLabel("Phone number").fill("12345");
  await page.getByLabel("Region").selectOption("oromia");
  await page.getByLabel("City", { exact: true }).fill("Adama");
  await page.getByLabel("Kebele, house or landmark").fill("Beside the post office");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page).toHaveTitle(/^Error: Addresses/);
  const summary = page.getByRole("alert");
  await summary.getByRole("link", { name: "Enter a mobile number" }).click();
  await expect(page.getByLabel("Phone number")).toBeFocused();
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Adama");
  await page.getByLabel("Phone number").fill("0912 345 678");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByText("Address added.").first()).toBeVisible();

  await page.getByRole("link", { name: "Edit the address of Abebe Kebede, Adama" }).click();
  await page.getByLabel("City", { exact: true }).fill("Bishoftu");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByRole("button", { name: "Remove the address of Abebe Kebede, Bishoftu" }).click();
  await expect(page.getByText("No addresses yet. Add one so")).toBeVisible();

  await page.goto("/account/sessions");
  await page.getByRole("button", { name: "Sign out everywhere", exact: true }).click();
  await expect(page.getByText("You are signed out everywhere.").first()).toBeVisible();
  await page.goto("/account");
  await expect(page).toHaveURL(/\/sign-in\?next=%2Faccount$/);
});
