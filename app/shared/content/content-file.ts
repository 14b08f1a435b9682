import {
  bannerSlots,
  contentLimits,
  type ContentLists,
  type ContentPath,
  inSections,
  listIn,
} from "../../domain/content/content-lists.ts";
import { promoPanels } from "../../domain/home/promo-panels.ts";
import type { PathFault } from "../operator/path-fault.ts";
import { contentSchemas } from "./content-schema.ts";
import { isObject } from "../../domain/json-value.ts";

export type ReadLists = { [Path in ContentPath]?: (ContentLists[Path][number] | null)[] };

export interface ReadContent {
  named: Record<string, unknown>;
  lists: ReadLists;
  faults: PathFault[];
}

const sections = [...new Set(Object.keys(contentLimits).map((path) => path.split(".", 1)[0]!))];
const groups: Record<string, readonly string[]> = { banners: bannerSlots, promoTiles: Object.keys(promoPanels) };

/**
 * Reads a content file (docs/content-files.md) with all its faults and their paths; sections that it leaves out stay
 * unchanged.
 */
export function readContentText(text: string): ReadContent {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    return refused({ path: "file", reason: `is not valid JSON: ${(error as Error).message}` });
  }
  return readContent(content);
}

export function readContent(content: unknown): ReadContent {
  if (!isObject(content)) return refused({ path: "file", reason: "is not an object of sections" });
  const read: ReadContent = { named: content, lists: {}, faults: [] };
  if (Object.keys(content).length === 0) read.faults.push({ path: "file", reason: "names no section" });
  for (const [section, value] of Object.entries(content)) {
    const group = groups[section];
    if (!sections.includes(section)) read.faults.push(unknown(section, sections));
    else if (!group) readList(read, section as ContentPath, value);
    else if (!isObject(value)) read.faults.push({ path: section, reason: `is no object of ${group.join(", ")}` });
    else {
      for (const [key, list] of Object.entries(value)) {
        if (group.includes(key)) readList(read, `${section}.${key}` as ContentPath, list);
        else read.faults.push(unknown(`${section}.${key}`, group));
      }
    }
  }
  return read;
}

export function withoutFaulty<Lists extends object>(lists: Lists): Lists {
  const kept = Object.entries(lists).map(([path, entries]) => [path, (entries as unknown[]).filter(isThere)]);
  return Object.fromEntries(kept) as Lists;
}

export function namedWithoutFaulty({ named, lists }: Pick<ReadContent, "named" | "lists">): Record<string, unknown> {
  const kept = Object.entries(lists).map(([path, entries]) => {
    return [path, listIn(named, path).filter((_, index) => isThere(entries[index]))];
  });
  return inSections(Object.fromEntries(kept));
}

const isThere = (entry: unknown) => entry !== null;

function readList<Path extends ContentPath>({ lists, faults }: ReadContent, path: Path, value: unknown): void {
  if (!Array.isArray(value)) return void faults.push({ path, reason: "is not a list" });
  const most = contentLimits[path];
  if (value.length > most) return void faults.push({ path, reason: `${value.length} entries; at most ${most}` });
  lists[path] = value.map((entry, index) => {
    const parsed = contentSchemas[path].safeParse(entry);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      faults.push({ path: pathText(`${path}[${index}]`, issue.path), reason: issue.message });
    }
    return null;
  }) as ReadLists[Path];
}

function pathText(start: string, path: PropertyKey[]): string {
  return path.reduce<string>((text, key) => text + (typeof key === "number" ? `[${key}]` : `.${String(key)}`), start);
}

function unknown(path: string, known: readonly string[]): PathFault {
  return { path, reason: `is not known; there are ${known.join(", ")}` };
}

function refused(fault: PathFault): ReadContent {
  return { named: {}, lists: {}, faults: [fault] };
}
