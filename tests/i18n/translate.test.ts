import { createInstance } from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import * as am from "../../app/i18n/am/index.ts";
import * as en from "../../app/i18n/en/index.ts";
import { loadTexts } from "../../app/i18n/page-texts.ts";
import { translateWith, type TextKey } from "../../app/i18n/translate.ts";

const server = createInstance();
const resources = { en: { translation: en }, am: { translation: am } };
beforeAll(() => server.init({ resources, lng: "en", fallbackLng: "en", interpolation: { escapeValue: false } }));

const keys = (texts: Record<string, Record<string, string>>) =>
  Object.entries(texts).flatMap(([space, entries]) => Object.keys(entries).map((name) => `${space}.${name}`));

const values = {
  name: "<b>&'",
  max: 7,
  price: "3,500 ETB",
  number: 2,
  total: 4,
  id: "x",
  title: "T",
  shop: "S",
  query: "q",
};

describe.each(["en", "am"] as const)(
  "what the browser prints after hydration is what the server printed (%s)",
  (locale) => {
    test.each(["checkout", "orders", "product", "cart"])("every text of the page %s", async (page) => {
      const texts = await loadTexts(locale, page);
      expect(Object.keys(texts)).toContain(page);
      const client = translateWith(texts, locale);
      for (const key of keys(texts)) {
        const bare = key.replace(/_(one|other)$/, "") as TextKey;
        for (const count of [0, 1, 2, 11, 1000]) {
          expect(client(bare, { ...values, count }), `${key} ${count}`).toBe(
            server.getFixedT(locale)(bare, { ...values, count }),
          );
        }
      }
    });

    test("a page without texts of its own has the shared ones", async () => {
      expect(Object.keys(await loadTexts(locale, undefined))).not.toContain("cart");
    });
  },
);

test("the two languages name the same values in each sentence", () => {
  const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
  for (const [space, entries] of Object.entries(en)) {
    for (const [name, text] of Object.entries(entries as Record<string, string>)) {
      const other = (am as Record<string, Record<string, string>>)[space]![name]!;
      expect([...new Set(names(other))], `${space}.${name}`).toEqual([...new Set(names(text))]);
    }
  }
});
