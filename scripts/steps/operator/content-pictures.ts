import { findMissingFiles } from "../../../app/shared/content/missing-files.ts";
import type { PathFault } from "../../../app/shared/operator/path-fault.ts";
import { PlainError } from "../plain-error.mjs";
import { askOperator, type AskedShop } from "./ask-operator.ts";
import type { FolderPicture } from "./content-folder.ts";

const ANSWER_MS = 10_000;
/** ms for eight megabytes on a slow line, and their transformation. */
const PICTURE_MS = 180_000;

export const NOTHING = "Nothing was stored.";

export function findMissingPictures(shop: URL, text: string): Promise<PathFault[]> {
  // An unreachable shop is reported when the file is sent.
  return findMissingFiles(text, async (address) => {
    const asked = fetch(new URL(address, shop), { method: "HEAD", signal: AbortSignal.timeout(ANSWER_MS) });
    return (await asked.catch(() => null))?.status === 404;
  });
}

/** Throws with the entry of the first refusal; the shop deletes uploads that no content names. */
export async function sendPictures(shop: AskedShop, pictures: readonly FolderPicture[]): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const { path, name, bytes } of pictures) {
    const { status, body } = await askOperator<{ address: string }>(
      shop,
      "/operator/content-pictures",
      bytes,
      PICTURE_MS,
    );
    const problem = body.problem ?? `The shop answers ${status}.`;
    if (status === 413 || status === 422) throw refusal(NOTHING, [{ path, reason: `${name} ${problem}` }]);
    if (status !== 200) throw new PlainError(problem);
    addresses.set(name, body.address);
  }
  return addresses;
}

export function refusal(problem: string, faults: readonly PathFault[]): PlainError {
  return new PlainError([problem, ...faults.map(({ path, reason }) => `  ${path}: ${reason}`)].join("\n"));
}
