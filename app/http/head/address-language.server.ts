import { locales } from "../../domain/constants.ts";
import type { Locale } from "../../domain/viewer.ts";

/** The language an address names (settled.md 16): one `lng`, spelt "en" or "am". Anything else names none. */
export function addressLanguage({ searchParams }: URL): Locale | null {
  const named = searchParams.getAll("lng");
  return named.length === 1 ? (locales.find((locale) => locale === named[0]) ?? null) : null;
}

/**
 * The language a request names: its address's, else that of the page of ours which sent the form or asks for data, so that
 * the answer speaks as the page does. Whoever follows a link is led by its address alone. `publicOrigin`: the shop's own.
 */
export function namedLanguage(request: Request, publicOrigin: string): Locale | null {
  const own = addressLanguage(new URL(request.url));
  if (own !== null) return own;
  const isLink = request.method !== "POST" && (request.headers.get("accept") ?? "").includes("text/html");
  const page = request.headers.get("referer") ?? "";
  if (isLink || !URL.canParse(page)) return null;
  const url = new URL(page);
  return url.origin === new URL(publicOrigin).origin ? addressLanguage(url) : null;
}
