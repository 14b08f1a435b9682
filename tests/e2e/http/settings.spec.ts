import { afterAll, beforeAll, expect, test } from "vitest";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { openOwnDesk } from "../../support/desk.ts";
import { workersShop } from "../../support/own-shop.ts";

// Specification 2.5, 2.6, 4.6, 4.9.

const shop = await workersShop();
let owner: Visitor;
const forget = () => shop.run("DELETE FROM shop_setting");
beforeAll(async () => {
  await forget();
  owner = await openOwnDesk(shop, "owner");
});
afterAll(forget);

const DESK = "/desk/settings";
const seenAt = (html: string) => /name="seen" value="(\d+)"/.exec(html)?.[1] ?? "";
/** A stale page is served once while the new one is made. */
const home = async () => (await new Visitor(shop.url).get("/")).text;

const reach = (html: string) => /<div class="reach-us">[\s\S]*?<\/div>/.exec(html)![0];

test("an owner sets them in one form, every page follows, and one press undoes it", async () => {
  const { text } = await owner.get(DESK);
  expect(text).toContain("Shoppers can only write to you by the form in the help center");
  expect(text).toContain("because they are empty: Legal name, Taxpayer number (TIN)");
  expect(await home()).not.toContain("other-home");
  expect(reach(await home())).toContain('href="/pages/help-center#contact">24/7 friendly support');
  const help = async () => (await new Visitor(shop.url).get("/pages/help-center")).text;
  expect(await help()).toContain('action="/help/questions"');
  expect(await help()).toContain('form="main-form"');
  const asked = { homeLayout: "other", newsletter: "on", phone: "0911234567", jobs: "https://jobs.shop.et/" };
  const { status } = await owner.post(DESK, { intent: "save", seen: seenAt(text), ...asked });
  expect(status).toBe(303);
  await expect.poll(home).toContain("other-home");
  const page = await home();
  expect(page).toContain("data-newsletter=");
  expect(page).toContain('href="https://jobs.shop.et/"');
  await expect.poll(help).toContain("tel:+251911234567");
  expect(await help()).not.toContain('action="/help/questions"');
  expect(await help()).not.toContain('form="main-form"');
  expect(reach(await home())).toContain("Call us: 0911 23 45 67");

  const after = (await owner.get(DESK)).text;
  expect(after).toContain('value="https://jobs.shop.et/"');
  const [, event = ""] = /name="event" value="(\d+)"/.exec(after) ?? [];
  expect((await owner.post(DESK, { intent: "undo", event, seen: seenAt(after) })).status).toBe(303);
  await expect.poll(home).not.toContain("other-home");
  expect(await home()).not.toContain("jobs.shop.et");
});
