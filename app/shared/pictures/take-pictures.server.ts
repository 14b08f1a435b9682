import { randomBytes } from "node:crypto";
import { countSentPictures } from "../../data/pictures/sent-pictures.server.ts";
import { removeFiles, storeMaster } from "../../data/pictures/picture-files.server.ts";
import { shownPictureAddress } from "../../domain/pictures/picture-address.ts";
import { pictureLimits, type SentPicture } from "../../domain/pictures/sent-pictures.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { cleanPicture, TransformLate } from "./transform.server.ts";

type Taken = { ok: true; pictures: SentPicture[] } | { ok: false; sentence: string };

const MEGABYTE = 1024 * 1024;

/**
 * The pictures of a form with files, clean and in the store (decision 0062); none where none was sent. They are nobody's until a
 * row names them: whoever cannot write it lets them go (`dropPictures`). Answers a sentence for the field where one of them is
 * no picture, too large, or one too many.
 */
export async function takePictures({ db, pictures: road, submission, session, t }: ActionTools): Promise<Taken> {
  const { sent, problem } = submission.files ?? { sent: [], problem: null };
  const { files, bytes, ofOwner } = pictureLimits;
  const refused = (sentence: string) => ({ ok: false, sentence }) as const;
  if (problem === "tooLarge") return refused(t("buying.pictureTooLarge", { megabytes: bytes / MEGABYTE }));
  if (problem === "tooMany") return refused(t("buying.picturesTooMany", { max: files }));
  if (sent.length === 0 || !road) return { ok: true, pictures: [] };
  if ((await countSentPictures(db, session.owner)) + sent.length > ofOwner)
    return refused(t("buying.picturesFull", { max: ofOwner }));
  const pictures: SentPicture[] = [];
  try {
    for (const [index, file] of sent.entries()) {
      const clean = await cleanPicture(road.images, file.bytes);
      if (clean.kind === "refused") {
        await dropPictures({ pictures: road }, pictures);
        return refused(t("buying.pictureNone", { number: index + 1 }));
      }
      const hash = randomBytes(16).toString("hex");
      await storeMaster(road.store, hash, clean.master);
      pictures.push({ hash, shown: shownPictureAddress(hash, clean.facts) });
    }
    return { ok: true, pictures };
  } catch (error) {
    await dropPictures({ pictures: road }, pictures);
    if (error instanceof TransformLate) return refused(t("buying.picturesLate"));
    throw error;
  }
}

/** Pictures that were taken, and that no row came to name: out of the store. Never fails. */
export async function dropPictures(
  { pictures: road }: Pick<ActionTools, "pictures">,
  pictures: readonly SentPicture[],
): Promise<void> {
  if (road) await Promise.all(pictures.map(({ hash }) => removeFiles(road.store, hash).catch(() => {})));
}

/** For a form that comes back for another reason: no page can fill in files, so they are to be chosen once more. */
export function chooseAgain({ submission, t }: Pick<ActionTools, "submission" | "t">): Record<string, string> {
  return submission.files?.sent.length ? { pictures: t("buying.picturesAgain") } : {};
}
