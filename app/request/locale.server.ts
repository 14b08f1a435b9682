import { LRUCache } from "lru-cache";
import { createInstance, type i18n } from "i18next";
import { createContext, createCookie, RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { locales } from "../domain/constants.ts";
import type { Locale } from "../domain/viewer.ts";
import { am } from "../i18n/am/index.ts";
import { en } from "../i18n/en/index.ts";
import type { Translate } from "../i18n/translate.ts";
import { bindings } from "./bindings.server.ts";

/** The only preference a GET may set, by `?lng=` (settled.md 16). */
export const localeCookie = createCookie("lng", { path: "/", sameSite: "lax", httpOnly: false, maxAge: 31_536_000 });

interface LanguageAsked {
  named: Locale | null;
  chosen: Locale | null;
  accept: string;
}

const namedContext = createContext<Locale | null>(null);

const [findLanguage, foundLanguage] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: "en",
    order: ["custom", "cookie", "header"],
    // remix-i18next would take "AM-et" for Amharic, and the first of several.
    findLocale: async ({ context }) => context.get(namedContext),
    cookie: localeCookie,
  },
  i18next: { resources: {} },
});

const found = new LRUCache<string, Locale>({ max: 500 });

/** The named language, else the chosen one, else the first of Accept-Language that we have, else English. */
export async function languageFor({ named, chosen, accept }: LanguageAsked): Promise<Locale> {
  const key = `${named} ${chosen} ${accept}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const context = new RouterContextProvider();
  context.set(namedContext, named);
  const headers = new Headers({ "Accept-Language": accept });
  if (chosen) headers.set("Cookie", await localeCookie.serialize(chosen));
  const request = new Request("http://localhost/", { headers });
  await findLanguage({ request, context } as never, async () => new Response());
  const locale = foundLanguage(context) === "am" ? "am" : "en";
  if (key.length < 200) found.set(key, locale);
  return locale;
}

export async function chosenLocale(cookieHeader: string | null): Promise<Locale | null> {
  const chosen: unknown = await localeCookie.parse(cookieHeader);
  return locales.find((locale) => locale === chosen) ?? null;
}

function textsOf(lng: Locale, translation: typeof en): i18n {
  const texts = createInstance();
  void texts.init({
    ...{ lng, resources: { [lng]: { translation } }, interpolation: { escapeValue: false } },
    initAsync: false,
  });
  return texts;
}

const texts: Record<Locale, i18n> = { en: textsOf("en", en), am: textsOf("am", am) };

const SAID = 5_000;

type TextValues = NonNullable<Parameters<Translate>[1]>;

/**
 * Caches a text for each number, which chooses its plural; words are inserted afterwards and never cached, because they
 * may be names of people.
 */
function translatorOf(locale: Locale): Translate {
  const said = new LRUCache<string, string>({ max: SAID });
  return (key, values) => {
    const places = values && withPlaces(values);
    const asked = places ? key + JSON.stringify(places) : key;
    let text = said.get(asked);
    if (text === undefined) {
      text = texts[locale].t(key, places ?? {});
      said.set(asked, text);
    }
    return values ? filled(text, values) : text;
  };
}

function withPlaces(values: TextValues): TextValues {
  const places: TextValues = {};
  for (const [name, value] of Object.entries(values)) places[name] = typeof value === "number" ? value : `{${name}}`;
  return places;
}

const filled = (text: string, values: TextValues) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const translators: Record<Locale, Translate> = { en: translatorOf("en"), am: translatorOf("am") };

export const translator = createContext<Translate>();

/** Makes a link in a data answer carry the language of the page (settled.md 16). */
export const carriedHref = createContext<(href: string) => string>((href) => href);

const localeContext = createContext<Locale>("en");

export function localeOf(context: Readonly<RouterContextProvider>): Locale {
  return context.get(localeContext);
}

export function setLocale(context: Readonly<RouterContextProvider>, locale: Locale): void {
  context.set(localeContext, locale);
  context.set(translator, translators[locale]);
}

/** Preference cookies follow the scheme of the shop (settled.md 11). */
export function cookieScheme(context: Readonly<RouterContextProvider>): { secure: boolean } {
  return { secure: context.get(bindings).publicOrigin.startsWith("https:") };
}
