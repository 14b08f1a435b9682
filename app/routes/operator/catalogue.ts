import { findOrCreateVendor, findVendorId, saveProducts } from "../../data/import/catalogue-import.server.ts";
import { eventStatement, type By } from "../../data/events/operator-events.server.ts";
import { findUsdRate } from "../../data/prices/price-rules.server.ts";
import { beginRun, endRun, listRuns } from "../../data/import/import-runs.server.ts";
import { findCategoryMapping } from "../../data/import/category-mapping.server.ts";
import { reassignSearchRanks } from "../../data/listings/search-index.server.ts";
import { type ProductDraft, productSchema } from "../../domain/feed/product-draft.ts";
import { findVendorsByName } from "../../data/vendors/desk-vendors.server.ts";
import { missingForDelivery, type ProfileProblems } from "../../domain/vendors/vendor-profile.ts";
import { saveVendorRow } from "../../shared/vendors/save-vendor-row.server.ts";
import { feedStore } from "../../shared/import/feed-store.server.ts";
import { undoStep } from "../../data/import/import-undo.server.ts";
import {
  json,
  problemAnswer,
  operatorAction,
  type OperatorTools,
} from "../../shared/operator/operator-answer.server.ts";
import { callPictures } from "../../request/call-pictures.server.ts";
import { requestSchema, type CatalogueRequest } from "./catalogue-request.ts";

const RUNS = 20;

export { onlyPost as loader } from "../../shared/operator/operator-answer.server.ts";

const away = "The catalogue could not be written; send the same again.";
const route = { name: "catalogue", schema: requestSchema, away, isAnyFault: true } as const;

/** Each request is one bounded step of an import, and can be sent again. */
export const action = operatorAction(route, async (asked, tools) =>
  asked.operation === "undo" ? undoAnswer(tools.db, asked.run, tools) : json(200, await answer(tools, asked)),
);

async function answer(
  platform: OperatorTools,
  request: Exclude<CatalogueRequest, { operation: "undo" }>,
): Promise<object> {
  const { db, author, now } = platform;
  if (request.operation === "finish") {
    const { file, rows, vendor, run } = request;
    const object = { kind: "catalogue", id: vendor } as const;
    const event = { author, action: "catalogueImported", object, after: { file, rows }, now } as const;
    await db.batch([eventStatement(db, event), ...(run === null ? [] : [endRun(db, run, now)])]);
    callPictures(platform);
    await reassignSearchRanks(db);
    return { ok: true };
  }
  if (request.operation === "rate") {
    const [usdRate, id] = await Promise.all([findUsdRate(db, now), findVendorId(db, request.vendor)]);
    return { usdRate, places: id === null ? [] : [...(await findCategoryMapping(db, id))] };
  }
  if (request.operation === "begin") return { run: await beginRun(db, request.file, request.vendor, now) };
  if (request.operation === "runs") return { runs: await listRuns(db, RUNS) };
  if (request.operation === "saveVendors") {
    const saved = [];
    const by = { db, author, now };
    for (const row of request.vendors) {
      const outcome = await saveVendorRow(by, row, request);
      saved.push(outcome.kind === "refused" ? { kind: "refused", problem: problemText(outcome.problems) } : outcome);
    }
    return { saved };
  }
  if (request.operation === "missingVendors") {
    const vendors = await findVendorsByName(db, request.names);
    const facts = vendors.map((vendor) => ({ id: vendor.id, name: vendor.name, missing: missingForDelivery(vendor) }));
    return { vendors: facts.filter(({ missing }) => missing.length > 0) };
  }
  if (request.operation === "save") {
    const { drafts, rejected } = checkProducts(request.products);
    if (drafts.length === 0) return { created: 0, updated: 0, unchanged: 0, rejected };
    const vendorId = await findOrCreateVendor(db, request.vendor, now, author);
    const saved = await saveProducts(db, vendorId, drafts, now, request.run);
    if (saved.created + saved.updated > 0) callPictures(platform);
    return { ...saved, rejected };
  }
  const vendorId = await findVendorId(db, request.vendor);
  if (vendorId === null) return { feedIds: [], soldOut: 0, retired: 0 };
  const run = request.operation === "list" ? null : request.run;
  const store = feedStore({ db, vendorId, run, now });
  if (request.operation === "list") return store.list(request.vendor, request.after);
  if (request.operation === "sellOut") return store.sellOut(request.vendor, request.rows);
  return store.retire(request.vendor, request.feedIds);
}

function checkProducts(products: unknown[]) {
  const drafts: ProductDraft[] = [];
  const rejected: { index: number; column: string; reason: string }[] = [];
  products.forEach((product, index) => {
    const parsed = productSchema.safeParse(product);
    if (parsed.success) drafts.push(parsed.data);
    else {
      const issue = parsed.error.issues[0]!;
      rejected.push({ index, column: issue.path.join("."), reason: issue.message });
    }
  });
  return { drafts, rejected };
}

function problemText(problems: ProfileProblems): string {
  return Object.entries(problems)
    .map(([field, { kind, ...more }]) => {
      if (kind === "tooLong") return `${field}: is longer than ${"max" in more ? more.max : 0} letters`;
      return `${field}: ${kind === "missing" ? "is missing" : "cannot be used"}`;
    })
    .join("; ");
}

/** One step of undoing an import at `now`; the last one writes the desk's event and gives search ranks anew. */
async function undoAnswer(db: D1Database, id: number, { author, now }: By) {
  const [run] = await listRuns(db, 1, id);
  if (!run) return problemAnswer(404, `There is no import ${id}: --runs lists those that can be undone.`);
  if (run.undoneAt !== null) return problemAnswer(409, `Import ${id} was undone already.`);
  if (run.changes === 0)
    return problemAnswer(409, `Import ${id} changed nothing that is still known: what it wrote is kept for two weeks.`);
  const step = await undoStep(db, id, now);
  if (!step.isDone) return json(200, step);
  const object = { kind: "catalogue", id: run.vendor } as const;
  const after = { file: run.file, version: id };
  await eventStatement(db, { author, action: "importUndone", object, after, now }).run();
  await reassignSearchRanks(db);
  return json(200, step);
}
