import { z } from "zod";
import {
  addDeskImport,
  dropDeskImport,
  dropPreviews,
  moveDeskImport,
  noteImportFile,
} from "../../../data/import/desk-imports.server.ts";
import { listCategoryPaths } from "../../../data/import/correct-product.server.ts";
import { mapPath } from "../../../data/import/category-mapping.server.ts";
import { categoryPathKey } from "../../../domain/feed/category-path.ts";
import { findVendorNames } from "../../../data/vendors/vendors.server.ts";
import { FeedProblem } from "../../../domain/feed/feed-problem.ts";
import { deskFileLimit } from "../../../domain/feed/limits.ts";
import { FileBrokeOff, FileTooLarge } from "../../../http/forms/coming-file.server.ts";
import { Stopped } from "../../../http/forms/watched-body.server.ts";
import { problemText } from "../../../i18n/fault-texts.ts";
import { callPictures } from "../../../request/call-pictures.server.ts";
import { byIntent, type Decision, decide, deskId } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import { importFile, storeImport } from "../../../shared/import/import-file.server.ts";
import { readPreview } from "../../../shared/import/run-imports.server.ts";

const MEGABYTE = 1_000_000;

const fields = byIntent({
  upload: { birr: z.literal("1").optional() },
  start: { run: deskId },
  undo: { run: deskId },
  place: { path: z.string().min(1).max(300), place: z.string().max(300) },
});

export function changeImport(tools: DeskTools, vendorId: number): Promise<Response> {
  const { db, t, author, now } = tools;
  return decide(tools, fields, async (asked) => {
    if (asked.intent === "upload") return upload(tools, vendorId, asked.birr === "1");
    if (asked.intent === "place") {
      const place = (await listCategoryPaths(db)).find((one) => categoryPathKey(one) === asked.place);
      if (!place) return { faults: { place: t("deskProducts.placeWrong") } };
      await mapPath(db, { vendorId, path: asked.path, category: place, author, now });
      return { done: t("deskImport.placed", { path: asked.path }) };
    }
    const [from, to] = asked.intent === "start" ? (["previewed", "running"] as const) : (["done", "undoing"] as const);
    if (!(await moveDeskImport(db, { id: asked.run, vendorId, from, to }))) return "meanwhile";
    callPictures(tools);
    return { done: t(asked.intent === "start" ? "deskImport.started" : "deskImport.undoing") };
  });
}

/** In ms: an upload that takes longer has failed. */
const ARRIVES_MS = 2 * 3_600_000;
/** Bytes of a file that is read before the answer; a larger one is read by the queue. */
const AT_ONCE = 4 * 1024 * 1024;

/** Stores the file as it arrives; nothing enters the catalogue until somebody starts the import. */
async function upload(tools: DeskTools, vendorId: number, isBirr: boolean): Promise<Decision> {
  const { db, t, locale, now, author, pictures, submission } = tools;
  const refused = (file: string) => ({ faults: { file } });
  const vendor = await findVendorNames(db, vendorId);
  if (!vendor) return "unknown";
  const { store } = pictures;
  const { coming } = submission.files ?? {};
  if (!coming?.file) return refused(t("deskImport.missing"));
  const dropped = await dropPreviews(db, vendorId, now);
  if (dropped.length > 0) await store.delete(dropped.map(importFile));
  const plan = JSON.stringify({ isBirr });
  const run = { file: coming.file.slice(-100), vendor: vendor.name, vendorId, plan, author, now };
  const id = await addDeskImport(db, { ...run, until: now + ARRIVES_MS });
  try {
    const size = await storeImport(store, importFile(id), coming.chunks);
    if (size > AT_ONCE) {
      await noteImportFile(db, id);
      callPictures(tools);
      return { done: t("deskImport.arrived") };
    }
    if (size > 0) {
      await readPreview(db, store, { ...run, id }, now);
      return { done: t("deskImport.read") };
    }
  } catch (error) {
    await Promise.all([dropDeskImport(db, id), store.delete(importFile(id))]);
    if (error instanceof FileTooLarge)
      return refused(t("deskImport.tooLarge", { megabytes: deskFileLimit / MEGABYTE }));
    if (error instanceof FileBrokeOff || error instanceof Stopped) return refused(t("deskImport.brokeOff"));
    if (!(error instanceof FeedProblem)) throw error;
    return refused(problemText(error, locale));
  }
  await dropDeskImport(db, id);
  return refused(t("deskImport.missing"));
}
