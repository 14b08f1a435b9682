/** A file fits into a square of this width. */
const pictureWidths = [160, 200, 320, 360, 480, 640, 720, 960, 1280, 1440] as const;
/** The one width of the JPEG, for chats and feeds. */
export const sharedWidth = 1280;

type PictureFormat = "avif" | "webp" | "jpg";
export type PictureWidth = (typeof pictureWidths)[number];

/** Its hash is 32 hex digits. */
export interface PictureFile {
  hash: string;
  width: PictureWidth;
  format: PictureFormat;
}

export interface PictureFacts {
  colour: string;
  width: number;
  height: number;
}

const FOLDER = "/media/v/";
const FILE = /^([0-9a-f]{32})-(\d{3,4})\.(avif|webp|jpg)$/;
const SHOWN = /^\/media\/v\/([0-9a-f]{32})(?:\.([0-9a-f]{6})\.(\d{1,5})x(\d{1,5}))?$/;

/** null for widths and formats that no page requests. */
export function readPictureFile(name: string): PictureFile | null {
  const [, hash, text, format] = FILE.exec(name) ?? [];
  const width = pictureWidths.find((one) => String(one) === text);
  if (hash === undefined || width === undefined) return null;
  const file = { hash, width, format: format as PictureFormat };
  return format !== "jpg" || file.width === sharedWidth ? file : null;
}

export function pictureFileAddress({ hash, width, format }: PictureFile): string {
  return `${FOLDER}${hash}-${width}.${format}`;
}

const ANIMATION = /^([0-9a-f]{32})-moving$/;
const OF_THE_SITE = /^(\/media\/web-banner\/[\w-]+)\.webp$/;

export function animationAddress(stored: string): string | null {
  const hash = readShownPicture(stored)?.hash;
  if (hash !== undefined) return `${FOLDER}${hash}-moving`;
  const own = OF_THE_SITE.exec(stored)?.[1];
  return own === undefined ? null : `${own}-moving.webp`;
}

export function readAnimationFile(name: string): string | null {
  return ANIMATION.exec(name)?.[1] ?? null;
}

/** Browsers never request it: `pictureSources` turns it into files. */
export function publicPictureAddress(hash: string, facts: PictureFacts | null = null): string {
  return FOLDER + hash + (facts ? `.${facts.colour}.${facts.width}x${facts.height}` : "");
}

export function readShownPicture(address: string): { hash: string; facts: PictureFacts | null } | null {
  const [, hash, colour, width, height] = SHOWN.exec(address) ?? [];
  if (hash === undefined) return null;
  return { hash, facts: colour === undefined ? null : { colour, width: Number(width), height: Number(height) } };
}

/** A picture that is not fetched yet. */
export function isUnfetched(address: string): boolean {
  return readShownPicture(address)?.facts === null;
}

export const printedFile = (hash: string): PictureFile => ({ hash, width: 480, format: "avif" });

export const bannerFile = (hash: string): PictureFile => ({ hash, width: 720, format: "avif" });

/** Always small enough to be inlined, until the requested file arrives. */
export const previewFile = (hash: string): PictureFile => ({ hash, width: 360, format: "avif" });

export const cardPreviewFile = (hash: string): PictureFile => ({ hash, width: 200, format: "avif" });

const TILE = /^\/media\/tile\/([a-z-]{1,40})\.svg$/;

export function tileAddress(icon: string): string {
  return `/media/tile/${icon}.svg`;
}

export function tileIcon(address: string): string | null {
  return TILE.exec(address)?.[1] ?? null;
}
