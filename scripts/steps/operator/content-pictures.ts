import { findMissingFiles } from "../../../app/shared/content/missing-files.ts";

const ANSWER_MS = 10_000;

/** Pictures and films of ours that a content file names and the shop does not have. */
export function findMissingPictures(shop: URL, text: string): Promise<{ path: string; reason: string }[]> {
  // A shop that does not answer says so when the file is sent.
  return findMissingFiles(text, async (address) => {
    const asked = fetch(new URL(address, shop), { method: "HEAD", signal: AbortSignal.timeout(ANSWER_MS) });
    return (await asked.catch(() => null))?.status === 404;
  });
}
