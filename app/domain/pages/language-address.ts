import type { Locale } from "../viewer.ts";

/**
 * Adds a language to one of our paths (settled.md 16): `lng` becomes the last parameter, before a fragment. A path that
 * already names a language is returned as it is; so is any path for null.
 */
export function withLanguage(path: string, language: Locale | null): string {
  if (language === null) return path;
  const { page, pairs, fragment } = parts(path);
  if (pairs.some(isLanguage)) return path;
  return joined(page, [...pairs, `lng=${language}`], fragment);
}

/** The plain address of a path: without the language it names, otherwise unchanged. */
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

/** Addresses that are the same in every language or take it from elsewhere: files, data, calls. */
const NO_PAGE =
  /^\/(?:media|assets|catalogue|sitemaps|\.well-known|operator|portal|hooks|reports)\/|^\/(?:robots\.txt|sitemap\.xml|llms\.txt|site\.webmanifest|favicon\.ico|icon\.svg|blog\/classic\/feed\.xml)$|\.data$/;

/**
 * A link on a page whose address names a language (settled.md 16): links to our other pages carry the language, all
 * others are unchanged. `here`: the address of the page that prints it.
 */
export function carriedLink(href: string, language: Locale, here: URL): string {
  const path = ownPathOf(href, here);
  return path === null || NO_PAGE.test(path) ? href : withLanguage(href, language);
}

/** Path of a link to our own origin; null for fragments and other origins. */
function ownPathOf(href: string, here: URL): string | null {
  // The fast path for nearly all links: parsing a URL is slow, and a page has hundreds.
  if (/^\/(?![/\\])/.test(href)) return href.split(/[?#]/, 1)[0] ?? null;
  if (href === "" || href.startsWith("#") || !URL.canParse(href, here)) return null;
  const { origin, pathname } = new URL(href, here);
  return origin === here.origin ? pathname : null;
}
