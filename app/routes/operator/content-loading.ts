import { createHash } from "node:crypto";
import { z } from "zod";
import { findShownContent } from "../../data/content/shown-content.server.ts";
import { type ContentLoad, saveContent } from "../../data/content/content-load.server.ts";
import { findContentVersion } from "../../data/content/content-versions.server.ts";
import { contentVersionsKept } from "../../domain/content/content-lists.ts";
import { cleanLine } from "../../domain/feed/feed-text.ts";
import { json, problem } from "../../shared/operator/operator-answer.server.ts";
import { namedWithoutFaulty, readContent, readContentText, withoutFaulty } from "./content-file.ts";
import { placeContent } from "./content-places.ts";
import type { PathFault } from "./coupon-request.ts";

interface Asked {
  by: string;
  isDryRun: boolean;
}

/** Takes a file whole or refuses it whole; `text` is the file, `now` UTC ms. */
export async function loadFile(
  db: D1Database,
  { text, file, by, isDryRun }: Asked & { text: string; file: string },
  now: number,
): Promise<Response> {
  const read = readContentText(text);
  const { lists, faults } = await placeContent(db, read.lists);
  if (read.faults.length + faults.length > 0) return refuse([...read.faults, ...faults]);
  if (isDryRun) return json(200, { version: null, counts: countsOf(read), notes: [] });
  const sha256 = createHash("sha256").update(text).digest("hex");
  const counts = countsOf(read);
  return store(db, { lists, named: read.named, by, file, sha256, restores: null }, { counts, notes: [] }, now);
}

/**
 * Makes an old version the newest one. What it names and the shop no longer has, or would not take today, is left out and
 * told in `notes`: a way back must not depend on goods that were sold meanwhile, nor on what stood there before any file.
 */
export async function bringBack(
  db: D1Database,
  { version, by, isDryRun }: Asked & { version: number },
  now: number,
): Promise<Response> {
  const found = await findContentVersion(db, version);
  if (!found) return problem(404, noVersion);
  const { faults, ...read } = readContent(found.content);
  const placed = await placeContent(db, read.lists);
  const lists = withoutFaulty(placed.lists);
  const named = namedWithoutFaulty(read);
  const notes = [...faults, ...placed.faults];
  if (isDryRun) return json(200, { version: null, counts: countsOf({ lists }), notes });
  const { file, sha256 } = found;
  return store(db, { lists, named, by, file, sha256, restores: version }, { counts: countsOf({ lists }), notes }, now);
}

async function store(
  db: D1Database,
  load: ContentLoad,
  { counts, notes }: { counts: Record<string, number>; notes: PathFault[] },
  now: number,
): Promise<Response> {
  const before = await findShownContent(db);
  try {
    return json(200, { version: await saveContent(db, load, before, now), counts, notes });
  } catch (error) {
    if (!String(error).includes("SQLITE_CONSTRAINT")) throw error;
    return problem(409, "Something that the file names went away meanwhile. Nothing was stored; send the same again.");
  }
}

/** Entries by the path of their list. */
function countsOf({ lists }: { lists: object }): Record<string, number> {
  return Object.fromEntries(Object.entries(lists).map(([path, entries]) => [path, entries.length]));
}

function refuse(faults: PathFault[]): Response {
  return json(422, { problem: "Nothing was stored: the shop keeps the content it has.", faults });
}

const line = (limit: number) =>
  z
    .string()
    .transform(cleanLine)
    .refine((text) => [...text].length <= limit, `longer than ${limit} letters`);

/** Who loads, as the version keeps it. */
const by = line(100).default("");
const version = z.int().min(1);
const isDryRun = z.boolean().default(false);

/** What an operator may ask of the home page's content; the file itself is checked by content-file. */
export const contentRequest = z.discriminatedUnion("operation", [
  z.strictObject({ operation: z.literal("load"), file: line(200), text: z.string().min(1), by, isDryRun }),
  z.strictObject({ operation: z.literal("rollback"), version, by, isDryRun }),
  z.strictObject({ operation: z.literal("versions") }),
  z.strictObject({ operation: z.literal("show"), version: version.optional() }),
]);

export type ContentRequest = z.infer<typeof contentRequest>;

export const noVersion = `There is no such version; the last ${contentVersionsKept} are kept.`;
