import { deleteUnusedPictures } from "../app/data/pictures/unused-pictures.server.ts";
import { nextDuePicture } from "../app/data/pictures/pictures.server.ts";
import { isImportDue } from "../app/data/import/desk-imports.server.ts";
import { bumpVersion } from "../app/data/catalogue-version.server.ts";
import { readPictureSettings, type PictureConfiguration } from "../app/request/picture-settings.server.ts";
import { dropOldPreviews, runImports } from "../app/shared/import/run-imports.server.ts";
import { fetchDue } from "../app/shared/pictures/fetch-pictures.server.ts";

const ROUND_MS = 20_000;
const LEAVING = 20;
const MINUTE = 60;

/**
 * Fetches third-party pictures that are due, deletes unused ones, and works on imports of the desk; calls itself again
 * while there is more.
 */
export async function fetchPictures(env: PictureConfiguration & { DB: D1Database }, now: number, isCron = false) {
  const tools = readPictureSettings(env);
  const [isMoreLeaving, settled, isMoreToImport] = await Promise.all([
    deleteUnusedPictures(env.DB, tools.store, LEAVING, now),
    fetchDue(tools, env.DB, now + ROUND_MS),
    // A cron has less processor time than a queue, so it only calls the queue.
    isCron ? isImportDue(env.DB, now) : runImports(env.DB, tools.store),
    dropOldPreviews(env.DB, tools.store, now),
  ]);
  const next = await nextDuePicture(env.DB, Date.now());
  // Cached pages lack the new background colours and the failures.
  if (settled > 0 && (next === null || next > Date.now())) await bumpVersion(env.DB, Date.now()).run();
  const again = isMoreLeaving || isMoreToImport ? 0 : next;
  if (again === null) return;
  const delaySeconds = Math.max(0, Math.ceil((again - Date.now()) / 1000));
  if (delaySeconds <= MINUTE) await tools.queue.send({ due: "now" }, { delaySeconds });
}
