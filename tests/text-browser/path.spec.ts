import { expect, test } from "@playwright/test";
import { Visitor } from "../../scripts/steps/shopper/visitor.ts";
import type { Language } from "../support/languages.ts";
import { toldTo } from "../support/serve-outside.ts";
import { hasTextBrowser, TextBrowser } from "../support/text-browser.ts";

// Decisions 60 and 65.

const WORDS: Record<Language, Record<string, string>> = {
  en: {
    add: "Add to cart",
    cart: "View cart",
    guest: "Check out as guest",
    name: "Full name",
    continue: "Continue",
    heading: "Enter the code we sent by SMS to",
    field: "6-digit code",
    confirm: "Confirm the order",
    wrong: "That code is wrong or has expired.",
    done: "Your phone is confirmed, and we're telling the seller.",
  },
  am: {
    add: "ወደ ጋሪ ያስገቡ",
    cart: "ጋሪዎን ይመልከቱ",
    guest: "ሳይመዘገቡ ይዘዙ",
    name: "ሙሉ ስም",
    continue: "ይቀጥሉ",
    heading: "በኤስኤምኤስ የላክነውን ኮድ ያስገቡ",
    field: "ባለ 6 አኃዝ ኮድ",
    confirm: "ትዕዛዙን ያረጋግጡ",
    wrong: "ኮዱ ትክክል አይደለም",
    done: "ስልክዎ ተረጋግጧል",
  },
};

const words = (page: string) => page.replace(/\s+/g, " ");

for (const language of ["en", "am"] satisfies Language[]) {
  test(`a large order for cash, and the code of its phone, in lynx (${language})`, async ({ baseURL }) => {
    test.skip(!hasTextBrowser(), "lynx is not installed: the code of a large order was not typed in a text browser");
    test.setTimeout(180_000);
    const say = WORDS[language];
    const found = await new Visitor(baseURL!).get("/shop/sidebar/3cols?name=motor%20sprayer");
    const path = /class="product-card-name"><a href="([^"]+)"/.exec(found.text)![1]!;
    const phone = `09${String(Math.random()).slice(2, 10)}`;
    const lynx = new TextBrowser(`${baseURL}${path}?lng=${language}`);
    try {
      await lynx.choose(say.add!);
      await lynx.go(`${baseURL}${path}`);
      await lynx.choose(say.add!);
      await lynx.choose(say.cart!);
      await lynx.choose(say.guest!);
      await lynx.fill(say.name!, "Abebe Bikila");
      await lynx.fill(say.name!, phone, 1);
      await lynx.fill(say.name!, "Adama", 3);
      await lynx.fill(say.name!, "Behind the post office", 6);
      await lynx.choose(say.continue!);
      await lynx.choose("(choices)", 1);
      const asked = words(await lynx.page());
      expect(asked).toContain(say.heading);

      const [told] = await toldTo(baseURL!, `+251${phone.slice(1)}`, 1);
      const code = /^\d{6}/.exec(told!.text)![0];
      await lynx.fill(say.field!, code === "000000" ? "000001" : "000000");
      await lynx.choose(say.confirm!);
      expect(words(await lynx.page())).toContain(say.wrong);
      await lynx.fill(say.field!, code);
      await lynx.choose(say.confirm!);
      expect(words(await lynx.page())).toContain(say.done);
    } finally {
      lynx.leave();
    }
  });
}
