import { printedPictureFile } from "../../domain/products/picture.ts";
import { within } from "../deadline.server.ts";

/** Bytes that a page may spend on a picture of its own: the first packets hold them beside head and styles (speed.md 2). */
const limit = 6_000;
const patienceMs = 300;

/** What was read lately, by address, null for too heavy ones: the files of a build do not change. Oldest first. */
const found = new Map<string, string | null>();
const FOUND = 300;

/**
 * The first picture of a page as text of the page itself, for phones: a file of its own costs a slow line a round trip of
 * two seconds. null for a vendor's own picture, for one that is too heavy, and where the files do not answer in time.
 */
export async function printedPicture(files: Pick<Fetcher, "fetch">, url: string): Promise<string | null> {
  const known = found.get(url);
  if (known !== undefined) return known;
  try {
    const picture = await within(patienceMs, readPicture(files, url));
    if (found.size >= FOUND) found.delete(found.keys().next().value!);
    found.set(url, picture);
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
  // The files know no host.
  const response = await files.fetch(new URL(path, "https://files.invalid"));
  if (response.status === 200 && response.headers.get("Content-Type") === "image/avif")
    return Buffer.from(await response.arrayBuffer());
  await response.body?.cancel();
  throw new Error(`no picture: ${path}`);
}
