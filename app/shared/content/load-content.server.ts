import { createHash } from "node:crypto";
import { findShownContent } from "../../data/content/shown-content.server.ts";
import { type ContentLoad, isLoadedMeanwhile, saveContent } from "../../data/content/content-load.server.ts";
import { findContentVersion } from "../../data/content/content-versions.server.ts";
import type { EventAuthor } from "../../domain/desk/operator-event.ts";
import { namedWithoutFaulty, readContent, readContentText, withoutFaulty } from "./content-file.ts";
import type { PathFault } from "../operator/path-fault.ts";
import type { Bindings } from "../../request/bindings.server.ts";
import { placeContent } from "./content-places.server.ts";

interface Asked {
  /** As the version keeps who loaded it. */
  by: string;
  isDryRun: boolean;
  /** The newest version that was seen, 0 for none; without it, whatever was loaded meanwhile. */
  seen?: number;
}

interface Tools {
  db: D1Database;
  author: EventAuthor;
  /** UTC ms. */
  now: number;
  /** Where there are some, the shop hands third-party pictures out itself (decision 49). */
  pictures: Bindings["pictures"];
}

/**
 * What became of a load. loaded: `version` is null after a dry run, `counts` are entries by the path of their list, `notes` say
 * what of an old version is left out; faults: nothing was stored; gone: something that it names went away meanwhile, nothing was
 * stored; meanwhile: somebody loaded another version than was seen, nothing was stored; unknown: there is no such version.
 */
export type LoadAnswer =
  | { kind: "loaded"; version: number | null; counts: Record<string, number>; notes: PathFault[] }
  | { kind: "faults"; faults: PathFault[] }
  | { kind: "gone" }
  | { kind: "meanwhile" }
  | { kind: "unknown" };

/** Takes a file whole or refuses it whole, for the desk as for the operator's command; `text` is the file. */
export async function loadFile(
  tools: Tools,
  { text, file, by, isDryRun, seen }: Asked & { text: string; file: string },
): Promise<LoadAnswer> {
  const { db } = tools;
  const read = readContentText(text);
  const { lists, faults } = await placeContent(db, read.lists);
  if (read.faults.length + faults.length > 0) return { kind: "faults", faults: [...read.faults, ...faults] };
  if (isDryRun) return { kind: "loaded", version: null, counts: countsOf(read), notes: [] };
  const sha256 = createHash("sha256").update(text).digest("hex");
  const counts = countsOf(read);
  return store(tools, { lists, named: read.named, by, file, sha256, restores: null, seen }, { counts, notes: [] });
}

/**
 * Makes an old version the newest one. What it names and the shop no longer has, or would not take today, is left out and
 * told in `notes`: a way back must not depend on goods that were sold meanwhile, nor on what stood there before any file.
 */
export async function bringBack(
  tools: Tools,
  { version, by, isDryRun, seen }: Asked & { version: number },
): Promise<LoadAnswer> {
  const { db } = tools;
  const found = await findContentVersion(db, version);
  if (!found) return { kind: "unknown" };
  const { faults, ...read } = readContent(found.content);
  const placed = await placeContent(db, read.lists);
  const lists = withoutFaulty(placed.lists);
  const named = namedWithoutFaulty(read);
  const notes = [...faults, ...placed.faults];
  if (isDryRun) return { kind: "loaded", version: null, counts: countsOf({ lists }), notes };
  const { file, sha256 } = found;
  return store(
    tools,
    { lists, named, by, file, sha256, restores: version, seen },
    { counts: countsOf({ lists }), notes },
  );
}

async function store(
  { db, author, now, pictures }: Tools,
  load: ContentLoad,
  told: { counts: Record<string, number>; notes: PathFault[] },
): Promise<LoadAnswer> {
  const before = await findShownContent(db);
  const by = { author, now, handsOut: Boolean(pictures) };
  try {
    return { kind: "loaded", version: await saveContent(db, load, before, by), ...told };
  } catch (error) {
    if (isLoadedMeanwhile(error)) return { kind: "meanwhile" };
    if (!String(error).includes("SQLITE_CONSTRAINT")) throw error;
    return { kind: "gone" };
  }
}

/** Entries by the path of their list. */
function countsOf({ lists }: { lists: object }): Record<string, number> {
  return Object.fromEntries(Object.entries(lists).map(([path, entries]) => [path, entries.length]));
}
