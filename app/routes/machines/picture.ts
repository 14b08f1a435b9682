import { findEdgeCopy, storeEdgeCopy } from "../../data/edge-copy.server.ts";
import { fileType, readAnimation } from "../../data/pictures/picture-files.server.ts";
import { findPicture, findPictureIcon } from "../../data/pictures/pictures.server.ts";
import { animationType } from "../../domain/pictures/animation.ts";
import {
  pictureFileAddress,
  readAnimationFile,
  readPictureFile,
  type PictureFile,
} from "../../domain/pictures/picture-address.ts";
import { logEvent } from "../../http/log.server.ts";
import { bindings, type Bindings } from "../../request/bindings.server.ts";
import { servePictureFile } from "../../shared/pictures/serve-picture-file.server.ts";
import { tileAnswer } from "../../shared/pictures/picture-tile.server.ts";
import { notFound } from "./machine-answers.server.ts";
import type { Route } from "./+types/picture";

/** Seconds for which a tile in place of the picture may be cached. */
const lives = { later: 10, failed: 3_600 } as const;

/**
 * Only pictures that the catalogue, content or a vendor names are fetched. `HASH-moving` is its animation (decision
 * 67).
 */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const file = readPictureFile(params.file);
  const moving = readAnimationFile(params.file);
  const platform = context.get(bindings);
  try {
    if (moving !== null) return await answerMoving(platform, moving);
    return file ? await answer(platform, file) : notFound();
  } catch (error) {
    logEvent("picture", error);
    return tileAnswer("list", lives.later);
  }
}

async function answer(platform: Bindings, file: PictureFile): Promise<Response> {
  const { db, pictures: tools, waitUntil, publicOrigin } = platform;
  const address = publicOrigin + pictureFileAddress(file);
  const copy = await findEdgeCopy(address);
  if (copy) return new Response(copy.body, copy);
  const outcome = await servePictureFile({ tools, db, waitUntil }, file);
  if (outcome.kind === "unknown") return notFound();
  if (outcome.kind !== "file") return tileAnswer((await findPictureIcon(db, file.hash)) ?? "list", lives[outcome.kind]);
  return cachedForever(platform, address, outcome.bytes, fileType(file));
}

async function answerMoving(platform: Bindings, hash: string): Promise<Response> {
  const { db, pictures, publicOrigin } = platform;
  const address = `${publicOrigin}/media/v/${hash}-moving`;
  const copy = await findEdgeCopy(address);
  if (copy) return new Response(copy.body, copy);
  const found = await findPicture(db, hash);
  if (found?.state !== "here") return notFound();
  const bytes = await readAnimation(pictures.store, found.own);
  return bytes ? cachedForever(platform, address, bytes, animationType(bytes)) : notFound();
}

function cachedForever({ waitUntil }: Bindings, address: string, bytes: Uint8Array<ArrayBuffer>, type: string) {
  const headers = { "Content-Type": type, "Cache-Control": "public, max-age=31536000, immutable" };
  const response = new Response(bytes, { headers });
  waitUntil(storeEdgeCopy(address, response.clone()));
  return response;
}
