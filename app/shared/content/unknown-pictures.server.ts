import { homePicturesOf } from "../../data/content/content-pictures.server.ts";
import { standsStill } from "../../domain/pictures/moving-picture.ts";
import { findHomePictures } from "../../data/pictures/home-pictures.server.ts";
import type { PathFault } from "../operator/path-fault.ts";
import type { ReadLists } from "./content-file.ts";

/** Replaces entries whose uploaded picture does not exist by null, also gif entries without an animation. */
export async function withoutUnknownPictures(
  db: D1Database,
  lists: ReadLists,
): Promise<{ lists: ReadLists; faults: PathFault[] }> {
  const named = homePicturesOf(lists);
  if (named.length === 0) return { lists, faults: [] };
  const known = await findHomePictures(db, named);
  const faults: PathFault[] = [];
  const kept = Object.entries(lists).map(([path, entries]) => [
    path,
    entries.map((entry, index) => {
      const unknown =
        entry === null || typeof entry !== "object" ? [] : homePicturesOf(entry).filter((hash) => !known.has(hash));
      for (const hash of unknown)
        faults.push({ path: `${path}[${index}]`, reason: `the shop has no picture /media/v/${hash}` });
      if (unknown.length > 0) return null;
      const [sent] = path === "banners.gif" && entry !== null ? homePicturesOf(entry as object) : [];
      if (sent === undefined || known.get(sent)) return entry;
      faults.push({ path: `${path}[${index}].image`, reason: `/media/v/${sent} ${standsStill}` });
      return null;
    }),
  ]);
  return { lists: Object.fromEntries(kept) as ReadLists, faults };
}
