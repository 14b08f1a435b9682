interface Language {
  name: string;
  shop: string;
  /** Of the fields and columns of translations: nameAm, name_am, amharic_name. */
  field: string;
  column: string;
  /** Note on pages in another language. */
  readHere: string;
  script: "Latin" | "Ethiopic";
  comma: string;
  /** CLDR plural rules, written out because old phones lack Amharic data. */
  isOne: (count: number) => boolean;
  openGraph: string;
}

/** A row per language, with its texts in app/i18n; the first needs no `lng` in addresses, and its texts are in columns without a suffix. */
export const languages = {
  en: {
    name: "English",
    shop: "Gulit",
    field: "",
    column: "",
    readHere: "Read this page in English",
    script: "Latin",
    comma: ", ",
    isOne: (count) => count === 1,
    openGraph: "en_US",
  },
  am: {
    name: "አማርኛ",
    shop: "ጉልት",
    field: "Am",
    column: "amharic",
    readHere: "ይህን ገጽ በአማርኛ ያንብቡ",
    script: "Ethiopic",
    comma: "፣ ",
    isOne: (count) => count >= 0 && count <= 1,
    openGraph: "am_ET",
  },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as [Locale, ...Locale[]];
export const plainLocale = "en";
export const isLocale = (text: string): text is Locale => Object.keys(languages).includes(text);
export const localeOr = (text: string): Locale => (isLocale(text) ? text : plainLocale);
export const otherLocales = (locale: Locale): Locale[] => locales.filter((other) => other !== locale);

/** The value for a language, else for the first language. */
export function inLanguage<Value>(values: { en: Value } & Partial<Record<Locale, Value>>, locale: Locale): Value {
  return values[locale] ?? values[plainLocale];
}

/** A value for each language. */
export function byLocale<Value>(valueOf: (locale: Locale) => Value): Record<Locale, Value> {
  return Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as Record<Locale, Value>;
}
