import type { Translated } from "./translated.ts";
import { languages, locales, plainLocale, type Locale } from "./languages.ts";

/** lang is set when the name is not in the page's language. */
export interface NameView {
  name: string;
  lang?: Locale;
}

/** Vendors write Amharic in either field, so the script decides on `lang`. */
export function displayName(names: Translated<"name">, locale: Locale): NameView {
  const textIn = (one: Locale) => (names as Record<string, string | null>)[`name${languages[one].field}`];
  const name = [locale, ...locales].map(textIn).find((text) => text?.trim()) ?? names.name;
  // Brands and units stay in Latin letters, so a name with any Ethiopic letters counts as Amharic.
  const isTranslation = (one: Locale) => one !== plainLocale && textIn(one) === name && isInScriptOf(one, name);
  const lang = locales.find(isTranslation) ?? textLanguage(name);
  return lang === null || lang === locale ? { name } : { name, lang };
}

/** Of a text in each language, as content files have it. */
export function displayText(texts: Record<Locale, string>, locale: Locale): NameView {
  const names = locales.map((one) => [`name${languages[one].field}`, texts[one]]);
  return displayName(Object.fromEntries(names) as Translated<"name">, locale);
}

const scripts = { Latin: /\p{Script=Latin}/u, Ethiopic: /\p{Script=Ethiopic}/u };
const isInScriptOf = (locale: Locale, text: string) => scripts[languages[locale].script].test(text);

export function otherLanguage(text: string, locale: Locale): Locale | undefined {
  const lang = textLanguage(text);
  return lang === null || lang === locale ? undefined : lang;
}

/** Ethiopic where at least a quarter of the letters are (each is a syllable); null without letters. */
export function textLanguage(text: string): Locale | null {
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all === 0) return null;
  const ethiopic = text.match(/\p{Script=Ethiopic}/gu)?.length ?? 0;
  const script = ethiopic * 4 >= all ? "Ethiopic" : "Latin";
  return locales.find((locale) => languages[locale].script === script)!;
}
