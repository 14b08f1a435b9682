import { expect, test } from "@playwright/test";
import type { Language } from "../support/languages.ts";
import { hasTextBrowser, TextBrowser } from "../support/text-browser.ts";

// settled.md 11 and 34.

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    options: "Select options Beaded sandals",
    variant: "Choose a size",
    add: "Add to cart",
    cart: "View cart",
    quantity: "Quantity of",
    updateCart: "Update cart",
    coupon: "Discount code",
    useCoupon: "Apply",
    guest: "Check out as guest",
    name: "Full name",
    continue: "Continue",
    wrongPhone: "Enter a mobile number",
    change: "Change",
    thanks: "Order received, thank you",
    number: "Order number",
    show: "Show the order",
  },
  am: {
    options: "በዶቃ ያጌጠ ሰንደል አማራጭ ይምረጡ",
    variant: "መጠን ይምረጡ",
    add: "ወደ ጋሪ ያስገቡ",
    cart: "ጋሪዎን ይመልከቱ",
    quantity: "ብዛት፦",
    updateCart: "ጋሪውን ያድሱ",
    coupon: "የቅናሽ ኮድ",
    useCoupon: "ኮዱን ይጠቀሙ",
    guest: "ሳይመዘገቡ ይዘዙ",
    name: "ሙሉ ስም",
    continue: "ይቀጥሉ",
    wrongPhone: "ስህተት፦",
    change: "ይቀይሩ",
    thanks: "ትዕዛዝዎ ደርሶናል",
    number: "የትዕዛዝ ቁጥር",
    show: "ትዕዛዙን ይመልከቱ",
  },
};

for (const language of ["en", "am"] satisfies Language[]) {
  test(`from search to tracking in lynx (${language})`, async ({ baseURL }) => {
    test.skip(!hasTextBrowser(), "lynx is not installed: the purchase in a text browser was not walked");
    test.setTimeout(180_000);
    const say = WORDS[language];
    const lynx = new TextBrowser(`${baseURL}/track?lng=${language}`);
    const phone = new TextBrowser(`${baseURL}/track?lng=${language}`);
    try {
      await lynx.fill("", "beaded sandals", 2);
      await lynx.choose("");
      await lynx.choose(say.options!);
      await lynx.choose(say.variant!);
      await lynx.choose(say.add!);
      await lynx.choose(say.cart!);
      await lynx.fill(say.quantity!, "2");
      await lynx.choose(say.updateCart!);
      await lynx.fill(say.coupon!, "gulit 10");
      await lynx.choose(say.useCoupon!);
      const cart = await lynx.page();
      expect(cart).toContain("GULIT10");
      expect(cart).toMatch(/^ +39$/m);
      expect(cart).toMatch(/ 2 (items|ዕቃዎች)/);
      expect(cart).toContain("-240 ETB");

      await lynx.choose(say.guest!);
      await lynx.fill(say.name!, "Abebe Bikila");
      await lynx.fill(say.name!, "0911", 1);
      await lynx.choose(say.continue!);
      const refused = await lynx.page();
      expect(refused).toContain(say.wrongPhone);
      expect(refused).toContain("Abebe Bikila");
      await lynx.fill(say.name!, "+251 911 23 45 67", 1);
      await lynx.fill(say.name!, "Adama", 3);
      await lynx.fill(say.name!, "Behind the post office", 6);
      await lynx.choose(say.continue!);
      expect(await lynx.page()).toContain("0911 23 45 67");
      // Pickup: the second of the parcel's ways.
      await lynx.choose(say.change!, 2);
      // Lynx labels a button with a value by that value.
      await lynx.choose("(choices)");
      expect(await lynx.page()).toContain("2,160 ETB");
      await lynx.choose("(choices)", 1);

      const order = await lynx.page();
      expect(order).toContain(say.thanks);
      const number = /\b\d\d \d{4} \d{4}\b/.exec(order)?.[0];
      expect(number).toBeDefined();

      await phone.fill(say.number!, number!);
      await phone.fill("", "0911234567");
      await phone.choose(say.show!);
      const tracked = await phone.page();
      expect(tracked).toContain(number);
      expect(tracked).toContain("2,160 ETB");
    } finally {
      lynx.leave();
      phone.leave();
    }
  });
}
