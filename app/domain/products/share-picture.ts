import { pictureFileAddress, readShownPicture, sharedWidth } from "../pictures/picture-address.ts";
import { httpsMedia } from "../safe-href.ts";
import type { Locale } from "../viewer.ts";

/** Picture of a shared page: a path of ours or an https URL; size in pixels, null if unknown. */
export interface SharePicture {
  url: string;
  width: number | null;
  height: number | null;
}

const folder = "/media/web-banner/";
/** Pictures of the site itself that have a version for sharing: banners of stores, and what stands above articles. */
const shared = /^\/media\/web-banner\/((?:vendor|poster)-[\w-]+)(?<!-moving)\.webp$/;

/** Pixels of every picture made for sharing; Facebook, Telegram and X show this format uncropped. */
const shareSize = { width: 1200, height: 630 } as const;

/**
 * The picture to share for a stored one: a JPEG, of the site's own the one beside it; one that the shop does not hand out
 * as it is. null when missing or unsafe.
 */
export function sharePicture(url: string): SharePicture | null {
  const others = readShownPicture(url);
  if (others) return photograph(others);
  const name = shared.exec(url)?.[1];
  if (name !== undefined) return made(name);
  const address = httpsMedia(url);
  return address.startsWith("https://") ? { url: address, width: null, height: null } : null;
}

/** The shop's own card, for pages without a picture. */
export function shopCard(locale: Locale): SharePicture {
  return made(`shop-${locale}`);
}

/** As wide as its bytes are: it is never enlarged. */
function photograph({ hash, facts }: NonNullable<ReturnType<typeof readShownPicture>>): SharePicture {
  const scale = facts ? Math.min(1, sharedWidth / Math.max(facts.width, facts.height)) : 1;
  return {
    url: pictureFileAddress({ hash, width: sharedWidth, format: "jpg" }),
    width: facts && Math.round(facts.width * scale),
    height: facts && Math.round(facts.height * scale),
  };
}

function made(name: string): SharePicture {
  return { url: `${folder}${name}-share.jpg`, ...shareSize };
}
