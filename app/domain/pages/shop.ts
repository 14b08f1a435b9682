import { languages, locales, type Locale } from "../languages.ts";

export function shopName(locale: Locale): string {
  return languages[locale].shop;
}

/** In every language. */
export const shopNames = [...new Set(locales.map(shopName))];
