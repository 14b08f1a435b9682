import { createContext, createCookie, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import type { Locale } from "../domain/viewer.ts";
import { cookiesContext } from "../http/request-context.server.ts";
import { am } from "../i18n/am/index.ts";
import { en } from "../i18n/en/index.ts";
import { bindings } from "./bindings.server.ts";
import type { Translate } from "../i18n/translate.ts";

const SUPPORTED = ["en", "am"];

/** The only preference a GET may set, by `?lng=` (settled.md 16). */
export const localeCookie = createCookie("lng", { path: "/", sameSite: "lax", httpOnly: true, maxAge: 31_536_000 });

const [i18nextMiddleware, getLocale, getInstance] = createI18nextMiddleware({
  detection: { supportedLanguages: SUPPORTED, fallbackLanguage: "en", cookie: localeCookie, searchParamKey: "lng" },
  i18next: {
    resources: { en: { translation: en }, am: { translation: am } },
    interpolation: { escapeValue: false },
  },
});

export { i18nextMiddleware };

/** Finished strings for loaders, actions and meta. */
export const translator = createContext<Translate>();

/** Language of this request: `?lng=`, then the cookie, then Accept-Language, else English. */
export function localeOf(context: Readonly<RouterContextProvider>): Locale {
  return getLocale(context) === "am" ? "am" : "en";
}

/** Preference cookies follow the scheme of the shop (settled.md 11). */
export function cookieScheme(context: Readonly<RouterContextProvider>): { secure: boolean } {
  return { secure: context.get(bindings).publicOrigin.startsWith("https:") };
}

/** Hands the translator to loaders and remembers a language that came by the address. */
export const localeMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const i18n = getInstance(context as RouterContextProvider);
  context.set(translator, (key, values) => i18n.t(key, values ?? {}));
  const asked = new URL(request.url).searchParams.get("lng");
  if (asked !== null && SUPPORTED.includes(asked))
    context.get(cookiesContext).push(await localeCookie.serialize(asked, cookieScheme(context)));
  return next();
};
