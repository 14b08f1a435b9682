import { startStep } from "../progress.mjs";
import { CatalogueClient } from "./catalogue-client.ts";
import type { UndoOptions } from "./import-options.ts";

export function undoLine(run: number): string {
  return `Import ${run}; it is undone by: npm run shop -- import --undo ${run}`;
}

export async function undoImport({ undo, shop, token }: UndoOptions): Promise<string[]> {
  const client = new CatalogueClient(shop, token);
  if (undo === null) return listLines(client);
  const step = startStep(`Undoing import ${undo}`);
  const sum = { restored: 0, retired: 0, left: 0 };
  try {
    for (let isDone = false; !isDone;) {
      const part = await client.undo(undo);
      sum.restored += part.restored;
      sum.retired += part.retired;
      sum.left += part.left;
      isDone = part.isDone;
      step.update(`${sum.restored + sum.retired + sum.left} products`);
    }
  } catch (error) {
    step.failed();
    throw error;
  }
  step.done(
    `Import ${undo} undone: ${sum.restored} as before, ${sum.retired} no longer on sale, ${sum.left} left as a later import wrote them`,
  );
  return [];
}

async function listLines(client: CatalogueClient): Promise<string[]> {
  const runs = await client.runs();
  if (runs.length === 0) return ["No import is known yet."];
  return runs.map(({ id, file, vendor, begunAt, endedAt, undoneAt, changes }) => {
    const state = undoneAt !== null ? "undone" : changes === 0 ? "nothing to undo" : `${changes} products`;
    const begun = new Date(begunAt).toISOString().slice(0, 16).replace("T", " ");
    return `${id}  ${begun} UTC  ${file}${vendor === "" ? "" : `, ${vendor}`}: ${state}${endedAt === null ? ", broke off" : ""}`;
  });
}
