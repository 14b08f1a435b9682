import { freshness } from "../domain/freshness.ts";
import type { MenuParent } from "../domain/menu.ts";
import { findCatalogueVersion } from "./catalogue-version.server.ts";
import { listMenuParents } from "./categories.server.ts";
import { within } from "./deadline.server.ts";

interface MenuStore {
  db: D1Database;
  kv: KVNamespace;
  /** Entry addresses in the Cache API need an origin. */
  publicOrigin: string;
  waitUntil: (work: Promise<unknown>) => void;
  now: number;
}

export type MenuAnswer = { parents: MenuParent[]; from: "edge" | "edge-stale" | "kv" | "d1" };

interface Copy {
  version: number;
  parents: MenuParent[];
}

const KEY = "menu";

/**
 * The category tree: Cache API, then KV, then D1 (issue: category tree at the edge). A copy of an older catalogue
 * version is served once more while a fresh one is fetched behind the response. Throws when all three are away.
 */
export async function findMenu(store: MenuStore): Promise<MenuAnswer> {
  const version = await findCatalogueVersion(store.db, store.now).catch(() => null);
  const edge = await readEdge(store);
  if (edge && (version === null || edge.version === version)) return { parents: edge.parents, from: "edge" };
  if (edge) {
    store.waitUntil(refresh(store, version!).catch(() => {}));
    return { parents: edge.parents, from: "edge-stale" };
  }
  return refresh(store, version ?? 0);
}

/** Fetches the current tree from KV or D1 and leaves copies on the way back. */
async function refresh(store: MenuStore, version: number): Promise<MenuAnswer> {
  const kept = await within(500, store.kv.get<Copy>(KEY, "json")).catch(() => null);
  if (kept && kept.version >= version) {
    store.waitUntil(writeEdge(store, kept));
    return { parents: kept.parents, from: "kv" };
  }
  const parents = await within(2_000, listMenuParents(store.db));
  const copy: Copy = { version, parents };
  store.waitUntil(writeEdge(store, copy));
  store.waitUntil(within(500, store.kv.put(KEY, JSON.stringify(copy))).catch(() => {}));
  return { parents, from: "d1" };
}

const address = ({ publicOrigin }: MenuStore) => `${publicOrigin}/-/edge/${KEY}`;

async function readEdge(store: MenuStore): Promise<Copy | null> {
  try {
    const cache = await caches.open("gulit");
    const hit = await within(250, cache.match(address(store)));
    return hit ? await hit.json<Copy>() : null;
  } catch {
    return null;
  }
}

async function writeEdge(store: MenuStore, copy: Copy): Promise<void> {
  try {
    const cache = await caches.open("gulit");
    const headers = { "Content-Type": "application/json", "Cache-Control": `public, max-age=${freshness.menu.stale}` };
    await within(250, cache.put(address(store), new Response(JSON.stringify(copy), { headers })));
  } catch {
    // A cache failure is a miss (security-and-faults.md 5).
  }
}
