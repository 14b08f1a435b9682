import type { Locale } from "./viewer.ts";

/** lang is set when the name is not in the page's language. */
export interface NameView {
  name: string;
  lang?: Locale;
}

/**
 * The name in the viewer's language, or the other one with `lang` set. Vendors write Amharic in either field, so the
 * script decides: an Amharic-only name on an English page has lang "am". Texts without letters have no lang.
 */
export function displayName(names: { name: string; nameAm: string | null }, locale: Locale): NameView {
  const amharic = names.nameAm?.trim() ? names.nameAm : null;
  const name = locale === "am" ? (amharic ?? names.name) : names.name.trim() ? names.name : (amharic ?? names.name);
  // Brands and units stay Latin: an Amharic name is Amharic however many of them it has.
  const lang = name === amharic && ethiopicLetter.test(name) ? "am" : textLanguage(name);
  return lang === null || lang === locale ? { name } : { name, lang };
}

const ethiopicLetter = /\p{Script=Ethiopic}/u;

/** The language of a text where it is not the reader's. */
export function otherLanguage(text: string, locale: Locale): Locale | undefined {
  const lang = textLanguage(text);
  return lang === null || lang === locale ? undefined : lang;
}

/**
 * "am" when at least a quarter of the letters are Ethiopic (each is a syllable, and brands and units stay Latin), "en"
 * when fewer are, null without letters.
 */
export function textLanguage(text: string): Locale | null {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all === 0) return null;
  const ethiopic = text.match(/\p{Script=Ethiopic}/gu)?.length ?? 0;
  return ethiopic * 4 >= all ? "am" : "en";
}
