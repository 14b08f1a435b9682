import am from "../../i18n/am/offline.ts";
import en from "../../i18n/en/offline.ts";
import { localeOr, inLanguage, type Locale } from "../../domain/languages.ts";

const texts = { en, am };

export function word(locale: Locale, key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return inLanguage(texts, locale)[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

export function localeOfHtml(html: string): Locale {
  return localeOr(/<html[^>]*\slang="(\w+)"/.exec(html)?.[1] ?? "");
}
