import { printedPictureFile } from "../../domain/products/picture.ts";
import { within } from "../deadline.server.ts";

/**
 * Most bytes of a picture that is printed into the page: it must fit the first packets with head and styles (speed.md
 * 2).
 */
const limit = 6_000;
const patienceMs = 300;

/** Pictures read before, by address, oldest first; null for those too heavy. The files of a build do not change. */
const pictures = new Map<string, string | null>();
const MOST_PICTURES = 300;

/**
 * The first picture of a page as a data URL, for phones: a file of its own costs a round trip of two seconds on a slow
 * line. null for a vendor's picture, one that is too heavy, or when the files do not answer in time.
 */
export async function printedPicture(files: Pick<Fetcher, "fetch">, url: string): Promise<string | null> {
  const known = pictures.get(url);
  if (known !== undefined) return known;
  try {
    const picture = await within(patienceMs, readPicture(files, url));
    if (pictures.size >= MOST_PICTURES) pictures.delete(pictures.keys().next().value!);
    pictures.set(url, picture);
    return picture;
  } catch {
    return null;
  }
}

async function readPicture(files: Pick<Fetcher, "fetch">, url: string): Promise<string | null> {
  for (const width of [480, 320] as const) {
    const file = printedPictureFile(url, width);
    if (file === null) return null;
    const bytes = await bytesOf(files, file);
    if (bytes.length <= limit) return `data:image/avif;base64,${bytes.toString("base64")}`;
  }
  return null;
}

async function bytesOf(files: Pick<Fetcher, "fetch">, path: string): Promise<Buffer> {
  // The binding needs a whole address but ignores the host.
  const response = await files.fetch(new URL(path, "https://files.invalid"));
  if (response.status === 200 && response.headers.get("Content-Type") === "image/avif")
    return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  throw new Error(`no picture: ${path}`);
}
