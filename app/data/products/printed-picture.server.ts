import { LRUCache } from "lru-cache";
import {
  bannerFile,
  cardPreviewFile,
  type PictureFile,
  previewFile,
  printedFile,
  readShownPicture,
} from "../../domain/pictures/picture-address.ts";
import { siteFile, type PrintedPicture } from "../../domain/products/picture.ts";
import { within } from "../deadline.server.ts";
import { readFile } from "../pictures/picture-files.server.ts";

interface Box {
  site: number | null;
  photograph: (hash: string) => PictureFile;
  /** In bytes; must fit the first packets with head and styles (speed.md 2). */
  limit: number;
  isPreview?: boolean;
}

const boxes: Record<"hero" | "product" | "card", Box> = {
  hero: { site: 360, photograph: bannerFile, limit: 6_000 },
  product: { site: null, photograph: printedFile, limit: 6_000 },
  card: { site: null, photograph: cardPreviewFile, limit: 1_500, isPreview: true },
};
const patienceMs = 300;

export interface PictureStores {
  files: Pick<Fetcher, "fetch"> | null;
  store: R2Bucket;
}

/** null for pictures that are too heavy. The bytes of an address never change. */
const pictures = new LRUCache<string, { picture: PrintedPicture | null }>({ max: 300 });

/** A data URL, because a file costs two seconds on a slow line. Photographs that are too heavy give a preview. */
export async function printedPicture(stores: PictureStores, url: string, kind: keyof typeof boxes) {
  const key = `${kind} ${url}`;
  const known = pictures.get(key);
  if (known) return known.picture;
  try {
    return (await within(patienceMs, readAndKeep(stores, url, kind, key))) ?? null;
  } catch {
    return null;
  }
}

/** Cached even when late, for the next reader. */
async function readAndKeep(stores: PictureStores, url: string, kind: keyof typeof boxes, key: string) {
  const picture = await readPicture(stores, url, boxes[kind]);
  if (picture !== undefined) pictures.set(key, { picture });
  return picture;
}

async function readPicture({ files, store }: PictureStores, url: string, box: Box) {
  const others = readShownPicture(url);
  if (others) return readPhotograph(store, others.hash, box);
  const file = box.site && siteFile(url, box.site);
  return file && files ? printed(await bytesOf(files, file), box.site!, box) : null;
}

/** With fewer pixels a photograph would stay blurred; only a preview is later replaced by a sharp file. */
async function readPhotograph(store: R2Bucket, hash: string, box: Box): Promise<PrintedPicture | null | undefined> {
  const [file, small] = [box.photograph(hash), box.isPreview ? null : previewFile(hash)];
  const [whole, preview] = await Promise.all([readFile(store, file), small && readFile(store, small)]);
  if (!whole) return undefined;
  const printedWhole = printed(Buffer.from(whole), file.width, box);
  if (printedWhole || !small) return printedWhole;
  return preview ? printed(Buffer.from(preview), small.width, { ...box, isPreview: true }) : undefined;
}

function printed(bytes: Buffer, width: number, { limit, isPreview = false }: Box): PrintedPicture | null {
  if (bytes.length > limit) return null;
  return { address: `data:image/avif;base64,${bytes.toString("base64")}`, width, isPreview };
}

async function bytesOf(files: Pick<Fetcher, "fetch">, path: string): Promise<Buffer> {
  // The binding needs a whole address but ignores the host.
  const response = await files.fetch(new URL(path, "https://files.invalid"));
  if (response.status === 200 && response.headers.get("Content-Type") === "image/avif")
    return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  throw new Error(`no picture: ${path}`);
}
