import { describe, expect, test } from "vitest";
import * as en from "../../app/i18n/en/index.ts";

// docs/style.md

const MOST_WORDS = 25;

const sentences = Object.entries(en).flatMap(([space, texts]) =>
  Object.entries(texts as Record<string, string>).flatMap(([key, text]) =>
    text.split(/(?<=[.?!])\s+/).map((sentence) => ({ at: `${space}.${key}`, sentence })),
  ),
);
const faults = (isFault: (sentence: string) => boolean) =>
  sentences.filter(({ sentence }) => isFault(sentence)).map(({ at, sentence }) => `${at}: ${sentence}`);

describe("an English sentence of the interface", () => {
  test("has 25 words at most", () => {
    expect(sentences.length).toBeGreaterThan(1_500);
    expect(faults((sentence) => sentence.split(/\s+/).length > MOST_WORDS)).toEqual([]);
  });

  test("does not shout", () => {
    expect(faults((sentence) => sentence.includes("!"))).toEqual([]);
  });
});
