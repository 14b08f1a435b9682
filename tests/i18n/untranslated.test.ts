import { describe, expect, test } from "vitest";
import * as am from "../../app/i18n/am/index.ts";
import amOffline from "../../app/i18n/am/offline.ts";
import amPush from "../../app/i18n/am/push.ts";
import * as en from "../../app/i18n/en/index.ts";
import enOffline from "../../app/i18n/en/offline.ts";
import enPush from "../../app/i18n/en/push.ts";
import { latinWords } from "../support/amharic/latin.ts";
import { ownTexts } from "../support/amharic/texts.ts";

// No English is left in Amharic texts.

const english: Record<string, Record<string, string>> = { ...en, offline: enOffline, push: enPush };
const amharic: Record<string, Record<string, string>> = { ...am, offline: amOffline, push: amPush };

const words = (text: string) => text.replace(/\{\{[^}]*\}\}\S*/g, " ").replace(/\]\([^)]*\)/g, "] ");

describe("Amharic texts", () => {
  test("hold no Latin word that is not on the list", () => {
    const left = ownTexts().flatMap(({ where, text }) => latinWords(words(text)).map((word) => `${where}: ${word}`));
    expect(left).toEqual([]);
  });

  test("are as many as the English ones, also in files that no page loads by itself", () => {
    for (const [space, texts] of Object.entries(english))
      expect(Object.keys(amharic[space]!).sort(), space).toEqual(Object.keys(texts).sort());
  });

  test("the English ones hold no Ethiopic", () => {
    const mixed = Object.entries(english).flatMap(([space, texts]) =>
      Object.entries(texts)
        .filter(([, text]) => /[\u1200-\u135a]/.test(text))
        .map(([name]) => `${space}.${name}`),
    );
    expect(mixed).toEqual([]);
  });
});
