import { createInstance } from "i18next";
import { beforeAll, describe, expect, test } from "vitest";
import { i18nextMiddleware, setTranslator, translator } from "../../app/request/locale.server.ts";
import * as am from "../../app/i18n/am/index.ts";
import * as en from "../../app/i18n/en/index.ts";
import type { TextKey, Translate } from "../../app/i18n/translate.ts";
import { contextOf } from "../support/request-context.ts";

const plain = createInstance();
const resources = { en: { translation: en }, am: { translation: am } };
beforeAll(() => plain.init({ resources, lng: "en", fallbackLng: "en", interpolation: { escapeValue: false } }));

async function textsOf(accept: string): Promise<Translate> {
  const context = contextOf({ publicOrigin: "http://localhost:8787" });
  const request = new Request("http://localhost:8787/", { headers: { "Accept-Language": accept } });
  await i18nextMiddleware({ request, context } as never, async () => new Response());
  setTranslator(context);
  return context.get(translator);
}

test("the first of ours in Accept-Language is that of a first visit", async () => {
  const t = await textsOf("ar,am;q=0.9,en;q=0.8");
  expect(t("header.cart")).toBe(am.header.cart);
});

function valuesIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name!, `<${name}>`]));
}

describe.each(["en", "am"] as const)("the texts of %s", (locale) => {
  test("are i18next's, whatever the count, however often they are asked for", async () => {
    const t = await textsOf(locale);
    for (const [space, entries] of Object.entries({ en, am }[locale])) {
      for (const [name, text] of Object.entries(entries as Record<string, string>).filter((_, at) => at % 5 === 0)) {
        const key = `${space}.${name.replace(/_(one|other)$/, "")}` as TextKey;
        for (const count of [1, 2, 2]) {
          const values = { ...valuesIn(text), count };
          expect(t(key, values), `${key} ${count}`).toBe(plain.getFixedT(locale)(key, values));
        }
      }
    }
  });

  test.each(["Blue shoe", "another shoe", "{name}", "{{name}}", "$t(card.noReviews)", "$1 $& $'", "<b>&amp;"])(
    "say a name as it is written: %s",
    async (name) => {
      const spoken = (await textsOf(locale))("card.addToCart", { name });
      expect(spoken).toContain(name);
      expect(spoken.replace(name, () => "Blue shoe")).toBe(
        plain.getFixedT(locale)("card.addToCart", { name: "Blue shoe" }),
      );
    },
  );
});
