import { httpsMedia } from "../pages/safe-href.ts";
import type { Locale } from "../viewer.ts";

/** What a chat shows of a shared page: a path of ours or an https address; pixels, null where nobody knows them. */
export interface SharePicture {
  url: string;
  width: number | null;
  height: number | null;
}

const folder = "/media/web-banner/";
const ours = /^\/media\/web-banner\/([\w-]+)\.webp$/;
/** Small, tall or narrow pictures: nothing is made of them for sharing. */
const notShared = /^(avatar|menu|triplet)-/;

/** Pixels of every picture made for sharing; what Facebook, Telegram and X show whole. */
const shareSize = { width: 1200, height: 630 } as const;

/**
 * The picture to share of a stored one: of ours the JPEG made beside it (of both views of a product that of the first),
 * a vendor's own as it is. null: there is none, or its address is unsafe.
 */
export function sharePicture(url: string): SharePicture | null {
  const name = ours.exec(url)?.[1];
  if (name !== undefined) return notShared.test(name) ? null : made(name.replace(/-2$/, "-1"));
  const address = httpsMedia(url);
  return address.startsWith("https://") ? { url: address, width: null, height: null } : null;
}

/** The shop's own card, for pages without a picture. */
export function shopCard(locale: Locale): SharePicture {
  return made(`shop-${locale}`);
}

function made(name: string): SharePicture {
  return { url: `${folder}${name}-share.jpg`, ...shareSize };
}
