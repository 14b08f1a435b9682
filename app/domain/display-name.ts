import type { Locale } from "./viewer.ts";

/** lang is set when the name is not in the page's language. */
export interface NameView {
  name: string;
  lang?: Locale;
}

/** Vendors write Amharic in either field, so the script decides on `lang`. */
export function displayName(names: { name: string; nameAm: string | null }, locale: Locale): NameView {
  const amharic = names.nameAm?.trim() ? names.nameAm : null;
  const name = locale === "am" ? (amharic ?? names.name) : names.name.trim() ? names.name : (amharic ?? names.name);
  // Brands and units stay Latin: an Amharic name is Amharic however many of them it has.
  const lang = name === amharic && ethiopicLetter.test(name) ? "am" : textLanguage(name);
  return lang === null || lang === locale ? { name } : { name, lang };
}

const ethiopicLetter = /\p{Script=Ethiopic}/u;

export function otherLanguage(text: string, locale: Locale): Locale | undefined {
  const lang = textLanguage(text);
  return lang === null || lang === locale ? undefined : lang;
}

/** "am" when at least a quarter of the letters are Ethiopic (each is a syllable), null without letters. */
export function textLanguage(text: string): Locale | null {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all === 0) return null;
  const ethiopic = text.match(/\p{Script=Ethiopic}/gu)?.length ?? 0;
  return ethiopic * 4 >= all ? "am" : "en";
}
