import { withLanguage } from "../pages/language-address.ts";
import { httpsMedia } from "../pages/safe-href.ts";
import { pictureSources, type PictureKind } from "../products/picture.ts";
import type { Locale } from "../viewer.ts";

/** Where structured data is printed; middleware/site makes it. */
export interface Site {
  /** Scheme and host shoppers use, without a slash at the end. */
  origin: string;
  /** The language of the page. */
  locale: Locale;
  /** The language that the address itself names (settled.md 16), or null. */
  addressLanguage: Locale | null;
}

/** The one address of a page as robots keep it: the plain path, or in Amharic the one that names it. */
export function pageUrl(site: Site, path: string): string {
  return site.origin + withLanguage(path, site.addressLanguage === "am" ? "am" : null);
}

/** A stored picture as a page shows it in such a box, with its host; null where there is nothing to show. */
export function shownPicture(site: Site, url: string | null, kind: PictureKind): string | null {
  return url === null ? null : pictureUrl(site, pictureSources(url, kind).src);
}

/** A finished address of a picture with its host: a path of ours or a vendor's https address; null for any other. */
export function pictureUrl(site: Site, url: string): string | null {
  const safe = httpsMedia(url);
  if (safe === "") return null;
  return safe.startsWith("/") ? site.origin + safe : safe;
}

/** Names of things on other pages; one entity in both languages, so no language is in them. */
export function shopId(site: Site): string {
  return `${site.origin}/#shop`;
}

/** A date or time of the vocabulary (ISO 8601), as its declarations name it. */
export type IsoDate = string;
