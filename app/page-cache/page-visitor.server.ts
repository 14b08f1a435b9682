import type { Locale } from "../domain/languages.ts";
import { LRUCache } from "lru-cache";
import { cityKey } from "../domain/delivery/city-name.ts";
import { knownCities } from "../domain/delivery/delivery-fees.ts";
import type { Currency } from "../domain/viewer.ts";
import { readCartCount, readCompared } from "../http/cookies/list-cookies.server.ts";
import { parseCookies } from "../http/cookies/cookies.server.ts";
import { isXsrfValid, readSession, sessionCookieName, type SessionId } from "../http/cookies/session-cookie.server.ts";
import { wroteName } from "../http/cookies/wrote-cookie.server.ts";
import { isLite } from "../http/pages/lite-page.server.ts";
import type { Bindings } from "../request/bindings.server.ts";
import { deliveryCityOf, currencyOf } from "../request/viewer.server.ts";
import { chosenLocale, languageFor } from "../request/locale.server.ts";
import { pageAddress, pageKey, type PageAddress } from "./page-key.ts";
import { addressLanguage } from "../http/head/carry-language.server.ts";
import type { PageAsked } from "./compose-page.server.ts";

export interface PageVisitor {
  /** Signed by us; its expiry is checked at every visit. */
  session: SessionId | null;
  xsrf: string | null;
  /** No waiting message, no list to compare, no recent write. */
  isPlain: boolean;
  locale: Locale | null;
  currency: Currency;
  city: string;
  isCityKnown: boolean;
  lite: [boolean, boolean];
  cartCount: number;
}

/** Checking signatures is slow, and a visitor sends the same cookies for many pages. */
const read = new LRUCache<string, PageVisitor>({ max: 2_000 });
const LONGEST = 2_048;
let secretsOfRead = "";

export async function readVisitor(header: string | null, platform: Bindings): Promise<PageVisitor> {
  const cookies = header ?? "";
  const secrets = platform.secrets.join("\n");
  if (secrets !== secretsOfRead) {
    read.clear();
    secretsOfRead = secrets;
  }
  const known = read.get(cookies);
  if (known) return known;
  const visitor = await visitorOf(header, platform);
  if (cookies.length <= LONGEST && secrets === secretsOfRead) read.set(cookies, visitor);
  return visitor;
}

async function visitorOf(header: string | null, { secrets, publicOrigin }: Bindings): Promise<PageVisitor> {
  const sent = parseCookies(header);
  const session = readSession(sent.get(sessionCookieName(publicOrigin)), secrets, 0);
  const token = sent.get("XSRF-TOKEN");
  const asking = (more: Record<string, string>) => new Headers({ ...(header !== null && { cookie: header }), ...more });
  const city = await deliveryCityOf(new Request(publicOrigin, { headers: asking({}) }));
  return {
    session,
    xsrf: session && token && isXsrfValid(token, secrets, session.id) ? token : null,
    isPlain: !sent.get("flash") && !sent.has(wroteName) && readCompared(header).length === 0,
    locale: await chosenLocale(header),
    currency: await currencyOf(header),
    city,
    isCityKnown: knownCities().includes(cityKey(city)),
    lite: [isLite(asking({})), isLite(asking({ "save-data": "on" }))],
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

export async function askedPage(
  address: Addressed,
  visitor: PageVisitor,
  headers: Headers,
  publicOrigin: string,
): Promise<AskedPage> {
  const { language } = address;
  const accept = headers.get("accept-language") ?? "";
  const locale = languageFor({ named: language, chosen: visitor.locale, accept });
  const saves = (headers.get("save-data") ?? "").toLowerCase() === "on";
  const reader = {
    locale,
    isNamed: language !== null,
    currency: visitor.currency,
    city: address.isByCity ? visitor.city : null,
    lite: visitor.lite[saves ? 1 : 0],
  };
  return { key: pageKey(publicOrigin, address.path, reader), address, reader, language };
}
