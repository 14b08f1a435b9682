import type { By } from "../../data/events/operator-events.server.ts";
import { hash } from "node:crypto";
import { findCurrentContent } from "../../data/content/current-content.server.ts";
import {
  type ContentLoad,
  isLoadedMeanwhile,
  saveContent,
  findContentVersion,
} from "../../data/content/content-load.server.ts";
import { namedWithoutFaulty, readContent, readContentText, withoutFaulty } from "./content-file.ts";
import type { PathFault } from "../operator/path-fault.ts";
import { resolveContent } from "./resolve-content.server.ts";

interface Asked {
  by: string;
  isDryRun: boolean;
  /** The newest version the author saw, 0 for none; absent: load over any version. */
  seen?: number;
}

interface Tools extends By {
  db: D1Database;
}

/**
 * loaded: `version` is null after a dry run, `counts` by list path, `notes`: entries of an old version that were left
 * out; gone: a named thing was removed meanwhile; meanwhile: a newer version than seen; unknown: no such version. All
 * but loaded store nothing.
 */
export type LoadAnswer =
  | { kind: "loaded"; version: number | null; counts: Record<string, number>; notes: PathFault[] }
  | { kind: "faults"; faults: PathFault[] }
  | { kind: "gone" }
  | { kind: "meanwhile" }
  | { kind: "unknown" };

export async function loadFile(
  tools: Tools,
  { text, file, by, isDryRun, seen }: Asked & { text: string; file: string },
): Promise<LoadAnswer> {
  const { db } = tools;
  const read = readContentText(text);
  const { lists, faults } = await resolveContent(db, read.lists);
  if (read.faults.length + faults.length > 0) return { kind: "faults", faults: [...read.faults, ...faults] };
  if (isDryRun) return { kind: "loaded", version: null, counts: countsOf(read), notes: [] };
  const sha256 = hash("sha256", text);
  const counts = countsOf(read);
  return store(tools, { lists, named: read.named, by, file, sha256, restores: null, seen }, { counts, notes: [] });
}

/**
 * Stores an old version as the newest; entries that are invalid today are left out and listed in `notes`, so that a
 * rollback never depends on goods sold meanwhile.
 */
export async function bringBack(
  tools: Tools,
  { version, by, isDryRun, seen }: Asked & { version: number },
): Promise<LoadAnswer> {
  const { db } = tools;
  const found = await findContentVersion(db, version);
  if (!found) return { kind: "unknown" };
  const { faults, ...read } = readContent(found.content);
  const placed = await resolveContent(db, read.lists);
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
  { db, author, now }: Tools,
  load: ContentLoad,
  told: { counts: Record<string, number>; notes: PathFault[] },
): Promise<LoadAnswer> {
  const before = await findCurrentContent(db);
  try {
    return { kind: "loaded", version: await saveContent(db, load, before, { author, now }), ...told };
  } catch (error) {
    if (isLoadedMeanwhile(error)) return { kind: "meanwhile" };
    if (!String(error).includes("SQLITE_CONSTRAINT")) throw error;
    return { kind: "gone" };
  }
}

function countsOf({ lists }: { lists: object }): Record<string, number> {
  return Object.fromEntries(Object.entries(lists).map(([path, entries]) => [path, entries.length]));
}
