import { randomText } from "../../http/secrets/random-text.server.ts";
import { countGuestsPictures, countSentPictures, noteArriving } from "../../data/pictures/sent-pictures.server.ts";
import { storeMaster } from "../../data/pictures/picture-files.server.ts";
import { publicPictureAddress } from "../../domain/pictures/picture-address.ts";
import { pictureLimits, type SentPicture } from "../../domain/pictures/sent-pictures.ts";
import type { ActionTools } from "../../request/action-context.server.ts";
import { countGuestsForm } from "../../request/count-try.server.ts";
import { cleanPicture, TransformLate } from "./transform.server.ts";

type Taken = { ok: true; pictures: SentPicture[] } | { ok: false; sentence: string };

const MEGABYTE = 1024 * 1024;

/** Cleans and stores a form's pictures (decision 0062), for an hour unless a row names them; [] if none was sent. */
export async function takePictures(by: ActionTools): Promise<Taken> {
  const { db, pictures: tools, submission, session, now, t } = by;
  const { sent, problem } = submission.files ?? { sent: [], problem: null };
  const { files, bytes, ofOwner } = pictureLimits;
  const refused = (sentence: string) => ({ ok: false, sentence }) as const;
  if (problem === "tooLarge") return refused(t("buying.pictureTooLarge", { megabytes: bytes / MEGABYTE }));
  if (problem === "tooMany") return refused(t("buying.picturesTooMany", { max: files }));
  if (sent.length === 0) return { ok: true, pictures: [] };
  if ((await countSentPictures(db, session.owner)) + sent.length > ofOwner)
    return refused(t("buying.picturesFull", { max: ofOwner }));
  if (session.account === null && !(await mayGuestsSend(by, sent.length))) return refused(t("buying.picturesOfGuests"));
  const hashes = sent.map(() => randomText(16, "hex"));
  await noteArriving(db, hashes, now);
  const pictures: SentPicture[] = [];
  try {
    for (const [index, file] of sent.entries()) {
      const clean = await cleanPicture(tools.images, file.bytes);
      if (clean.kind === "refused") return refused(t("buying.pictureNone", { number: index + 1 }));
      const hash = hashes[index]!;
      await storeMaster(tools.store, hash, clean.master);
      pictures.push({ hash, shown: publicPictureAddress(hash, clean.facts) });
    }
    return { ok: true, pictures };
  } catch (error) {
    if (error instanceof TransformLate) return refused(t("buying.picturesLate"));
    throw error;
  }
}

async function mayGuestsSend(by: ActionTools, more: number): Promise<boolean> {
  const { ofGuests, ofNetwork } = pictureLimits;
  return (await countGuestsPictures(by.db)) + more <= ofGuests && countGuestsForm(by, ofNetwork);
}

/** A page cannot fill in file fields, so a refused form asks for its files again. */
export function chooseAgain({ submission, t }: Pick<ActionTools, "submission" | "t">): Record<string, string> {
  return submission.files?.sent.length ? { pictures: t("buying.picturesAgain") } : {};
}
