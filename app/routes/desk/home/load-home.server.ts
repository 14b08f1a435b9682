import { z } from "zod";
import { cleanLine } from "../../../domain/feed/feed-text.ts";
import { bringBack, loadFile, type LoadAnswer } from "../../../shared/content/load-content.server.ts";
import { findMissingFiles } from "../../../shared/content/missing-files.ts";
import {
  byIntent,
  decide,
  type Decision,
  deskCount,
  deskId,
  deskText,
} from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import { callPictures } from "../../../request/call-pictures.server.ts";

const LISTED_PROBLEMS = 12;

const text = deskText((typed, refuse) => {
  if (typed.trim() === "") refuse("deskHome.textMissing");
  return typed;
});
const file = z
  .string()
  .max(200)
  .default("")
  .transform((typed) => cleanLine(typed) || "desk.json");

const fields = byIntent({
  load: { text, file, seen: deskCount },
  rollback: { version: deskId, seen: deskCount },
});

/** A file is loaded whole or refused whole; `seen`: the newest displayed version, 0 for none. */
export function loadHome(tools: DeskTools): Promise<Response> {
  const { t, author, submission } = tools;
  return decide(tools, fields, async ({ seen, ...asked }) => {
    const by = { by: author.name, seen };
    if (asked.intent === "rollback") {
      return loaded(tools, await bringBack(tools, { version: asked.version, ...by, isDryRun: false }));
    }
    const { answer, faults } = await loadWithFiles(tools, {
      text: asked.text,
      file: asked.file,
      ...by,
      isDryRun: false,
    });
    if (faults.length === 0) return loaded(tools, answer);
    const report = faults.slice(0, LISTED_PROBLEMS).map(({ path, reason }) => `${path}: ${reason}`);
    // Printed above the form, beside the typed text.
    submission.fields.set("report", report.join("\n"));
    return { faults: { text: t("deskHome.faults", { number: faults.length }) } };
  });
}

export function loaded(tools: DeskTools, answer: LoadAnswer): Decision {
  const { t } = tools;
  if (answer.kind === "unknown" || answer.kind === "meanwhile") return answer.kind;
  if (answer.kind !== "loaded") return { refused: t("deskHome.gone") };
  callPictures(tools);
  const version = answer.version ?? 0;
  if (answer.notes.length === 0) return { done: t("deskHome.loaded", { version }) };
  return { done: t("deskHome.loadedPartly", { version }), details: answer.notes.map(({ path }) => path) };
}

/** Stores nothing if the text names media of ours that the shop does not have. */
export async function loadWithFiles(tools: DeskTools, { isDryRun, ...asked }: Parameters<typeof loadFile>[1]) {
  const missing = await findMissingFiles(asked.text, (address) => isMissing(tools, address));
  const answer = await loadFile(tools, { ...asked, isDryRun: isDryRun || missing.length > 0 });
  return { answer, faults: [...(answer.kind === "faults" ? answer.faults : []), ...missing] };
}

/** Tests of the worker alone have no built files. */
async function isMissing({ files, publicOrigin }: DeskTools, address: string): Promise<boolean> {
  const answer = await files?.fetch(new URL(address, publicOrigin), { method: "HEAD" }).catch(() => null);
  return answer?.status === 404;
}
