import type { Locale } from "../viewer.ts";

/**
 * A path of ours in the address of a language (settled.md 16): `lng` is the last parameter, a fragment stays behind it.
 * A path that names a language keeps its own; null: the plain address, as it is.
 */
export function withLanguage(path: string, language: Locale | null): string {
  if (language === null) return path;
  const { page, pairs, fragment } = parts(path);
  if (pairs.some(isLanguage)) return path;
  return joined(page, [...pairs, `lng=${language}`], fragment);
}

/** The plain address of a path: without the language it names, everything else as it is. */
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

/** However it is encoded. */
function isLanguage(pair: string): boolean {
  const [name = ""] = pair.split("=", 1);
  return name === "lng" || (name.includes("%") && new URLSearchParams(pair).has("lng"));
}

/** Addresses that say the same in every language, or have their language from elsewhere: files, data, calls. */
const NO_PAGE =
  /^\/(?:media|assets|catalogue|sitemaps|\.well-known|operator|hooks|reports)\/|^\/(?:robots\.txt|sitemap\.xml|llms\.txt|site\.webmanifest|favicon\.ico|icon\.svg|blog\/classic\/feed\.xml)$|\.data$/;

/**
 * A link as a page prints it that is shown in the language of its address (settled.md 16): a link to another page of ours
 * carries the language, every other one stays as it is. `here`: the address of the page that prints it.
 */
export function carriedLink(href: string, language: Locale, here: URL): string {
  const path = ownPathOf(href, here);
  return path === null || NO_PAGE.test(path) ? href : withLanguage(href, language);
}

/** The path a link leads to on our own origin; null within the page, and elsewhere. */
function ownPathOf(href: string, here: URL): string | null {
  // Nearly all of them: a page has hundreds, and reading an address costs more than the rest.
  if (/^\/(?![/\\])/.test(href)) return href.split(/[?#]/, 1)[0] ?? null;
  if (href === "" || href.startsWith("#") || !URL.canParse(href, here)) return null;
  const { origin, pathname } = new URL(href, here);
  return origin === here.origin ? pathname : null;
}
