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

/** The only preference a GET may set, by `?lng=` (settled.md 16); readable as the others (request/viewer). */
export const localeCookie = createCookie("lng", { path: "/", sameSite: "lax", httpOnly: false, maxAge: 31_536_000 });

/** What a request says of the language it wants. */
interface LanguageAsked {
  /** By its address, or that of the page it comes from. */
  named: Locale | null;
  /** Before, by cookie. */
  chosen: Locale | null;
  /** Accept-Language. */
  accept: string;
}

const namedContext = createContext<Locale | null>(null);

const [findLanguage, foundLanguage] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: "en",
    order: ["custom", "cookie", "header"],
    // Its own reading of the address takes "AM-et" for Amharic, and the first of several.
    findLocale: async ({ context }) => context.get(namedContext),
    cookie: localeCookie,
  },
  // Only the language is asked of it: the texts are ready before any request.
  i18next: { resources: {} },
});

/** What was found for readers seen so far; most ask as many others do. */
const found = new LRUCache<string, Locale>({ max: 500 });

/** The language of an answer: named, else chosen, else the first of Accept-Language that we speak, else English. */
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

/** The language that a visitor chose before, or null. */
export async function chosenLocale(cookieHeader: string | null): Promise<Locale | null> {
  const chosen: unknown = await localeCookie.parse(cookieHeader);
  return locales.find((locale) => locale === chosen) ?? null;
}

/** i18next over one language's texts, made once for all requests. */
function textsOf(lng: Locale, translation: typeof en): i18n {
  const texts = createInstance();
  void texts.init({
    ...{ lng, resources: { [lng]: { translation } }, interpolation: { escapeValue: false } },
    initAsync: false,
  });
  return texts;
}

const texts: Record<Locale, i18n> = { en: textsOf("en", en), am: textsOf("am", am) };

/** How many texts are remembered for each language. */
const SAID = 5_000;

type TextValues = NonNullable<Parameters<Translate>[1]>;

/**
 * Each text is looked up once for its numbers, which choose its form. Words are put in afterwards and never remembered: of
 * names there is no end, and some are people's.
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

/** Numbers as they are, in place of each word its name: {name}. */
function withPlaces(values: TextValues): TextValues {
  const places: TextValues = {};
  for (const [name, value] of Object.entries(values)) places[name] = typeof value === "number" ? value : `{${name}}`;
  return places;
}

const filled = (text: string, values: TextValues) =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));

const translators: Record<Locale, Translate> = { en: translatorOf("en"), am: translatorOf("am") };

/** Finished strings for loaders, actions and meta. */
export const translator = createContext<Translate>();

/** A link of ours in an answer that is data, as the page that asked for it carries its language on (settled.md 16). */
export const carriedHref = createContext<(href: string) => string>((href) => href);

const localeContext = createContext<Locale>("en");

/** Language of this request: `?lng=` of its address or of the page it comes from, cookie, Accept-Language, else English. */
export function localeOf(context: Readonly<RouterContextProvider>): Locale {
  return context.get(localeContext);
}

/** Set once, by the middleware. */
export function setLocale(context: Readonly<RouterContextProvider>, locale: Locale): void {
  context.set(localeContext, locale);
  context.set(translator, translators[locale]);
}

/** Preference cookies follow the scheme of the shop (settled.md 11). */
export function cookieScheme(context: Readonly<RouterContextProvider>): { secure: boolean } {
  return { secure: context.get(bindings).publicOrigin.startsWith("https:") };
}
