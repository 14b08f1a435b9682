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
  /** Width of the file beside a picture of the site itself; null where none stands. */
  site: number | null;
  /** The file of a picture that the shop hands out, which phones show there. */
  photograph: (hash: string) => PictureFile;
  /** Most bytes of one. They must fit the first packets with head and styles (speed.md 2). */
  limit: number;
  /** Shown until the card's own file is there. */
  isPreview?: boolean;
}

const boxes: Record<"hero" | "product" | "card", Box> = {
  hero: { site: 360, photograph: bannerFile, limit: 6_000 },
  product: { site: null, photograph: printedFile, limit: 6_000 },
  card: { site: null, photograph: cardPreviewFile, limit: 1_500, isPreview: true },
};
const patienceMs = 300;

/** Where pictures lie: the site's own among the build's files, the others in the store; null where there is none. */
export interface PicturePlaces {
  files: Pick<Fetcher, "fetch"> | null;
  store: R2Bucket | null;
}

/** Pictures read before, by box and address; null for those too heavy. No address ever gets other bytes. */
const pictures = new LRUCache<string, { picture: PrintedPicture | null }>({ max: 300 });

/**
 * A picture of the first screen as a data URL, for phones: a file of its own costs a round trip of two seconds on a slow
 * line. `kind`: the box it stands in. Of a photograph that is too heavy its preview. null for what the shop does not have (yet), or that does not come in time.
 */
export async function printedPicture(
  places: PicturePlaces,
  url: string,
  kind: keyof typeof boxes,
): Promise<PrintedPicture | null> {
  const key = `${kind} ${url}`;
  const known = pictures.get(key);
  if (known) return known.picture;
  try {
    return (await within(patienceMs, readAndKeep(places, url, kind, key))) ?? null;
  } catch {
    return null;
  }
}

/** Kept however late it comes: where every reading is slow, the next reader has it all the same. */
async function readAndKeep(places: PicturePlaces, url: string, kind: keyof typeof boxes, key: string) {
  const picture = await readPicture(places, url, boxes[kind]);
  if (picture !== undefined) pictures.set(key, { picture });
  return picture;
}

/** undefined where it is not there. */
async function readPicture(
  { files, store }: PicturePlaces,
  url: string,
  box: Box,
): Promise<PrintedPicture | null | undefined> {
  const others = readShownPicture(url);
  if (others) return store ? readPhotograph(store, others.hash, box) : undefined;
  const file = box.site && siteFile(url, box.site);
  return file && files ? printed(await bytesOf(files, file), box.site!, box) : null;
}

/** A photograph of fewer pixels would stay blurred where the phone asks for no other: a preview has the sharp one over it. */
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
