import { deliveryCity } from "../../domain/delivery/delivery-city.ts";
import { locales, type Locale } from "../../domain/languages.ts";
import type { Currency } from "../../domain/viewer.ts";
import { parseCookies, serializeCookie } from "./cookies.server.ts";

const YEAR = 365 * 86_400;

/**
 * Preferences are cookies, not part of the session (settled.md 15, 26); scripts read them to notice another choice
 * (client/early/messages-and-counts). A GET may set the language only, by `?lng=` (settled.md 16).
 */
type Preference = "lng" | "currency" | "city";

export function preferenceCookie(name: Preference, value: string, publicOrigin: string): string {
  return serializeCookie(name, encodeURIComponent(value), { maxAge: YEAR, publicOrigin, isReadableByScript: true });
}

function chosen({ headers }: Pick<Request, "headers">, name: Preference): string {
  try {
    return decodeURIComponent(parseCookies(headers.get("cookie")).get(name) ?? "");
  } catch {
    return "";
  }
}

export function chosenLocale(request: Pick<Request, "headers">): Locale | null {
  const text = chosen(request, "lng");
  return locales.find((locale) => locale === text) ?? null;
}

export function currencyOf(request: Pick<Request, "headers">): Currency {
  return chosen(request, "currency") === "USD" ? "USD" : "ETB";
}

export function deliveryCityOf(request: Pick<Request, "headers">): string {
  return deliveryCity(chosen(request, "city"));
}
