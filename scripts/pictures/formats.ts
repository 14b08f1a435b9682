/** What is written of one kind of picture: its shape, the width of the stored picture, and the widths beside it. */
export interface PictureFormat {
  width: number;
  height: number;
  /** Width of the stored `<name>.webp`. */
  stored: number;
  webp: readonly number[];
  avif: readonly number[];
  /** The AVIF that travels inside the page, among the first packets: smaller than others of its width. */
  inPage?: { width: number; quality: number; effort: number; chromaSubsampling: "4:2:0" };
}

/** A picture that other programs show and that has one file, `<name>.jpg` or `<name>.png`. */
export interface SingleFormat {
  width: number;
  height: number;
  only: { type: "jpg"; quality: number } | { type: "png" } | MovingType;
}

/** Frames of so many ms each, over and over; the last one stays for `rest` ms. */
export interface MovingType {
  type: "webp";
  quality: number;
  frame: number;
  rest: number;
}

const icon = (side: number) => ({ width: side, height: side, only: { type: "png" } }) as const;

/** Widths as the pages ask for them (design.md, pictures). */
export const formats = {
  product: {
    width: 960,
    height: 960,
    stored: 640,
    webp: [160, 320, 640, 960],
    avif: [200, 320, 480, 640, 960],
    inPage: { width: 200, quality: 15, effort: 2, chromaSubsampling: "4:2:0" },
  },
  hero: {
    width: 1440,
    height: 720,
    stored: 720,
    webp: [360, 720, 1440],
    avif: [360, 720, 1440],
    inPage: { width: 360, quality: 20, effort: 9, chromaSubsampling: "4:2:0" },
  },
  triplet: { width: 640, height: 256, stored: 640, webp: [320, 640], avif: [320, 640] },
  vendor: { width: 1280, height: 427, stored: 720, webp: [360, 720, 1280], avif: [360, 720, 1280] },
  menu: { width: 400, height: 534, stored: 400, webp: [200], avif: [200] },
  poster: { width: 640, height: 360, stored: 640, webp: [320, 640], avif: [320, 640] },
  avatar: { width: 160, height: 160, stored: 160, webp: [96], avif: [] },
  share: { width: 1200, height: 630, only: { type: "jpg", quality: 80 } },
  moving: { width: 480, height: 270, only: { type: "webp", quality: 60, frame: 90, rest: 1800 } },
  icon192: icon(192),
  icon512: icon(512),
  icon180: icon(180),
} as const satisfies Record<string, PictureFormat | SingleFormat>;

export type PictureFormatKey = keyof typeof formats;

/** Names of the files of one picture. */
export function fileNames(name: string, format: PictureFormat | SingleFormat): string[] {
  if ("only" in format) return [`${name}.${format.only.type}`];
  return [
    `${name}.webp`,
    ...format.webp.map((width) => `${name}-${width}.webp`),
    ...format.avif.map((width) => `${name}-${width}.avif`),
  ];
}
