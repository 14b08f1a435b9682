import type { Locale } from "../domain/languages.ts";
import { regionOfCity } from "../domain/delivery/city-name.ts";
import { readCartCount, readCompared } from "../http/cookies/list-cookies.server.ts";
import { parseCookies } from "../http/cookies/cookies.server.ts";
import { isXsrfValid, readSession, sessionCookieName } from "../http/cookies/session-cookie.server.ts";
import { wroteName } from "../http/cookies/wrote-cookie.server.ts";
import { isLite } from "../http/pages/lite-page.server.ts";
import type { Bindings } from "../request/bindings.server.ts";
import { currencyOf, deliveryCityOf } from "../http/cookies/preference-cookies.server.ts";
import { requestLanguage } from "../request/locale.server.ts";
import { pageAddress, pageKey, type PageAddress } from "./page-key.ts";
import { addressLanguage } from "../http/head/carry-language.server.ts";
import type { PageAsked } from "./compose-page.server.ts";

export type PageVisitor = ReturnType<typeof readVisitor>;

export function readVisitor({ headers }: Request, { secrets, publicOrigin, clock }: Bindings) {
  const header = headers.get("cookie");
  const sent = parseCookies(header);
  const session = readSession(sent.get(sessionCookieName(publicOrigin)), secrets, clock());
  const token = sent.get("XSRF-TOKEN");
  const city = deliveryCityOf({ headers });
  return {
    session,
    xsrf: session && token && isXsrfValid(token, secrets, session.id) ? token : null,
    /** No waiting message, no list to compare, no recent write. */
    isPlain: !sent.get("flash") && !sent.has(wroteName) && readCompared(header).length === 0,
    city,
    isCityKnown: regionOfCity(city) !== null,
    cartCount: readCartCount(header),
  };
}

type Addressed = PageAddress & { language: Locale | null };

export function pageAddressOf(url: string, isWorkshop: boolean): Addressed | null {
  const parsed = new URL(url);
  const page = pageAddress(parsed, isWorkshop);
  return page && { ...page, language: addressLanguage(parsed) };
}

export interface AskedPage extends PageAsked {
  language: Locale | null;
}

export function askedPage(address: Addressed, request: Request, city: string, publicOrigin: string): AskedPage {
  const { language } = address;
  const reader = {
    locale: requestLanguage(request, publicOrigin),
    isNamed: language !== null,
    currency: currencyOf(request),
    city: address.isByCity ? city : null,
    lite: isLite(request.headers),
  };
  return { key: pageKey(publicOrigin, address.path, reader), address, reader, language };
}
