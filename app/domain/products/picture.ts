import { pictureFileAddress, readShownPicture, tileIcon, type PictureWidth } from "../pictures/picture-address.ts";
import { httpsMedia } from "../safe-href.ts";

/**
 * Boxes of design.md 7: sizes in CSS pixels, and widths of the derivatives beside the stored picture. `photograph`: what
 * differs for third-party pictures, which weigh several times as much.
 */
const kinds = {
  thumb: { width: 160, height: 160, webp: [160, 320], avif: [], src: 160, sizes: "96px", isWhole: true },
  card: {
    width: 320,
    height: 320,
    // Browsers without AVIF get one width: cards are many, such browsers few.
    webp: [],
    avif: [320, 480],
    src: 320,
    // Four pixels less than the box, so that screens of 360 px at ratio 2 choose the 320, not the 480.
    sizes: "(min-width: 768px) 234px, calc(50vw - 20px)",
    // Twice the box's pixels are enough where the screen has three times as many.
    photograph: { sizes: "(min-width: 768px) 234px, (min-resolution: 2.5dppx) calc(33vw - 14px), calc(50vw - 20px)" },
    isWhole: true,
  },
  product: {
    width: 640,
    height: 640,
    // Browsers without AVIF are few: they have one width less.
    webp: [320, 640, 960],
    avif: [320, 480, 640, 960],
    src: 640,
    sizes: "(min-width: 768px) 528px, calc(100vw - 24px)",
    // A phone of 360 px at ratio 2 takes the 720, not the 960.
    photograph: { widths: [320, 480, 720, 960] },
    isWhole: true,
  },
  asked: { width: 480, height: 480, webp: [], avif: [480], src: 480, sizes: "480px", isWhole: true },
  hero: {
    width: 720,
    height: 360,
    webp: [360, 720, 1440],
    avif: [360, 720, 1440],
    src: 720,
    sizes: "(min-width: 768px) 752px, calc(100vw - 24px)",
  },
  triplet: {
    width: 640,
    height: 256,
    webp: [320, 640],
    avif: [320, 640],
    src: 320,
    sizes: "(min-width: 768px) 405px, 60vw",
  },
  menu: {
    width: 200,
    height: 267,
    webp: [200],
    avif: [200],
    src: 200,
    sizes: "200px",
    // Of a photograph the 200 is its preview.
    photograph: { widths: [320] },
  },
  vendor: {
    width: 1280,
    height: 427,
    webp: [360, 720, 1280],
    avif: [360, 720, 1280],
    src: 720,
    sizes: "(min-width: 1280px) 1248px, calc(100vw - 24px)",
  },
  poster: {
    width: 640,
    height: 360,
    webp: [320, 640],
    avif: [320, 640],
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
  photograph?: { sizes?: string; widths?: readonly PictureWidth[] };
  /** Of goods all is shown; other boxes are filled. */
  isWhole?: boolean;
}

export type PictureKind = keyof typeof kinds;

/** Attributes of a picture: `avif` and `webp` are srcset strings, null without such derivatives. */
export interface PictureSources {
  src: string;
  avif: string | null;
  webp: string | null;
  sizes: string | null;
  width: number;
  height: number;
  /** The ground under a third-party picture, six hex digits, once it is known. */
  ground: string | null;
  /** A third-party picture is shown whole in its box. */
  isWhole: boolean;
}

// One transparent pixel: an empty src would request the page again; the box shows its tint.
const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const ours = /^(\/media\/web-banner\/[\w./-]+)\.webp$/;

/**
 * Specification 5.4, 7.4: our own pictures, and those of others that the shop hands out, with their derivatives; any other
 * as a plain https URL in the same box; a missing or unsafe URL as a transparent pixel.
 */
export function pictureSources(url: string, kind: PictureKind): PictureSources {
  const { width, height, ...box }: PictureBox = kinds[kind];
  const others = readShownPicture(url);
  if (others) return { ...photographSources(others, box), width, height };
  const name = ours.exec(url)?.[1];
  const plain = { width, height, ground: null, isWhole: false };
  if (name === undefined || name.includes("..")) {
    return { src: httpsMedia(url) || nothing, avif: null, webp: null, sizes: null, ...plain };
  }
  const addressOf = (format: string) => (width: number) => `${name}-${width}.${format}`;
  return {
    src: addressOf("webp")(box.src),
    avif: sourceSet(box.avif, addressOf("avif")),
    webp: sourceSet(box.webp, addressOf("webp")),
    sizes: box.sizes,
    ...plain,
  };
}

type Others = NonNullable<ReturnType<typeof readShownPicture>>;

/** In the widths of the box up to the first that shows all its pixels. */
function photographSources({ hash, facts }: Others, box: Omit<PictureBox, "width" | "height">) {
  const { photograph = {}, isWhole = false } = box;
  const longer = facts ? Math.max(facts.width, facts.height) : Infinity;
  const some = (widths: readonly PictureWidth[]) => {
    const wanted = widths.length > 0 ? (photograph.widths ?? widths) : [];
    return wanted.filter((_, index) => index === 0 || wanted[index - 1]! < longer);
  };
  const addressOf = (format: "avif" | "webp") => (width: PictureWidth) => pictureFileAddress({ hash, width, format });
  return {
    src: addressOf("webp")(box.src),
    avif: sourceSet(some(box.avif), addressOf("avif")),
    webp: sourceSet(some(box.webp), addressOf("webp")),
    sizes: photograph.sizes ?? box.sizes,
    ground: facts?.colour ?? null,
    isWhole,
  };
}

/** A small picture in one form alone: of others the shop's own, else the stored one as it is. */
export function smallPicture(url: string): string {
  return readShownPicture(url) ? pictureSources(url, "thumb").src : httpsMedia(url);
}

/** URL of the widest form of a picture, for a look at it alone; null for a tile and for what cannot be shown. */
export function widestPicture(url: string): string | null {
  if (tileIcon(url) !== null) return null;
  const candidates = pictureSources(url, "product").webp?.split(", ") ?? [];
  return candidates.at(-1)?.split(" ")[0] ?? (httpsMedia(url) || null);
}

/** File name of a picture of ours: "coffee-sand-1"; null for a vendor's own. */
export function pictureName(url: string): string | null {
  return ours.exec(url)?.[1]?.slice("/media/web-banner/".length) ?? null;
}

/** URL of a picture of ours as AVIF of this width; null for a vendor's own. */
export function printedPictureFile(url: string, width: 200 | 320 | 360 | 480): string | null {
  const name = pictureName(url);
  return name === null || name.includes("..") ? null : `/media/web-banner/${name}-${width}.avif`;
}

function sourceSet<Width extends number>(widths: readonly Width[], addressOf: (width: Width) => string): string | null {
  if (widths.length === 0) return null;
  return widths.map((width) => `${addressOf(width)} ${width}w`).join(", ");
}

/** A picture that comes inside the page, as a data address; a preview is shown until the file itself is there. */
export interface PrintedPicture {
  address: string;
  /** In pixels. */
  width: number;
  isPreview: boolean;
}
