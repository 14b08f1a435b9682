import { readShownPicture, type PictureFile } from "../../domain/pictures/picture-address.ts";
import type { Bindings } from "../../request/bindings.server.ts";
import { servePictureFile } from "./serve-picture-file.server.ts";

export type PictureMaker = Pick<Bindings, "db" | "pictures" | "waitUntil">;

/** Files that no browser requests: pages inline them, from the next view on. */
export function makeForNextReader(
  { db, pictures, waitUntil }: PictureMaker,
  url: string,
  files: readonly ((hash: string) => PictureFile)[],
): void {
  const hash = readShownPicture(url)?.hash;
  if (hash === undefined || !pictures) return;
  const scene = { tools: pictures, db, waitUntil };
  for (const file of files) waitUntil(servePictureFile(scene, file(hash)).catch(() => {}));
}
