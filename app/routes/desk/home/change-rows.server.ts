import { z } from "zod";
import { contentLimits, inSections } from "../../../domain/content/content-lists.ts";
import { replySwitched } from "../../../http/forms/reply.server.ts";
import { entryErrors, formFieldsOf } from "../../../shared/content/entry-form-fields.ts";
import { entryOf, type Row, rowsIn } from "../../../shared/content/typed-rows.ts";
import { answerDecision, type Decision, deskCount, readDeskFields } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import type { PictureList } from "../../../shared/content/picture-lists.ts";
import { loadWithFiles, loaded } from "./load-home.server.ts";

const fields = z.object({
  intent: z.string().regex(/^(?:add|preview|save|(?:up|down|remove)-\d{1,2})$/),
  seen: deskCount,
});

/** Without a script each button sends the whole form, and the page returns with the typed values. */
export async function changeRows(tools: DeskTools, list: PictureList): Promise<Response> {
  const { t, refuse, submission } = tools;
  const read = readDeskFields(tools, fields);
  if (!read.ok) return refuse(read.problem);
  const { intent, seen } = read.value;
  const rows = rowsIn(submission.fields);
  const most = contentLimits[list.path];
  if (intent === "save" || intent === "preview") {
    const decision = await load(tools, list, { rows, seen, isDryRun: intent === "preview" });
    return decision === null ? again(tools, rows) : answerDecision(tools, decision);
  }
  if (intent === "add" && rows.length >= most) {
    return answerDecision(tools, { faults: { "": t("deskHome.rowsFull", { count: most }) } });
  }
  return again(tools, movedRows(rows, intent));
}

/** A new row starts with the last one's picture, because every entry has one. */
export function movedRows(rows: readonly Row[], intent: string): Row[] {
  const changed = [...rows];
  const [what, index] = intent.split("-") as [string, string?];
  const at = Number(index);
  if (what === "add") changed.push({ image: rows.at(-1)?.image ?? "" });
  if (what === "remove") changed.splice(at, 1);
  const from = what === "up" ? at - 1 : at;
  if ((what === "up" || what === "down") && from >= 0 && from + 1 < rows.length) {
    changed.splice(from, 2, rows[from + 1]!, rows[from]!);
  }
  return changed;
}

function again({ where, submission }: DeskTools, rows: readonly Row[]): Response {
  const kept = [...submission.fields].filter(([name]) => !/^\d+\./.test(name));
  const typed = rows.flatMap((row, at) =>
    Object.entries(row).map(([name, value]) => [`${at}.${name}`, value] as const),
  );
  submission.fields.clear();
  for (const [name, value] of [...kept, ...typed]) submission.fields.set(name, value);
  return replySwitched({ ...where, to: submission.fields.get("returnTo")! }, []);
}

/** null: nothing is wrong, and nothing was to be stored. */
async function load(
  tools: DeskTools,
  { path }: PictureList,
  { rows, seen, isDryRun }: { rows: readonly Row[]; seen: number; isDryRun: boolean },
): Promise<Decision | null> {
  const { t, author } = tools;
  const names = formFieldsOf(path);
  const entries = rows.map((row) => entryOf(row, names));
  const wrong = entryErrors(path, entries, t);
  if (Object.keys(wrong).length > 0) return { faults: wrong };
  const text = JSON.stringify(inSections({ [path]: entries }));
  const { answer, faults } = await loadWithFiles(tools, { text, file: path, by: author.name, seen, isDryRun });
  if (faults.length === 0) return isDryRun ? null : loaded(tools, answer);
  return {
    faults: Object.fromEntries(
      faults.map(({ path: faulty }) => {
        const [, at = "0", name = names[0]!.name] = /\[(\d+)\](?:\.([\w.]+))?$/.exec(faulty) ?? [];
        return [`${at}.${name}`, t(name === "image" ? "deskHome.rowNoPicture" : "deskHome.rowGone")];
      }),
    ),
  };
}
