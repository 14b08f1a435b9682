// `node scripts/pictures.ts`: renders the demo market's pictures that are missing or changed.
import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawEveryObject } from "./pictures/drawings.ts";
import { layOutFilms } from "./pictures/films.ts";
import { fileNames, formats } from "./pictures/formats.ts";
import { pictureHash, readManifest, writeManifest } from "./pictures/manifest.ts";
import { listPictures } from "./pictures/picture-list.ts";
import { renderPicture } from "./pictures/render-picture.ts";
import { listShopCards } from "./pictures/shop-cards.ts";
import { leave } from "./steps/plain-error.mjs";
import { startStep } from "./steps/progress.mjs";
import { root } from "./steps/root.ts";

const folder = join(root, "public", "media", "web-banner");
const parts = join(root, ".cache", "picture-parts");
const manifestPath = join(root, ".cache", "pictures.json");
const abandonedAfterMs = 600_000;
const noteEvery = 24;

/** What a run did: pictures rendered and taken over, and the bytes written. */
export interface Rendering {
  rendered: number;
  kept: number;
  bytes: number;
}

/**
 * Brings public/media/web-banner/ up to date: missing and changed pictures are rendered, those no longer listed go; the
 * films that are kept in the repository are laid beside them.
 * Can be interrupted at any time; the next run goes on where this one stopped. onProgress hears shares from 0 to 1;
 * without it a line shows the progress when there is something to do.
 */
export async function renderPictures(onProgress?: (share: number) => void): Promise<Rendering> {
  mkdirSync(folder, { recursive: true });
  mkdirSync(parts, { recursive: true });
  removeAbandonedParts();
  layOutFilms(folder);
  const manifest = readManifest(manifestPath);
  const drawn = await drawEveryObject(manifest.bounds);
  const pictures = [...listPictures(drawn), ...(await listShopCards(drawn))].map((picture) => ({
    ...picture,
    hash: pictureHash(picture),
    files: fileNames(picture.name, formats[picture.format]),
  }));
  const present = new Set(readdirSync(folder));
  const due = pictures.filter(
    ({ name, hash, files }) => manifest.pictures.get(name)?.hash !== hash || !files.every((file) => present.has(file)),
  );
  const listed = new Set(pictures.flatMap(({ files }) => files));
  for (const [name, { format }] of manifest.pictures) {
    const old = fileNames(name, formats[format]).filter((file) => !listed.has(file));
    for (const file of old) rmSync(join(folder, file), { force: true });
    if (!pictures.some((picture) => picture.name === name)) manifest.pictures.delete(name);
  }

  const step = due.length > 0 && !onProgress ? startStep(`Drawing ${due.length} pictures`) : null;
  let bytes = 0;
  let done = 0;
  const waiting = [...due];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      bytes += await renderPicture(next, folder, parts);
      manifest.pictures.set(next.name, { hash: next.hash, format: next.format });
      done += 1;
      if (done % noteEvery === 0) writeManifest(manifestPath, manifest);
      (onProgress ?? step?.update)?.(done / due.length);
    }
  };
  // One thread for each picture and one picture for each core: sharp's own threads gain nothing on small pictures.
  sharp.concurrency(1);
  sharp.cache(false);
  try {
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), 8) }, work));
  } catch (error) {
    waiting.length = 0;
    step?.failed("The pictures could not be drawn");
    throw error;
  } finally {
    writeManifest(manifestPath, manifest);
  }
  step?.done(`${due.length} pictures drawn`);
  return { rendered: due.length, kept: pictures.length - due.length, bytes };
}

function removeAbandonedParts(): void {
  for (const file of readdirSync(parts)) {
    const path = join(parts, file);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > abandonedAfterMs) rmSync(path, { force: true });
  }
}

if (import.meta.main) {
  try {
    const { rendered, kept } = await renderPictures();
    console.log(`${rendered} pictures drawn, ${kept} up to date.`);
  } catch (error) {
    leave(error);
  }
}
