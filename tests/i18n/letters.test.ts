import { expect, test } from "vitest";
import { type MessageText, type OutboxPayload, titleOf } from "../../app/domain/messages/outbox.ts";
import { messages } from "../../app/i18n/en/messages.ts";
import { renderMessage } from "../../app/outbound/message.ts";
import { latinWords } from "../support/amharic/latin.ts";

// Every kind of e-mail, SMS and push in Amharic.

const kinds = Object.keys(messages).filter(
  (name) => !name.endsWith("Title") && titleOf(name) in messages,
) as MessageText[];
const at = Date.UTC(2026, 10, 24, 9, 30);

const values = {
  ...{ code: "123456", minutes: 10, number: "4827193158", parcel: "4827193158-1", items: 3 },
  ...{ total: 733_050, amount: 350_000, price: 62_000, oldPrice: 70_000, until: at, payBy: at },
  ...{
    buyer: "ሃና",
    place: "ቦሌ",
    goods: JSON.stringify([
      { units: 2, name: "Coffee cup", nameAm: "የቡና ስኒ", color: "Red", colorAm: "ቀይ", size: "38" },
      { units: 1, name: "Jebena", nameAm: "ጀበና", color: null, colorAm: null, size: null },
    ]),
    most: 16,
    cash: JSON.stringify([
      ["ሽሮ ሜዳ ሸማኔዎች", 733_050],
      ["ሉሲ ጫማ", 350_000],
    ]),
    by: at,
  },
  ...{ file: "ዕቃዎች.csv", created: 3, updated: 0, unchanged: 12, rejected: 1 },
  device: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  answer: "ነገ ይደርሳል።",
  ...{ vendor: "ሽሮ ሜዳ ሸማኔዎች", product: "የይርጋጨፌ ቡና", vendorId: 15, slug: "yirgacheffe-coffee", secret: "A".repeat(22) },
};

const render = (text: MessageText, locale: "en" | "am", more: OutboxPayload["values"] = {}) =>
  renderMessage({ to: "+251911234567", locale, text, values: { ...values, ...more } }, "https://gulit.example")!;

test("there are kinds to read", () => expect(kinds.length).toBeGreaterThan(30));

test.each(kinds)("%s", (kind) => {
  const { title, text } = render(kind, "am");
  for (const said of [title, text]) {
    expect(latinWords(said), said).toEqual([]);
    expect(said).toMatch(/[\u1200-\u135a]/);
    expect(said).not.toMatch(/\{\{|\}\}|undefined|NaN|messages\./);
    expect(said).not.toMatch(/\s[።፣፤፦]|(?:^|[\s«(])[ለበከየ]\s/);
  }
  const english = render(kind, "en");
  for (const value of [values.code, values.secret, "48 2719 3158", "7,330.50", "3,500"])
    expect(`${title} ${text}`.includes(value), value).toBe(`${english.title} ${english.text}`.includes(value));
});

test("a device is told by its own names, and one that says nothing in words", () => {
  const device = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";
  expect(render("newSignIn", "am", { device }).text).toContain("Chrome");
  expect(latinWords(render("newSignIn", "am", { device }).text)).toEqual([]);
  expect(latinWords(render("newSignIn", "am", { device: "" }).text)).toEqual([]);
});
