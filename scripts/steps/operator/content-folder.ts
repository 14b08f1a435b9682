import { readFileSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";
import { strippedAnimation, notAnimated } from "../../../app/domain/pictures/animation.ts";
import { readPictureHeader, sizeProblem } from "../../../app/domain/pictures/picture-header.ts";
import type { PathFault } from "../../../app/shared/operator/path-fault.ts";
import { pictureLimits } from "../../../app/domain/pictures/sent-pictures.ts";

export interface FolderPicture {
  path: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** As in app/data/content/content-pictures. */
const FIELDS = new Set(["image", "profilePicture", "poster"]);
const MEGABYTE = 1024 * 1024;

/**
 * Missing, invalid, too large or outside of `folder` is a fault of each entry. Invalid JSON has no files: the shop
 * reports it.
 */
export function readFolderPictures(folder: string, text: string): { pictures: FolderPicture[]; faults: PathFault[] } {
  const pictures = new Map<string, FolderPicture>();
  const faults: PathFault[] = [];
  withPictures(text, (name, path) => {
    if (!pictures.has(name)) {
      const read = readPicture(folder, name);
      if (typeof read === "string") faults.push({ path, reason: read });
      else pictures.set(name, { path, name, bytes: read });
    }
    const sent = path.startsWith("banners.gif[") ? pictures.get(name) : undefined;
    if (sent && !strippedAnimation(sent.bytes)) faults.push({ path, reason: `${name} ${notAnimated}` });
    return name;
  });
  return { pictures: [...pictures.values()], faults };
}

export function withAddresses(text: string, addressOf: (name: string) => string): string {
  return withPictures(text, addressOf) ?? text;
}

function withPictures(text: string, change: (name: string, path: string) => string): string | null {
  try {
    return JSON.stringify(changed(JSON.parse(text.replace(/^\ufeff/, "")), "", change), null, 2);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function changed(value: unknown, path: string, change: (name: string, path: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, at) => changed(item, `${path}[${at}]`, change));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]: [string, unknown]) => {
    const place = path === "" ? key : `${path}.${key}`;
    const isFile = FIELDS.has(key) && typeof item === "string" && !/^\/media\/|^[a-z]+:\/\//i.test(item);
    return [key, isFile ? change(item, place) : changed(item, place, change)];
  });
  return Object.fromEntries(entries);
}

function readPicture(folder: string, name: string): Uint8Array<ArrayBuffer> | string {
  const path = resolve(folder, name);
  if (isOutside(resolve(folder), path)) return `${name} is outside the folder of pictures`;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) return `there is no file ${name} in the folder of pictures`;
  if (isOutside(realpathSync(folder), realpathSync(path))) return `${name} is outside the folder of pictures`;
  if (found.size > pictureLimits.bytes) return `${name} is larger than ${pictureLimits.bytes / MEGABYTE} MB`;
  const bytes = new Uint8Array(readFileSync(path));
  const header = readPictureHeader(bytes);
  if (!header) return `${name} is not a JPEG, PNG, WebP, GIF or AVIF`;
  const problem = sizeProblem(header);
  return problem ? `${name} ${problem}` : bytes;
}

function isOutside(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === ".." || way.startsWith("../") || way.startsWith("..\\") || isAbsolute(way);
}
