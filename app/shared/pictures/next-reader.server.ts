import { readShownPicture, type PictureFile } from "../../domain/pictures/picture-address.ts";
import type { Bindings } from "../../request/bindings.server.ts";
import { handOut } from "./hand-out.server.ts";

export type PictureMaker = Pick<Bindings, "db" | "pictures" | "waitUntil">;

/** Makes files of the picture `url` that no browser asks for: pages print them, from the next reader's on. */
export function makeForNextReader(
  { db, pictures, waitUntil }: PictureMaker,
  url: string,
  files: readonly ((hash: string) => PictureFile)[],
): void {
  const hash = readShownPicture(url)?.hash;
  if (hash === undefined || !pictures) return;
  const scene = { tools: pictures, db, waitUntil };
  for (const file of files) waitUntil(handOut(scene, file(hash)).catch(() => {}));
}
