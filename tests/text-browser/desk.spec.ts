import { expect, test } from "@playwright/test";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import { linkOfSale, operator } from "../support/desk.ts";
import { toldTo } from "../support/serve-outside.ts";
import { signIn } from "../support/sign-in.ts";
import { hasTextBrowser, TextBrowser } from "../support/text-browser.ts";

// settled.md 44.

const PASSWORD = "five looms and a kettle";

test("staff open the desk, confirm a parcel and cancel the order, in lynx", async ({ baseURL }) => {
  test.skip(!hasTextBrowser(), "lynx is not installed: the desk was not worked in a text browser");
  test.setTimeout(180_000);
  const { number } = await linkOfSale(baseURL!);
  const { contact } = await signIn(new Visitor(baseURL!), { name: "Staff Lynx", password: PASSWORD });
  expect((await operator(baseURL!, "/operator/staff", { operation: "grant", contact, role: "orders" })).status).toBe(
    200,
  );
  const lynx = new TextBrowser(`${baseURL}/sign-in?lng=en`);
  try {
    await lynx.fill("Phone number or e-mail", contact);
    await lynx.fill("", PASSWORD);
    // Past the box that shows the password.
    await lynx.choose("", 1);
    await lynx.go(`${baseURL}/desk`);
    await lynx.choose("Send the code");
    const [, code] = /^(\d{6}) /.exec((await toldTo(baseURL!, contact)).at(-1)!.text)!;
    await lynx.fill("Change log", code!, 1);
    await lynx.choose("");
    expect(await lynx.page()).toContain("parcels to confirm");

    await lynx.go(`${baseURL}/desk/orders/${number}`);
    expect(await lynx.page()).toContain("0911 23 45 67");
    await lynx.choose("Confirm");
    expect(await lynx.page()).toMatch(/Parcel 1: .*Confirmed/);
    // Lynx labels a button with a value by that value; the reason follows the note.
    await lynx.fill("(note)", "The seller closed", 1);
    await lynx.choose("(cancelOrder)");
    const cancelled = await lynx.page();
    expect(cancelled).toContain("The order was cancelled. The shopper has been told.");
    expect(cancelled).toContain("The seller closed");
  } finally {
    lynx.leave();
  }
});
