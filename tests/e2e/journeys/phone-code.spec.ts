import { expect, test } from "@playwright/test";
import { addToCart, sendDetails } from "../../../scripts/steps/shopper/checkout-steps.ts";
import { Visitor } from "../../../scripts/steps/shopper/visitor.ts";
import { inLanguage, type Language } from "../../support/languages.ts";
import { toldTo } from "../../support/serve-outside.ts";

// docs/decisions/0065.

const SAY: Record<
  Language,
  Record<"place" | "heading" | "field" | "confirm" | "again" | "format" | "wrong" | "done" | "waits", string>
> = {
  en: {
    place: "Place order",
    heading: "Enter the code we sent by SMS to",
    field: "6-digit code",
    confirm: "Confirm the order",
    again: "Send a new code",
    format: "Enter the 6 digits from the message.",
    wrong: "That code is wrong or has expired.",
    done: "Your phone is confirmed, and we're telling the seller.",
    waits: "Waiting for phone confirmation",
  },
  am: {
    place: "ይዘዙ",
    heading: "በኤስኤምኤስ የላክነውን ኮድ ያስገቡ",
    field: "ባለ 6 አኃዝ ኮድ",
    confirm: "ትዕዛዙን ያረጋግጡ",
    again: "አዲስ ኮድ ይላኩልኝ",
    format: "በመልእክቱ ውስጥ ያሉትን 6 አኃዞች ያስገቡ።",
    wrong: "ኮዱ ትክክል አይደለም",
    done: "ስልክዎ ተረጋግጧል፤ ለሻጩም እናሳውቃለን።",
    waits: "የስልክ ማረጋገጫ ኮድ በመጠባበቅ ላይ",
  },
};

for (const language of ["en", "am"] as const) {
  const say = SAY[language];

  test(`a large order for cash waits for the code of its phone (${language})`, async ({ page, context, baseURL }) => {
    const visitor = new Visitor(baseURL!);
    const found = await visitor.get("/shop/sidebar/3cols?name=grain%20moisture");
    const product = /form="add"[^>]*value="(\d+)"/.exec(found.text)![1]!;
    const phone = `09${String(Math.random()).slice(2, 10)}`;
    await addToCart(visitor, [product], 2);
    await sendDetails(visitor, { phone });
    await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: baseURL! })));
    await inLanguage(context, baseURL!, language);
    const codes = async (count: number) => {
      const told = await toldTo(baseURL!, `+251${phone.slice(1)}`, count);
      return told.map(({ text }) => /^\d{6}/.exec(text)?.[0] ?? text);
    };

    await page.goto("/shop/guest-checkout?step=2");
    await page.getByRole("button", { name: say.place }).last().click();
    await expect(page).toHaveURL(/\/orders\/[\w-]{22}$/);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText(say.heading);
    await expect(heading).toContainText(`${phone.slice(0, 4)}\u00a0${phone.slice(4, 6)}\u00a0${phone.slice(6, 8)}`);
    await expect(page.getByText(say.waits).first()).toBeVisible();
    const [first] = await codes(1);

    const enter = async (code: string) => {
      await page.getByLabel(say.field).fill(code);
      await page.getByRole("button", { name: say.confirm }).click();
    };
    await enter("12345");
    await expect(page.locator("#code-error")).toContainText(say.format);
    await enter(first === "000000" ? "000001" : "000000");
    await expect(page.locator("#code-error")).toContainText(say.wrong);
    await page.getByRole("button", { name: say.again }).click();
    const [, second] = await codes(2);
    await enter(second!);
    await expect(page.getByText(say.done).first()).toBeVisible();
    await expect(page.getByLabel(say.field)).toHaveCount(0);
    await expect(page.getByText(say.waits).first()).toBeVisible();
    expect(await codes(3)).toHaveLength(3);
  });
}
