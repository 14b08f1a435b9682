import type { SentPicture } from "../../../domain/pictures/sent-pictures.ts";
import type { VendorProfile } from "../../../domain/vendors/vendor-profile.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import { takePictures } from "../../../shared/pictures/take-pictures.server.ts";

type Stored =
  | { ok: true; by: DeskTools & { sent: SentPicture[] }; named: Partial<VendorProfile> }
  | { ok: false; problems: Record<string, string> };

/** Uploaded pictures replace typed addresses. */
export async function storeProfilePictures(tools: DeskTools): Promise<Stored> {
  const { submission } = tools;
  const { sent: files, problem } = submission.files ?? { sent: [], problem: null };
  const fileOf = (name: string) => files.filter((file) => file.name === name).slice(0, 1);
  const sent: SentPicture[] = [];
  const named: Partial<VendorProfile> = {};
  for (const field of ["logo", "banner"] as const) {
    const own = fileOf(`${field}File`);
    // Files that were too large are absent here.
    const isAtFault = problem !== null && own.length === 0;
    const stored = await takePictures({
      ...tools,
      submission: { ...submission, files: { sent: own, problem: isAtFault ? problem : null } },
    });
    if (!stored.ok) return { ok: false, problems: { [`${field}File`]: stored.sentence } };
    for (const picture of stored.pictures) {
      sent.push(picture);
      named[field] = `/media/v/${picture.hash}`;
    }
  }
  return { ok: true, by: { ...tools, sent }, named };
}
