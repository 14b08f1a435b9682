import { describe, expect, test } from "vitest";
import { outsideDefaults } from "../../../app/domain/pages/outside-links.ts";
import {
  deskSettings,
  settingDefault,
  shopSettings,
  typedSetting,
} from "../../../app/domain/settings/shop-settings.ts";

// settled.md 19, docs/decisions/0086.

test("a shop that set nothing has the defaults: the current home, no newsletter, Reading B, Buy Now to the checkout", () => {
  expect(shopSettings({})).toEqual({
    homeLayout: "current",
    opensNewsletter: false,
    hasMerchantFeed: false,
    contact: { phone: null, email: null, telegram: null, hours: [] },
    securityContact: "",
    outside: outsideDefaults,
    signInToAdd: [],
    buyNow: "checkout",
  });
});

test("what is stored holds, and what is empty, unknown or of another kind does not (2.6, 4.6, 4.9)", () => {
  const jobs = "https://jobs.shop.et/";
  const stored = {
    homeLayout: "other",
    newsletter: "on",
    jobs,
    company: "",
    signInToAdd: "homeCard nowhere",
    buyNow: "cart",
  };
  expect(shopSettings(stored)).toMatchObject({
    homeLayout: "other",
    opensNewsletter: true,
    outside: { ...outsideDefaults, jobs },
    signInToAdd: ["homeCard"],
    buyNow: "cart",
  });
  expect(shopSettings({ homeLayout: "Other", newsletter: "1", hours: "always", buyNow: "now", price: "1" })).toEqual(
    shopSettings({}),
  );
});

describe("a setting as it is typed", () => {
  test.each([
    ["homeLayout", "other", "other"],
    ["newsletter", "on", "on"],
    ["phone", " 0911 23  45 67 ", "0911 23 45 67"],
    ["telegram", "@gulit_shop", "@gulit_shop"],
    ["hours", "Mo-Fr 08:00-18:00; Sa 09:00-13:00", "Mo-Fr 08:00-18:00; Sa 09:00-13:00"],
    ["securityContact", "mailto:a@b.et  https://b.et/x", "mailto:a@b.et https://b.et/x"],
    ["tin", "001 234-5678", "0012345678"],
    ["vatRate", "15 %", "15"],
    ["silentCancels", " 20 ", "20"],
    ["sellerPortal", "https://sellers.shop.et/register?a=1", "https://sellers.shop.et/register?a=1"],
  ] as const)("%s %j is kept as %j", (name, typed, kept) => expect(typedSetting(name, typed)).toBe(kept));

  test.each([
    ["homeLayout", "third"],
    ["newsletter", "yes"],
    ["email", "help@shop"],
    ["securityContact", "mailto:a@b.et a@b.et"],
    ["silentCancels", "0"],
    ["silentCancels", "1000"],
    ["company", "shop.et"],
    ["company", "http://shop.et/"],
    ["company", "https://a:b@shop.et/"],
    ["company", 'https://shop.et/"><b'],
    ["company", `https://shop.et/${"a".repeat(300)}`],
  ] as const)("%s %j is refused", (name, typed) => expect(typedSetting(name, typed)).toBeNull());

  test("nothing and each default can be saved as it is shown", () => {
    for (const name of deskSettings) {
      expect(typedSetting(name, " ")).toBe("");
      expect(typedSetting(name, settingDefault(name))).toBe(settingDefault(name));
    }
  });
});
