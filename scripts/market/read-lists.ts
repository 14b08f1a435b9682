import { join } from "node:path";
import { z } from "zod";
import { readJsonFile } from "../steps/named-file.ts";
import { fault, momentOf } from "./tables.ts";

const ids = z.array(z.string()).refine((list) => new Set(list).size === list.length, "names a good twice");
const schema = z.strictObject({
  views: z.record(z.string(), z.int().positive()),
  added: z.record(z.string().regex(/^-\d+[dh]$/, "no time such as -3d"), ids),
  top: ids,
  demoShopper: z.strictObject({ lastViewed: ids, wishlist: ids }),
});

export interface MarketLists {
  views: Map<string, number>;
  /** Long ago for ids that are not listed. */
  addedAt: (id: string) => number;
  top: Set<string>;
  demoShopper: { lastViewed: string[]; wishlist: string[] };
  named: string[];
}

const LONG_AGO = "-400d";

export function readLists(folder: string, now: number): MarketLists {
  const parsed = schema.safeParse(readJsonFile(join(folder, "lists.json")));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw fault("lists.json", null, `${path.join(".")} ${message}`);
  }
  const { views, added, top, demoShopper } = parsed.data;
  const times = new Map(
    Object.entries(added).flatMap(([time, goods]) => goods.map((id) => [id, momentOf(time, now)!])),
  );
  return {
    views: new Map(Object.entries(views)),
    addedAt: (id) => times.get(id) ?? momentOf(LONG_AGO, now)!,
    top: new Set(top),
    demoShopper,
    named: [...Object.keys(views), ...times.keys(), ...top, ...demoShopper.lastViewed, ...demoShopper.wishlist],
  };
}
