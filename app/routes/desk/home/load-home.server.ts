import { z } from "zod";
import { cleanLine } from "../../../domain/feed/feed-text.ts";
import { withoutSecrets } from "../../../http/forms/fields.server.ts";
import { replyDone, replyProblem } from "../../../http/forms/reply.server.ts";
import { bringBack, loadFile, type LoadAnswer } from "../../../shared/content/load-content.server.ts";
import { findMissingFiles } from "../../../shared/content/missing-files.ts";
import { type DeskTools, unknownObject } from "../../../shared/desk/desk.server.ts";
import { callPictures } from "../../../request/call-pictures.server.ts";
import { deskNumber, fault, readDeskFields } from "../../../shared/desk/desk-fields.server.ts";

const TOLD = 12;
const mostVersion = 999_999_999;

const text = z
  .string()
  .default("")
  .refine((typed) => typed.trim() !== "", fault("deskHome.textMissing"));
const file = z
  .string()
  .max(200)
  .default("")
  .transform((typed) => cleanLine(typed) || "desk.json");

const seen = deskNumber(0, mostVersion);

const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("load"), text, file, seen }),
  z.object({ intent: z.literal("rollback"), version: deskNumber(1, mostVersion), seen }),
]);

/** A file is loaded whole or refused whole; `seen`: the newest displayed version, 0 for none. */
export async function loadHome(tools: DeskTools): Promise<Response> {
  const { submission, where, t, author } = tools;
  const read = readDeskFields(tools, fields);
  if (!read.ok) return replyProblem(where, read.problem);
  const asked = read.value;
  const by = { by: author.name, seen: asked.seen };
  if (asked.intent === "rollback") {
    return told(tools, await bringBack(tools, { version: asked.version, ...by, isDryRun: false }));
  }
  const missing = await findMissingFiles(asked.text, (address) => isMissing(tools, address));
  const answer = await loadFile(tools, { text: asked.text, file: asked.file, ...by, isDryRun: missing.length > 0 });
  const faults = [...(answer.kind === "faults" ? answer.faults : []), ...missing];
  if (faults.length === 0) return told(tools, answer);
  const report = faults.slice(0, TOLD).map(({ path, reason }) => `${path}: ${reason}`);
  const values = { ...withoutSecrets(submission.fields), report: report.join("\n") };
  return replyProblem(where, { fields: { text: t("deskHome.faults", { number: faults.length }) }, values, form: null });
}

export function told(tools: DeskTools, answer: LoadAnswer): Promise<Response> | Response {
  const { submission, where, t } = tools;
  if (answer.kind === "unknown") return unknownObject(tools);
  if (answer.kind !== "loaded") {
    const values = withoutSecrets(submission.fields);
    const form = t(answer.kind === "meanwhile" ? "desk.meanwhile" : "deskHome.gone");
    return replyProblem(where, { fields: {}, values, form }, 409);
  }
  callPictures(tools);
  const version = answer.version ?? 0;
  const details = answer.notes.map(({ path }) => path);
  return details.length === 0
    ? replyDone(where, { kind: "done", text: t("deskHome.loaded", { version }) })
    : replyDone(where, { kind: "done", text: t("deskHome.loadedPartly", { version }), details });
}

/** Tests of the worker alone have no files of a build. */
async function isMissing({ files, publicOrigin }: DeskTools, address: string): Promise<boolean> {
  const answer = await files?.fetch(new URL(address, publicOrigin), { method: "HEAD" }).catch(() => null);
  return answer?.status === 404;
}
