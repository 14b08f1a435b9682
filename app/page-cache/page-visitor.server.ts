import { LRUCache } from "lru-cache";
import { cityKey } from "../domain/delivery/city-name.ts";
import { knownCities } from "../domain/delivery/delivery-fees.ts";
import type { Currency, Locale } from "../domain/viewer.ts";
import { readCartCount } from "../http/cookies/cart-count.server.ts";
import { readCompared } from "../http/cookies/compare-cookie.server.ts";
import { parseCookies } from "../http/cookies/cookies.server.ts";
import { isXsrfValid, readSession, sessionCookieName, type SessionId } from "../http/cookies/session-cookie.server.ts";
import { wroteName } from "../http/cookies/wrote-cookie.server.ts";
import { isLite } from "../http/pages/lite.server.ts";
import type { Bindings } from "../request/bindings.server.ts";
import { deliveryCityOf, currencyOf } from "../request/viewer.server.ts";
import { chosenLocale } from "../request/locale.server.ts";

export interface PageVisitor {
  /** Signed by us; its end is checked at every visit. */
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
  const session = readSession(sent.get(sessionCookieName(publicOrigin.startsWith("https:"))), secrets, 0);
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
