import { hash } from "node:crypto";
import { randomText } from "../../http/secrets/random-text.server.ts";
import { addHomePicture, extendHomePicture } from "../../data/pictures/home-pictures.server.ts";
import { storeMaster } from "../../data/pictures/picture-files.server.ts";
import { noteArriving } from "../../data/pictures/sent-pictures.server.ts";
import { bannerFile, previewFile, publicPictureAddress } from "../../domain/pictures/picture-address.ts";
import type { Bindings } from "../../request/bindings.server.ts";
import { makeFiles, storeMoving } from "./fetch-pictures.server.ts";
import { cleanPicture } from "./transform.server.ts";

type HomePictureResult = { ok: true; address: string } | { ok: false; problem: string };

/**
 * Stores a picture that staff send for home; deleted after an hour unless content names it (docs/decisions/0063), its
 * animation too (0067). The same bytes sent again are answered with the stored picture. Throws TransformLate.
 */
export async function receiveHomePicture(
  { db, pictures: tools, now }: { db: D1Database; pictures: Bindings["pictures"]; now: number },
  bytes: Uint8Array<ArrayBuffer>,
): Promise<HomePictureResult> {
  const sha256 = hash("sha256", bytes);
  const stored = await extendHomePicture(db, sha256, now);
  if (stored !== null) return { ok: true, address: publicPictureAddress(stored) };
  const clean = await cleanPicture(tools.images, bytes);
  if (clean.kind === "refused") return { ok: false, problem: clean.problem };
  const name = randomText(16, "hex");
  await noteArriving(db, [name], now);
  await storeMaster(tools.store, name, clean.master);
  const isAnimated = await storeMoving(tools.store, name, bytes);
  await addHomePicture(db, { hash: name, shown: publicPictureAddress(name, clean.facts), isAnimated }, sha256);
  // A banner is the first picture on a phone (data/products/printed-picture).
  await makeFiles(tools, [bannerFile(name), previewFile(name)], clean.master);
  return { ok: true, address: publicPictureAddress(name) };
}
