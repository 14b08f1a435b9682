/** Widths of the boxes in which pages show pictures (domain/products/picture): a file fits into a square of this width. */
const pictureWidths = [160, 200, 320, 360, 480, 640, 720, 960, 1280, 1440] as const;
/** The one width of the JPEG, which chats and feeds take. */
export const sharedWidth = 1280;

type PictureFormat = "avif" | "webp" | "jpg";
export type PictureWidth = (typeof pictureWidths)[number];

/** One file of a picture that the shop hands out itself; its hash is 32 hex digits. */
export interface PictureFile {
  hash: string;
  width: PictureWidth;
  format: PictureFormat;
}

/** What a card knows of a picture that was fetched: the colour of its ground (six hex digits) and its pixels. */
export interface PictureFacts {
  colour: string;
  width: number;
  height: number;
}

const FOLDER = "/media/v/";
const FILE = /^([0-9a-f]{32})-(\d{3,4})\.(avif|webp|jpg)$/;
const SHOWN = /^\/media\/v\/([0-9a-f]{32})(?:\.([0-9a-f]{6})\.(\d{1,5})x(\d{1,5}))?$/;

/** The file that an address below /media/v/ names; null for widths and formats that no page asks for. */
export function readPictureFile(name: string): PictureFile | null {
  const [, hash, text, format] = FILE.exec(name) ?? [];
  const width = pictureWidths.find((one) => String(one) === text);
  if (hash === undefined || width === undefined) return null;
  const file = { hash, width, format: format as PictureFormat };
  return isHandedOut(file) ? file : null;
}

/** Address of a file, for browsers. */
export function pictureFileAddress({ hash, width, format }: PictureFile): string {
  return `${FOLDER}${hash}-${width}.${format}`;
}

/** The bit that stands for this file in a picture's stored files. */
export function fileBit({ width, format }: PictureFile): number {
  const place = pictureWidths.indexOf(width);
  return format === "avif" ? 1 << place : format === "webp" ? 1 << (10 + place) : 1 << 20;
}

/** The bit that stands for the file that moves, whose bytes are as they came but for what is cut out (domain/pictures/moving-picture). */
export const movingBit = 1 << 21;

const MOVING = /^([0-9a-f]{32})-moving$/;
const OF_THE_SITE = /^(\/media\/web-banner\/[\w-]+)\.webp$/;

/** Address of what moves behind a stored picture, the site's own or one that the shop hands out; null for any other. */
export function movingAddress(stored: string): string | null {
  const hash = readShownPicture(stored)?.hash;
  if (hash !== undefined) return `${FOLDER}${hash}-moving`;
  const own = OF_THE_SITE.exec(stored)?.[1];
  return own === undefined ? null : `${own}-moving.webp`;
}

/** The picture whose moving file a name below /media/v/ names; null for any other name. */
export function readMovingFile(name: string): string | null {
  return MOVING.exec(name)?.[1] ?? null;
}

/**
 * A third-party picture as tables and view models name it; the facts follow once it was fetched. No browser asks for this
 * address: `pictureSources` makes files of it.
 */
export function shownPictureAddress(hash: string, facts: PictureFacts | null = null): string {
  return FOLDER + hash + (facts ? `.${facts.colour}.${facts.width}x${facts.height}` : "");
}

/** Reads what `shownPictureAddress` made; null for any other address. */
export function readShownPicture(address: string): { hash: string; facts: PictureFacts | null } | null {
  const [, hash, colour, width, height] = SHOWN.exec(address) ?? [];
  if (hash === undefined) return null;
  return { hash, facts: colour === undefined ? null : { colour, width: Number(width), height: Number(height) } };
}

/** The file of a third-party picture that pages print whole where it is light enough (data/products/printed-picture). */
export const printedFile = (hash: string): PictureFile => ({ hash, width: 480, format: "avif" });

/** The file of one that stands as home's banner, which phones ask for. */
export const bannerFile = (hash: string): PictureFile => ({ hash, width: 720, format: "avif" });

/** The file of it that is made light enough to be printed in any case, until the one that phones ask for is there. */
export const previewFile = (hash: string): PictureFile => ({ hash, width: 360, format: "avif" });

/** The same of one that stands on a card. */
export const cardPreviewFile = (hash: string): PictureFile => ({ hash, width: 200, format: "avif" });

function isHandedOut({ width, format }: PictureFile): boolean {
  return format !== "jpg" || width === sharedWidth;
}

const TILE = /^\/media\/tile\/([a-z-]{1,40})\.svg$/;

/** Address of the plain tile with a category's icon, which stands where a product has no picture. */
export function tileAddress(icon: string): string {
  return `/media/tile/${icon}.svg`;
}

/** The icon of a tile's address; null for pictures. */
export function tileIcon(address: string): string | null {
  return TILE.exec(address)?.[1] ?? null;
}
