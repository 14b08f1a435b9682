import type { Locale } from "../../domain/viewer.ts";
import { locales } from "../../domain/languages.ts";

/** settled.md 16: one `lng` of a language of ours, else null. */
export function addressLanguage({ searchParams }: URL): Locale | null {
  const named = searchParams.getAll("lng");
  return named.length === 1 ? (locales.find((locale) => locale === named[0]) ?? null) : null;
}

/** The address's language, else that of the page which sends the form or asks for data. */
export function namedLanguage(request: Request, publicOrigin: string): Locale | null {
  const own = addressLanguage(new URL(request.url));
  if (own !== null) return own;
  const isLink = request.method !== "POST" && (request.headers.get("accept") ?? "").includes("text/html");
  const page = request.headers.get("referer") ?? "";
  if (isLink || !URL.canParse(page)) return null;
  const url = new URL(page);
  return url.origin === new URL(publicOrigin).origin ? addressLanguage(url) : null;
}
