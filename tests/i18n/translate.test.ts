import { createInstance } from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { browser as amBrowser } from "../../app/i18n/am/browser.ts";
import { am } from "../../app/i18n/am/index.ts";
import { browser as enBrowser } from "../../app/i18n/en/browser.ts";
import { en } from "../../app/i18n/en/index.ts";
import { translateWith, type TextKey } from "../../app/i18n/translate.ts";

const server = createInstance();
const resources = { en: { translation: en }, am: { translation: am } };
beforeAll(() => server.init({ resources, lng: "en", fallbackLng: "en", interpolation: { escapeValue: false } }));

const keys = (texts: Record<string, Record<string, string>>) =>
  Object.entries(texts).flatMap(([space, entries]) => Object.keys(entries).map((name) => `${space}.${name}`));

describe.each([
  ["en", enBrowser],
  ["am", amBrowser],
] as const)("what the browser prints after hydration is what the server printed (%s)", (locale, browser) => {
  const client = translateWith(browser, locale);

  test("every key, with values", () => {
    for (const key of keys(browser)) {
      const bare = key.replace(/_(one|other)$/, "") as TextKey;
      for (const count of [0, 1, 2, 11, 1000]) {
        const values = {
          count,
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
        expect(client(bare, values), `${key} ${count}`).toBe(server.getFixedT(locale)(bare, values));
      }
    }
  });
});

describe("the two languages", () => {
  test("hold the same keys", () => expect(keys(am).sort()).toEqual(keys(en).sort()));

  test("name the same values in each sentence", () => {
    const names = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).sort();
    for (const [space, entries] of Object.entries(en)) {
      for (const [name, text] of Object.entries(entries as Record<string, string>)) {
        const other = (am as Record<string, Record<string, string>>)[space]![name]!;
        expect([...new Set(names(other))], `${space}.${name}`).toEqual([...new Set(names(text))]);
      }
    }
  });

  test("Amharic has no sentence left in English", () => {
    const latin = /[A-Za-z]{3,}/;
    const allowed = /\{\{\w+\}\}|ETB|USD|Gulit|ERP|Wi-Fi|WhatsApp|Telegram/g;
    const left = Object.entries(am).flatMap(([space, entries]) =>
      Object.entries(entries as Record<string, string>)
        .filter(([, text]) => latin.test(text.replace(allowed, "")))
        .map(([name, text]) => `${space}.${name}: ${text}`),
    );
    expect(left).toEqual([]);
  });
});
