import { pictureFileAddress, readShownPicture, sharedWidth } from "../pictures/picture-address.ts";
import { httpsMedia } from "../safe-href.ts";
import type { Locale } from "../viewer.ts";

export interface SharePicture {
  url: string;
  width: number | null;
  height: number | null;
}

const folder = "/media/web-banner/";
const shared = /^\/media\/web-banner\/((?:vendor|poster)-[\w-]+)(?<!-moving)\.webp$/;

/** Facebook, Telegram and X display this format uncropped. */
const shareSize = { width: 1200, height: 630 } as const;

export function sharePicture(url: string): SharePicture | null {
  const others = readShownPicture(url);
  if (others) return photograph(others);
  const name = shared.exec(url)?.[1];
  if (name !== undefined) return made(name);
  const address = httpsMedia(url);
  return address.startsWith("https://") ? { url: address, width: null, height: null } : null;
}

export function shopCard(locale: Locale): SharePicture {
  return made(`shop-${locale}`);
}

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
