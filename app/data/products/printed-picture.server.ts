import { readShownPicture } from "../../domain/pictures/picture-address.ts";
import { printedPictureFile, type PrintedPicture } from "../../domain/products/picture.ts";
import { within } from "../deadline.server.ts";
import { previewFile, printedFile } from "../../domain/pictures/picture-address.ts";
import { readFile } from "../pictures/picture-files.server.ts";

/**
 * Most bytes of a picture that is printed into the page: it must fit the first packets with head and styles (speed.md
 * 2).
 */
const limit = 6_000;
const patienceMs = 300;

/** Where pictures lie: the build's files, and the store of those of others; null where there is none. */
interface PicturePlaces {
  files: Pick<Fetcher, "fetch"> | null;
  store: R2Bucket | null;
}

/** Pictures read before, by address, oldest first; null for those too heavy. No address ever gets other bytes. */
const pictures = new Map<string, PrintedPicture | null>();
const MOST_PICTURES = 300;

/**
 * The first picture of a page as a data URL, for phones: a file of its own costs a round trip of two seconds on a slow
 * line. Of a photograph that is too heavy its preview. null for what the shop does not have (yet), or that does not come in time.
 */
export async function printedPicture(places: PicturePlaces, url: string): Promise<PrintedPicture | null> {
  const known = pictures.get(url);
  if (known !== undefined) return known;
  try {
    const picture = await within(patienceMs, readPicture(places, url));
    if (picture === undefined) return null;
    if (pictures.size >= MOST_PICTURES) pictures.delete(pictures.keys().next().value!);
    pictures.set(url, picture);
    return picture;
  } catch {
    return null;
  }
}

/** undefined where it is not there. */
async function readPicture({ files, store }: PicturePlaces, url: string): Promise<PrintedPicture | null | undefined> {
  const others = readShownPicture(url);
  if (others) return store ? readPhotograph(store, others.hash) : undefined;
  for (const width of [480, 320] as const) {
    const file = printedPictureFile(url, width);
    if (file === null || !files) return null;
    const picture = printed(await bytesOf(files, file));
    if (picture) return picture;
  }
  return null;
}

/** A photograph of fewer pixels would stay blurred where the phone asks for no other: a preview has the sharp one over it. */
async function readPhotograph(store: R2Bucket, hash: string): Promise<PrintedPicture | null | undefined> {
  const [whole, preview] = await Promise.all([readFile(store, printedFile(hash)), readFile(store, previewFile(hash))]);
  if (!whole) return undefined;
  const printedWhole = printed(Buffer.from(whole));
  if (printedWhole) return printedWhole;
  return preview ? printed(Buffer.from(preview), true) : undefined;
}

const printed = (bytes: Buffer, isPreview = false): PrintedPicture | null =>
  bytes.length <= limit ? { address: `data:image/avif;base64,${bytes.toString("base64")}`, isPreview } : null;

async function bytesOf(files: Pick<Fetcher, "fetch">, path: string): Promise<Buffer> {
  // The binding needs a whole address but ignores the host.
  const response = await files.fetch(new URL(path, "https://files.invalid"));
  if (response.status === 200 && response.headers.get("Content-Type") === "image/avif")
    return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  throw new Error(`no picture: ${path}`);
}
