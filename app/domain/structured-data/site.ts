import { withLanguage } from "../pages/language-address.ts";
import { httpsMedia } from "../safe-href.ts";
import { pictureSources, type PictureKind } from "../products/picture.ts";
import type { Locale } from "../viewer.ts";

/** The site for which structured data is printed. */
export interface Site {
  /** Scheme and public host, without a slash at the end. */
  origin: string;
  /** The language of the page. */
  locale: Locale;
  /** The language that the address itself names (settled.md 16), or null. */
  addressLanguage: Locale | null;
}

/** Canonical URL of a page: the plain path, or in Amharic the one that names the language. */
export function pageUrl(site: Site, path: string): string {
  return site.origin + withLanguage(path, site.addressLanguage === "am" ? "am" : null);
}

/** Absolute URL of a stored picture in such a box; null without a picture. */
export function shownPicture(site: Site, url: string | null, kind: PictureKind): string | null {
  return url === null ? null : pictureUrl(site, pictureSources(url, kind).src);
}

/** Absolute URL of a picture, from a path of ours or a vendor's https URL; null for any other. */
export function pictureUrl(site: Site, url: string): string | null {
  const safe = httpsMedia(url);
  if (safe === "") return null;
  return safe.startsWith("/") ? site.origin + safe : safe;
}

/** Id of the shop; the same in both languages. */
export function shopId(site: Site): string {
  return `${site.origin}/#shop`;
}

/** ISO 8601 date or time, as the types of schema.org name it. */
export type IsoDate = string;
