import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { Bounds } from "../market/scenes/drawn.ts";
import { type PictureFormatKey, formats } from "./formats.ts";
import type { ListedPicture } from "./picture-list.ts";
import { encoding } from "./render-picture.ts";

/** What was rendered before: by name of the picture the hash of what it was made of; by hash of a drawing its bounds. */
export interface Manifest {
  pictures: Map<string, { hash: string; format: PictureFormatKey }>;
  bounds: Map<string, Bounds>;
}

/** The manifest at the path; an empty one when there is none or it cannot be read. */
export function readManifest(path: string): Manifest {
  try {
    const { pictures, bounds } = existsSync(path)
      ? (JSON.parse(readFileSync(path, "utf8")) as Record<keyof Manifest, [string, never][]>)
      : { pictures: [], bounds: [] };
    return { pictures: new Map(pictures), bounds: new Map(bounds) };
  } catch {
    return { pictures: new Map(), bounds: new Map() };
  }
}

/** Written beside and renamed, so that a reader finds the old one or the new one. */
export function writeManifest(path: string, { pictures, bounds }: Manifest): void {
  writeFileSync(`${path}.${process.pid}`, JSON.stringify({ pictures: [...pictures], bounds: [...bounds] }));
  renameSync(`${path}.${process.pid}`, path);
}

/** Hash of everything a picture is made of. */
export function pictureHash({ svg, format, frames = [] }: ListedPicture): string {
  return createHash("sha256")
    .update(svg + frames.join(""))
    .update(JSON.stringify([formats[format], encoding]))
    .digest("base64url")
    .slice(0, 22);
}
