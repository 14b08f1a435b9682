import { z } from "zod";
import { findSeenContent } from "../../../data/content/current-content.server.ts";
import { inSections } from "../../../domain/content/content-lists.ts";
import { pictureLimits } from "../../../domain/pictures/sent-pictures.ts";
import { loadFile } from "../../../shared/content/load-content.server.ts";
import { decide, deskCount } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import { receiveHomePicture } from "../../../shared/pictures/receive-home-picture.server.ts";
import { TransformLate } from "../../../shared/pictures/transform.server.ts";
import { entriesOf, pictureLists } from "../../../shared/content/picture-lists.ts";
import { loaded } from "./load-home.server.ts";

const MEGABYTE = 1024 * 1024;

const fields = z.object({ place: z.string().max(60).default(""), seen: deskCount });

/** Stores a version of the list. `place`: such as heroes-0; `seen`: the newest displayed version. */
export function replacePicture(tools: DeskTools): Promise<Response> {
  const { db, t, author } = tools;
  return decide(tools, fields, async ({ place, seen }) => {
    const [, path, index] = /^([\w.-]+)-(\d{1,2})$/.exec(place) ?? [];
    const list = pictureLists.find((one) => one.path === path);
    const { content, seen: newest } = await findSeenContent(db);
    const at = Number(index);
    const entry = list && entriesOf(content, list)[at];
    if (!entry) return "unknown";
    if (newest !== seen) return "meanwhile";
    const picture = await take(tools);
    if (!picture.ok) return { faults: { [place]: picture.sentence } };
    const entries = entriesOf(content, list).with(at, { ...entry, image: picture.address });
    const text = JSON.stringify(inSections({ [list.path]: entries }));
    const answer = await loadFile(tools, { text, file: place, by: author.name, isDryRun: false, seen });
    if (answer.kind !== "faults") return loaded(tools, answer);
    const fault = answer.faults.map(({ path: faulty, reason }) => `${faulty}: ${reason}`)[0]!;
    return { faults: { "": t("deskHome.pictureFaults", { fault }) } };
  });
}

type Taken = { ok: true; address: string } | { ok: false; sentence: string };

async function take({ db, now, pictures, submission, t }: DeskTools): Promise<Taken> {
  const { sent, problem } = submission.files ?? { sent: [], problem: null };
  const refused = (sentence: string) => ({ ok: false, sentence }) as const;
  if (problem !== null) return refused(t("buying.pictureTooLarge", { megabytes: pictureLimits.bytes / MEGABYTE }));
  const [file] = sent;
  if (!file) return refused(t("deskHome.pictureMissing"));
  try {
    const taken = await receiveHomePicture({ db, pictures, now }, file.bytes);
    return taken.ok ? taken : refused(t("deskHome.pictureNone"));
  } catch (error) {
    if (error instanceof TransformLate) return refused(t("buying.picturesLate"));
    throw error;
  }
}
