import { plainLocale, locales, type Locale } from "../languages.ts";

/**
 * `lng` becomes the last parameter, before a fragment (settled.md 16). A path that already names a language stays
 * unchanged.
 */
export function withLanguage(path: string, language: Locale | null): string {
  if (language === null) return path;
  const { page, pairs, fragment } = parts(path);
  if (pairs.some(isLanguage)) return path;
  return joined(page, [...pairs, `lng=${language}`], fragment);
}

/** The first language is at the plain address. */
export function plainAddress(path: string, language: Locale | null): string {
  return withLanguage(path, language === plainLocale ? null : language);
}

export function withoutLanguage(path: string): string {
  const { page, pairs, fragment } = parts(path);
  if (!pairs.some(isLanguage)) return path;
  return joined(
    page,
    pairs.filter((pair) => !isLanguage(pair)),
    fragment,
  );
}

function parts(path: string): { page: string; pairs: string[]; fragment: string } {
  const [, page = "", search = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { page, pairs: search.slice(1).split("&").filter(Boolean), fragment };
}

const joined = (page: string, pairs: string[], fragment: string) =>
  `${page}${pairs.length > 0 ? "?" : ""}${pairs.join("&")}${fragment}`;

/** The parameter's name may be percent-encoded. */
function isLanguage(pair: string): boolean {
  const [name = ""] = pair.split("=", 1);
  return name === "lng" || (name.includes("%") && new URLSearchParams(pair).has("lng"));
}

const NO_PAGE =
  /^\/(?:media|assets|catalogue|sitemaps|feeds|\.well-known|operator|portal|hooks|reports)\/|^\/(?:robots\.txt|sitemap\.xml|llms\.txt|site\.webmanifest|favicon\.ico|icon\.svg|blog\/classic\/feed\.xml)$|\.data$/;

/** On a page whose address names a language, links to our other pages carry it (settled.md 16). */
export function carriedLink(href: string, language: Locale, here: URL): string {
  const path = ownPathOf(href, here);
  return path === null || NO_PAGE.test(path) ? href : withLanguage(href, language);
}

function ownPathOf(href: string, here: URL): string | null {
  if (href === "" || href.startsWith("#") || !URL.canParse(href, here)) return null;
  const { origin, pathname } = new URL(href, here);
  return origin === here.origin ? pathname : null;
}

/** Our language that the browser prefers, from all of Accept-Language; null if none is ours. */
export function acceptedLanguage(header: string): Locale | null {
  const liked = header.split(",").flatMap((part) => {
    const [, tag = "", quality = "1"] = /^\s*([a-z]+)(?:-[a-z\d]+)*\s*(?:;\s*q\s*=\s*([\d.]+)\s*)?$/i.exec(part) ?? [];
    const locale = locales.find((one) => one === tag.toLowerCase());
    return locale && Number(quality) > 0 ? [{ locale, quality: Number(quality) }] : [];
  });
  return liked.sort((a, b) => b.quality - a.quality)[0]?.locale ?? null;
}
