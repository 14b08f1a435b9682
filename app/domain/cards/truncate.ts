import type { Ellipsis } from "../readings.ts";

// A letter with the marks that sit on it, so that a cut never parts them.
const letters = /\P{M}\p{M}*|\p{M}+/gsu;

/** The first `limit` letters (not bytes, not UTF-16 units), nothing added (specification 5.2: mega-menu names). */
export function cutLetters(text: string, limit: number): string {
  const found = text.match(letters) ?? [];
  return found.length > limit ? found.slice(0, limit).join("") : text;
}

/** The first `limit` letters and '...' (specification 5.2); a reading says whether short names get the dots too. */
export function truncate(text: string, limit: number, ellipsis: Ellipsis = "whenLonger"): string {
  const cut = cutLetters(text, limit);
  return cut === text && ellipsis === "whenLonger" ? text : `${cut}...`;
}
