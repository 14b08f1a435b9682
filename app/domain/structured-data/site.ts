import { plainAddress } from "../pages/language-address.ts";
import { httpsMedia } from "../safe-href.ts";
import { isUnfetched } from "../pictures/picture-address.ts";
import { pictureSources, type PictureKind, widestPicture } from "../products/picture.ts";
import type { Locale } from "../languages.ts";

export interface Site {
  /** Scheme and public host, without a slash at the end. */
  origin: string;
  locale: Locale;
  /** From the address (settled.md 16). */
  addressLanguage: Locale | null;
}

export function pageUrl(site: Site, path: string): string {
  return site.origin + plainAddress(path, site.addressLanguage);
}

export function shownPicture(site: Site, url: string | null, kind: PictureKind): string | null {
  return url === null ? null : pictureUrl(site, pictureSources(url, kind).src);
}

export function pictureUrl(site: Site, url: string): string | null {
  const safe = httpsMedia(url);
  if (safe === "") return null;
  return safe.startsWith("/") ? site.origin + safe : safe;
}

/** Null until a picture is available. */
export function goodsPicture(site: Site, url: string | null | undefined): string | null {
  const large = url && !isUnfetched(url) ? widestPicture(url) : null;
  return large === null ? null : pictureUrl(site, large);
}

/** The same in both languages. */
export function shopId(site: Site): string {
  return `${site.origin}/#shop`;
}

export type IsoDate = string;
