import type { Locale } from "../../domain/viewer.ts";
import am from "../../i18n/am/offline.ts";
import en from "../../i18n/en/offline.ts";

const texts = { en, am };

/** A sentence of the worker in the given language. */
export function word(locale: Locale, key: keyof typeof en, values: Record<string, string | number> = {}): string {
  return texts[locale][key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
}

/** Language of an HTML document. */
export function localeOfHtml(html: string): Locale {
  return /<html[^>]*\slang="am"/.test(html) ? "am" : "en";
}
