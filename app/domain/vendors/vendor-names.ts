import { searchWordLimit } from "../constants.ts";
import { foldText } from "../search/search-fold.ts";
import { soundKey } from "../search/search-sound.ts";

/** What is stored to find a vendor by: folded words of both names, and the keys of their sounds (amharic.md 6, 7). */
export function vendorNameColumns(vendor: { name: string; nameAm: string | null }): { words: string; keys: string } {
  const words = [...new Set([vendor.name, vendor.nameAm ?? ""].flatMap(wordsOf))];
  return { words: words.join(" "), keys: [...new Set(words.map(soundKey))].filter(isTelling).join(" ") };
}

/**
 * The FTS5 MATCH expression of a shop's name as somebody typed it, in either script; null without a word in it. At most
 * 8 words, all of them needed, each as the beginning of a word or of its sound.
 */
export function vendorNameMatch(text: string): string | null {
  const asked = wordsOf(text).slice(0, searchWordLimit);
  if (asked.length === 0) return null;
  return asked
    .map((word) => {
      const key = soundKey(word);
      return isTelling(key) ? `(words : "${word}"* OR keys : "${key}"*)` : `(words : "${word}"*)`;
    })
    .join(" AND ");
}

/** Shorter keys are shared by words that sound nothing alike. */
function isTelling(key: string): boolean {
  return key.length >= 3;
}

function wordsOf(text: string): string[] {
  return foldText(text).split(" ").filter(Boolean);
}
