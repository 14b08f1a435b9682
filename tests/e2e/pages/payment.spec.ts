import { expect, test } from "@playwright/test";
import { buy } from "../../support/buying.ts";
import { takeOver } from "../../support/sign-in.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";

// settled.md 13: only a browser applies form-action. Chapa's faults: tests/e2e/http/payment.spec.ts.

test("from the page of the payment to Chapa and back, where the shop asks by itself what became of it", async ({
  page,
  context,
  baseURL,
}) => {
  const own = new Visitor(baseURL!);
  const { publicId } = await buy(own, { payment: "chapa" });
  await takeOver(context, own);
  await page.goto(`/orders/${publicId}/pay`);
  await page.getByRole("button", { name: /^Pay [\d,.]+\sETB$/ }).click();
  await expect(page.getByRole("heading", { name: "Chapa" })).toBeVisible();
  await page.getByRole("link", { name: "success" }).click();
  await expect(page).toHaveURL(`${baseURL}/orders/${publicId}`);
  await page.goto(`/orders/${publicId}/pay`);
  await expect(page.getByText("We received your payment.")).toBeVisible();
});
