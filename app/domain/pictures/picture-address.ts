import { isPublicName } from "../public-name.ts";
import { isAddress } from "../safe-href.ts";
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

export function fileBit({ width, format }: PictureFile): number {
  const place = pictureWidths.indexOf(width);
  return format === "avif" ? 1 << place : format === "webp" ? 1 << (10 + place) : 1 << 20;
}

export const movingBit = 1 << 21;

const MOVING = /^([0-9a-f]{32})-moving$/;
const OF_THE_SITE = /^(\/media\/web-banner\/[\w-]+)\.webp$/;

export function movingAddress(stored: string): string | null {
  const hash = readShownPicture(stored)?.hash;
  if (hash !== undefined) return `${FOLDER}${hash}-moving`;
  const own = OF_THE_SITE.exec(stored)?.[1];
  return own === undefined ? null : `${own}-moving.webp`;
}

export function readMovingFile(name: string): string | null {
  return MOVING.exec(name)?.[1] ?? null;
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

const MINUTE = 60_000;
/** Minutes: a host that is down for a day loses its pictures. */
const waits = [1, 10, 60, 360] as const;

/** null after the last try. */
export function nextPictureTry(attempts: number, now: number): number | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : now + wait * MINUTE;
}

/** A reserved name (RFC 2606); only local work has a server for it. */
export const demoHost = "demo.invalid";

/** Only https to a public name: numeric addresses may be an internal network, and the shop must not request itself. */
export function sourceProblem(address: string, ownHost: string): string | null {
  if (!isAddress(address)) return "is no address";
  const url = new URL(address);
  const host = url.hostname;
  if (url.protocol !== "https:") return "is not https";
  if (url.username !== "" || url.password !== "") return "has a password in it";
  if (url.port !== "") return "names a port";
  if (/^\[|^[\d.]+$/.test(host)) return "is a number, not a name";
  if (!isPublicName(host)) return "is a private name";
  return host === ownHost ? "is the shop's own" : null;
}
