import { z } from "zod";
import { addDeskImport, dropPreviews, moveDeskImport } from "../../../data/import/desk-imports.server.ts";
import { findVendorNames } from "../../../data/portal/portal-keys.server.ts";
import { findUsdRate } from "../../../data/prices/usd-rate.server.ts";
import { FeedProblem } from "../../../domain/feed/feed-columns.ts";
import { deskFileLimit } from "../../../domain/feed/limits.ts";
import { callPictures } from "../../../request/call-pictures.server.ts";
import { type Decision, decide } from "../../../shared/desk/decide.server.ts";
import { deskId } from "../../../shared/desk/desk-fields.server.ts";
import type { DeskTools } from "../../../shared/desk/desk.server.ts";
import { previewFeed } from "../../../shared/import/preview.server.ts";
import { importFile } from "../../../shared/import/run-imports.server.ts";

const fields = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("upload"), birr: z.literal("1").optional() }),
  z.object({ intent: z.literal("start"), run: deskId }),
  z.object({ intent: z.literal("undo"), run: deskId }),
]);

export function changeImport(tools: DeskTools, vendorId: number): Promise<Response> {
  const { db, t } = tools;
  return decide(tools, fields, async (asked) => {
    if (asked.intent === "upload") return upload(tools, vendorId, asked.birr === "1");
    const [from, to] = asked.intent === "start" ? (["previewed", "running"] as const) : (["done", "undoing"] as const);
    if (!(await moveDeskImport(db, { id: asked.run, vendorId, from, to }))) return "meanwhile";
    callPictures(tools);
    return { done: t(asked.intent === "start" ? "deskImport.started" : "deskImport.undoing") };
  });
}

/** The file is read here once, and nothing of it is stored in the catalogue until somebody starts it. */
async function upload(tools: DeskTools, vendorId: number, isBirr: boolean): Promise<Decision> {
  const { db, t, now, author, pictures, submission } = tools;
  const refused = (file: string) => ({ faults: { file } });
  const vendor = await findVendorNames(db, vendorId);
  if (!vendor) return "unknown";
  if (!pictures) return refused(t("deskImport.off"));
  const { sent, problem } = submission.files ?? { sent: [], problem: null };
  if (problem !== null) return refused(t("deskImport.tooLarge", { megabytes: deskFileLimit / 1024 / 1024 }));
  const [file] = sent;
  if (!file || file.bytes.length === 0) return refused(t("deskImport.missing"));
  try {
    const options = { vendor: vendor.name, isBirr, usdRate: await findUsdRate(db, now), now };
    const plan = JSON.stringify(await previewFeed(file.bytes, options));
    const dropped = await dropPreviews(db, vendorId);
    if (dropped.length > 0) await pictures.store.delete(dropped.map(importFile));
    const name = (file.file ?? "").slice(-100) || "-";
    const id = await addDeskImport(db, { file: name, vendor: vendor.name, vendorId, plan, author, now });
    await pictures.store.put(importFile(id), file.bytes);
    return { done: t("deskImport.read") };
  } catch (error) {
    if (!(error instanceof FeedProblem)) throw error;
    const reason = error.message.replace(/ (?:Say which one it is with|say whose products these are with) --.*$/, "");
    return refused(t("deskImport.unreadable", { reason }));
  }
}
