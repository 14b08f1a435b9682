import { createContext, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { acceptedLanguage } from "../domain/pages/language-address.ts";
import { chosenLocale } from "../http/cookies/preference-cookies.server.ts";
import { namedLanguage } from "../http/head/carry-language.server.ts";
import { texts } from "../i18n/texts.ts";
import { type Translate, translateWith } from "../i18n/translate.ts";
import { bindings } from "./bindings.server.ts";
import { locales, byLocale, plainLocale, type Locale } from "../domain/languages.ts";

/**
 * The language that its address or that of the page it comes from names, else the chosen one, else ours that the
 * browser prefers, else English.
 */
export function requestLanguage(request: Request, publicOrigin: string): Locale {
  const accept = request.headers.get("accept-language") ?? "";
  return namedLanguage(request, publicOrigin) ?? chosenLocale(request) ?? acceptedLanguage(accept) ?? "en";
}

/** i18next for each request, in its language; remix-i18next's own finder looks at one language of Accept-Language only (settled.md 56). */
const [middleware, getLocale, getInstance] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...locales],
    fallbackLanguage: plainLocale,
    order: ["custom"],
    findLocale: async ({ request, context }) => requestLanguage(request, context.get(bindings).publicOrigin),
  },
  i18next: {
    resources: byLocale((locale) => ({ translation: texts[locale] })),
    fallbackLng: false,
    interpolation: { escapeValue: false },
  },
});
export const i18nextMiddleware = middleware;

export const translator = createContext<Translate>();

/** Makes a link in a data answer carry the language of the page (settled.md 16). */
export const carriedHref = createContext<(href: string) => string>((href) => href);

export function localeOf(context: Readonly<RouterContextProvider>): Locale {
  return getLocale(context) === "am" ? "am" : "en";
}

/** i18next's texts for loaders, once they are ready for this request; filled in as in the browser. */
export function setTranslator(context: Readonly<RouterContextProvider>): void {
  const locale = localeOf(context);
  const resources = getInstance(context).getResourceBundle(locale, "translation");
  context.set(translator, translateWith(resources, locale));
}
