import { searchWordLimit } from "../constants.ts";
import { foldText } from "../search/search-fold.ts";
import { soundKey } from "../search/search-sound.ts";
import { type Translated, translationsOf } from "../translated.ts";

/** amharic.md 6, 7. */
export function vendorNameColumns(vendor: Translated<"name">): { words: string; keys: string } {
  const words = [
    ...new Set(
      Object.values(translationsOf(vendor, "name"))
        .map((name) => name ?? "")
        .flatMap(wordsOf),
    ),
  ];
  return { words: words.join(" "), keys: [...new Set(words.map(soundKey))].filter(isSpecific).join(" ") };
}

/**
 * FTS5 MATCH expression in either script; null without a word. At most 8 words, all required, each as the prefix of a
 * word or of its sound.
 */
export function vendorNameMatch(text: string): string | null {
  const words = wordsOf(text).slice(0, searchWordLimit);
  if (words.length === 0) return null;
  return words
    .map((word) => {
      const key = soundKey(word);
      return isSpecific(key) ? `(words : "${word}"* OR keys : "${key}"*)` : `(words : "${word}"*)`;
    })
    .join(" AND ");
}

/** Shorter keys are shared by words that sound different. */
function isSpecific(key: string): boolean {
  return key.length >= 3;
}

function wordsOf(text: string): string[] {
  return foldText(text).split(" ").filter(Boolean);
}
