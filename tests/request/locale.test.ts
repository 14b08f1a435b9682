import { createInstance } from "i18next";
import { RouterContextProvider } from "react-router";
import { beforeAll, describe, expect, test } from "vitest";
import { setLocale, translator } from "../../app/request/locale.server.ts";
import { am } from "../../app/i18n/am/index.ts";
import { en } from "../../app/i18n/en/index.ts";
import type { TextKey, Translate } from "../../app/i18n/translate.ts";

const plain = createInstance();
const resources = { en: { translation: en }, am: { translation: am } };
beforeAll(() => plain.init({ resources, lng: "en", fallbackLng: "en", interpolation: { escapeValue: false } }));

function textsOf(locale: "en" | "am"): Translate {
  const context = new RouterContextProvider();
  setLocale(context, locale);
  return context.get(translator);
}

function valuesIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name!, `<${name}>`]));
}

describe.each(["en", "am"] as const)("the texts of %s", (locale) => {
  test("are i18next's, whatever the count, however often they are asked for", () => {
    const t = textsOf(locale);
    for (const [space, entries] of Object.entries({ en, am }[locale])) {
      for (const [name, text] of Object.entries(entries as Record<string, string>)) {
        const key = `${space}.${name.replace(/_(one|other)$/, "")}` as TextKey;
        for (const count of [0, 1, 2, 2, 1000]) {
          const values = { ...valuesIn(text), count };
          expect(t(key, values), `${key} ${count}`).toBe(plain.getFixedT(locale)(key, values));
        }
      }
    }
  });

  test.each(["Blue shoe", "another shoe", "{name}", "{{name}}", "$t(card.noReviews)", "$1 $& $'", "<b>&amp;"])(
    "say a name as it is written: %s",
    (name) => {
      const spoken = textsOf(locale)("card.addToCart", { name });
      expect(spoken).toContain(name);
      expect(spoken.replace(name, () => "Blue shoe")).toBe(
        plain.getFixedT(locale)("card.addToCart", { name: "Blue shoe" }),
      );
    },
  );
});
