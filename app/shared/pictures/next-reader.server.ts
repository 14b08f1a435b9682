import { readShownPicture, type PictureFile } from "../../domain/pictures/picture-address.ts";
import type { Bindings } from "../../request/bindings.server.ts";
import { servePictureFile } from "./serve-picture-file.server.ts";

export type PictureMaker = Pick<Bindings, "db" | "pictures" | "waitUntil">;

/** Makes files that pages inline and no browser requests, for the next view. */
export function makeForNextReader(
  { db, pictures, waitUntil }: PictureMaker,
  url: string,
  files: readonly ((hash: string) => PictureFile)[],
): void {
  const hash = readShownPicture(url)?.hash;
  if (hash === undefined) return;
  const scene = { tools: pictures, db, waitUntil };
  for (const file of files) waitUntil(servePictureFile(scene, file(hash)).catch(() => {}));
}
