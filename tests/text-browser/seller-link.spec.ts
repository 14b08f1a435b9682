import { expect, test } from "@playwright/test";
import { linkOfSale } from "../support/desk.ts";
import { hasTextBrowser, TextBrowser } from "../support/text-browser.ts";

// settled.md 43.

test("a seller confirms, sends and hands over by the link, in lynx", async ({ baseURL }) => {
  test.skip(!hasTextBrowser(), "lynx is not installed: a seller's link was not opened in a text browser");
  test.setTimeout(120_000);
  const { link, number } = await linkOfSale(baseURL!);
  const lynx = new TextBrowser(`${baseURL}${link}?lng=en`);
  try {
    const sold = await lynx.page();
    expect(sold).toContain(`${number.slice(0, 2)} ${number.slice(2, 6)} ${number.slice(6)}`);
    expect(sold).toContain("0911 23 45 67");
    await lynx.choose("Confirm the order");
    expect(await lynx.page()).toMatch(/Now: +Confirmed/);
    await lynx.choose("It is on its way");
    expect(await lynx.page()).toMatch(/Now: +On the way/);
    await lynx.choose("I handed it over");
    const over = await lynx.page();
    expect(over).toMatch(/Now: +Delivered/);
    expect(over).not.toContain("0911 23 45 67");
  } finally {
    lynx.leave();
  }
});
