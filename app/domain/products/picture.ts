import {
  pictureFileAddress,
  readShownPicture,
  tileIcon,
  type PictureWidth,
  sharedWidth,
} from "../pictures/picture-address.ts";
import { httpsMedia } from "../safe-href.ts";
import type { Locale } from "../languages.ts";

/** design.md 7, in CSS pixels. `site`: widths of the AVIF beside a picture of the site itself. */
const kinds = {
  thumb: { width: 160, height: 160, webp: [160, 320], avif: [], src: 160, sizes: "96px", isWhole: true },
  card: {
    width: 320,
    height: 320,
    // Browsers without AVIF are few and get one width.
    webp: [],
    avif: [320, 480],
    src: 320,
    // Four pixels less than the box, so that screens of 360 px at ratio 2 choose the 320, not the 480. Twice the box's
    // pixels are enough at ratio 3.
    sizes: "(min-width: 768px) 234px, (min-resolution: 2.5dppx) calc(33vw - 14px), calc(50vw - 20px)",
    isWhole: true,
  },
  product: {
    width: 640,
    height: 640,
    // A phone of 360 px at ratio 2 takes the 720, not the 960.
    webp: [320, 480, 720, 960],
    avif: [320, 480, 720, 960],
    src: 640,
    sizes: "(min-width: 768px) 528px, calc(100vw - 24px)",
    isWhole: true,
  },
  asked: { width: 480, height: 480, webp: [], avif: [480], src: 480, sizes: "480px", isWhole: true },
  hero: {
    width: 720,
    height: 360,
    webp: [360, 720, 1440],
    avif: [360, 720, 1440],
    site: [360, 720, 1440],
    src: 720,
    sizes: "(min-width: 768px) 752px, calc(100vw - 24px)",
  },
  triplet: {
    width: 640,
    height: 256,
    webp: [320, 640],
    avif: [320, 640],
    site: [640],
    src: 320,
    sizes: "(min-width: 768px) 405px, 60vw",
  },
  menu: { width: 200, height: 267, webp: [320], avif: [320], site: [400], src: 200, sizes: "200px" },
  vendor: {
    width: 1280,
    height: 427,
    webp: [360, 720, 1280],
    avif: [360, 720, 1280],
    site: [720, 1280],
    src: 720,
    sizes: "(min-width: 1280px) 1248px, calc(100vw - 24px)",
  },
  poster: {
    width: 640,
    height: 360,
    webp: [320, 640],
    avif: [320, 640],
    site: [640],
    src: 320,
    sizes: "(min-width: 768px) 300px, calc(100vw - 24px)",
  },
} as const satisfies Record<string, PictureBox>;

interface PictureBox {
  width: number;
  height: number;
  webp: readonly PictureWidth[];
  avif: readonly PictureWidth[];
  src: PictureWidth;
  sizes: string;
  site?: readonly number[];
  /** Goods are displayed whole; other boxes are filled. */
  isWhole?: boolean;
}

export type PictureKind = keyof typeof kinds;

// An empty src would request the page again.
const transparentPixel = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const sitePicture = /^(\/media\/web-banner\/[\w-]+)\.webp$/;

/** Specification 5.4, 7.4: a missing or unsafe URL becomes a transparent pixel. */
export function pictureSources(url: string, kind: PictureKind) {
  const { width, height, ...box }: PictureBox = kinds[kind];
  const handedOut = readShownPicture(url);
  if (handedOut) return { ...photographSources(handedOut, box), width, height };
  const avif = sourceSet((box.site ?? []).map((one) => [siteFile(url, one), one]));
  const sizes = avif === null ? null : box.sizes;
  return {
    src: httpsMedia(url) || transparentPixel,
    avif,
    webp: null,
    sizes,
    width,
    height,
    ground: null,
    isWhole: false,
  };
}

export function siteFile(url: string, width: number): string | null {
  const name = sitePicture.exec(url)?.[1];
  return name === undefined ? null : `${name}-${width}.avif`;
}

type HandedOut = NonNullable<ReturnType<typeof readShownPicture>>;

function photographSources({ hash, facts }: HandedOut, box: Omit<PictureBox, "width" | "height">) {
  const longer = facts ? Math.max(facts.width, facts.height) : Infinity;
  const set = (format: "avif" | "webp") =>
    sourceSet(
      box[format]
        .filter((_, index) => index === 0 || box[format][index - 1]! < longer)
        .map((width) => [pictureFileAddress({ hash, width, format }), width]),
    );
  return {
    src: pictureFileAddress({ hash, width: box.src, format: "webp" }),
    avif: set("avif"),
    webp: set("webp"),
    sizes: box.sizes,
    ground: facts?.colour ?? null,
    isWhole: box.isWhole ?? false,
  };
}

export function smallPicture(url: string): string {
  return readShownPicture(url) ? pictureSources(url, "thumb").src : httpsMedia(url);
}

export function widestPicture(url: string): string | null {
  if (tileIcon(url) !== null) return null;
  const candidates = pictureSources(url, "product").webp?.split(", ") ?? [];
  return candidates.at(-1)?.split(" ")[0] ?? (httpsMedia(url) || null);
}

function sourceSet(files: readonly (readonly [address: string | null, width: number])[]): string | null {
  const there = files.filter(([address]) => address !== null);
  return there.length === 0 ? null : there.map(([address, width]) => `${address} ${width}w`).join(", ");
}

export interface PrintedPicture {
  address: string;
  width: number;
  isPreview: boolean;
}

interface SharePicture {
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
