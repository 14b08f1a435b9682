import { httpsMedia } from "../safe-href.ts";

/** Boxes of design.md 7: sizes in CSS pixels, and widths of the derivatives beside the stored picture. */
const kinds = {
  thumb: { width: 160, height: 160, webp: [160, 320], avif: [], src: 160, sizes: "96px" },
  card: {
    width: 320,
    height: 320,
    // Browsers without AVIF get one width: cards are many, such browsers few.
    webp: [],
    avif: [320, 480],
    src: 320,
    // Four pixels less than the box, so that screens of 360 px at ratio 2 choose the 320, not the 480.
    sizes: "(min-width: 768px) 234px, calc(50vw - 20px)",
  },
  product: {
    width: 640,
    height: 640,
    webp: [320, 480, 640, 960],
    avif: [320, 480, 640, 960],
    src: 640,
    sizes: "(min-width: 768px) 528px, calc(100vw - 24px)",
  },
  asked: { width: 480, height: 480, webp: [], avif: [480], src: 480, sizes: "480px" },
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
  menu: { width: 200, height: 267, webp: [200], avif: [200], src: 200, sizes: "200px" },
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
  webp: readonly number[];
  avif: readonly number[];
  src: number;
  sizes: string;
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
}

// One transparent pixel: an empty src would request the page again; the box shows its tint.
const nothing = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const ours = /^(\/media\/web-banner\/[\w./-]+)\.webp$/;

/**
 * Specification 5.4, 7.4: our own pictures with their derivatives, a vendor's as a plain https URL in the same box; a
 * missing or unsafe URL as a transparent pixel.
 */
export function pictureSources(url: string, kind: PictureKind): PictureSources {
  const { width, height, ...box }: PictureBox = kinds[kind];
  const name = ours.exec(url)?.[1];
  if (name === undefined || name.includes("..")) {
    return { src: httpsMedia(url) || nothing, avif: null, webp: null, sizes: null, width, height };
  }
  return {
    src: `${name}-${box.src}.webp`,
    avif: sourceSet(name, "avif", box.avif),
    webp: sourceSet(name, "webp", box.webp),
    sizes: box.sizes,
    width,
    height,
  };
}

/** File name of a picture of ours: "coffee-sand-1"; null for a vendor's own. */
export function pictureName(url: string): string | null {
  return ours.exec(url)?.[1]?.slice("/media/web-banner/".length) ?? null;
}

/** URL of a picture of ours as AVIF of this width; null for a vendor's own. */
export function printedPictureFile(url: string, width: 320 | 480): string | null {
  const name = pictureName(url);
  return name === null || name.includes("..") ? null : `/media/web-banner/${name}-${width}.avif`;
}

function sourceSet(name: string, type: "avif" | "webp", widths: readonly number[]): string | null {
  if (widths.length === 0) return null;
  return widths.map((width) => `${name}-${width}.${type} ${width}w`).join(", ");
}
