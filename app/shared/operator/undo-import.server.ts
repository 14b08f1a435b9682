import { eventStatement } from "../../data/events/operator-events.server.ts";
import { listRuns } from "../../data/import/import-runs.server.ts";
import { undoStep } from "../../data/import/import-undo.server.ts";
import { finishImport } from "../../data/upkeep/catalogue-totals.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { json, problemAnswer } from "./operator-answer.server.ts";

/** One step of undoing an import at `now`; the last one sets totals and ranks and notifies the desk. */
export async function undoAnswer(
  db: D1Database,
  id: number,
  { author, now }: { author: EventAuthor; now: number },
): Promise<Response> {
  const [run] = await listRuns(db, 1, id);
  if (!run) return problemAnswer(404, `There is no import ${id}: --runs lists those that can be undone.`);
  if (run.undoneAt !== null) return problemAnswer(409, `Import ${id} was undone already.`);
  if (run.changes === 0)
    return problemAnswer(409, `Import ${id} changed nothing that is still known: what it wrote is kept for two weeks.`);
  const step = await undoStep(db, id, now);
  if (!step.isDone) return json(200, step);
  const object = { kind: "catalogue", id: run.vendor } as const;
  const after = { file: run.file, version: id };
  await eventStatement(db, { author, action: "importUndone", object, before: {}, after, at: now }).run();
  await finishImport(db, now);
  return json(200, step);
}
