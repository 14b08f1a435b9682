import { menuCopySeconds } from "../../domain/freshness.ts";
import type { MenuParent } from "../../domain/menu/menu.ts";
import { findCatalogueVersion } from "../catalogue-version.server.ts";
import { within } from "../deadline.server.ts";
import { listMenuParents } from "./categories.server.ts";

interface MenuStore {
  db: D1Database;
  kv: KVNamespace;
  /** Entry addresses in the Cache API need an origin. */
  publicOrigin: string;
  waitUntil: (work: Promise<unknown>) => void;
  now: number;
}

export type MenuAnswer = { parents: MenuParent[]; from: "memory" | "edge" | "edge-stale" | "kv" | "d1" };

interface Copy {
  version: number;
  parents: MenuParent[];
}

const KEY = "menu";
/** With the version's and KV's half second each the first byte leaves within 3 s, whatever is away. */
const TREE_MS = 1_500;

/**
 * The category tree: Cache API, then KV, then D1 (issue: category tree at the edge). A copy of an older catalogue
 * version is served once more while a fresh one is fetched behind the response. Throws when all three are away.
 */
export async function findMenu(store: MenuStore): Promise<MenuAnswer> {
  const [version, edge] = await Promise.all([
    findCatalogueVersion(store.db, store.now).catch(() => null),
    readEdge(store),
  ]);
  if (edge && (version === null || edge.version === version)) return { parents: edge.parents, from: "edge" };
  if (edge) {
    store.waitUntil(refresh(store, version!).catch(() => {}));
    return { parents: edge.parents, from: "edge-stale" };
  }
  return refresh(store, version ?? 0);
}

/** This isolate's copy: a plain value for everybody (settled.md 8). */
let remembered: { version: number; parents: MenuParent[] } | null = null;

/** The same from this isolate's memory, where the catalogue's version has not changed since it was asked for. */
export async function findRememberedMenu(store: MenuStore): Promise<MenuAnswer> {
  const version = await findCatalogueVersion(store.db, store.now).catch(() => null);
  if (remembered && (version === null || version === remembered.version))
    return { parents: remembered.parents, from: "memory" };
  const found = await findMenu(store);
  // One that is older than the version is shown once and not kept.
  if (version !== null && found.from !== "edge-stale") remembered = { version, parents: found.parents };
  return found;
}

/** Fetches the current tree from KV or D1 and leaves copies on the way back. */
async function refresh(store: MenuStore, version: number): Promise<MenuAnswer> {
  const kept = await within(500, store.kv.get<Copy>(KEY, "json")).catch(() => null);
  if (kept && kept.version >= version) {
    store.waitUntil(writeEdge(store, kept));
    return { parents: kept.parents, from: "kv" };
  }
  const parents = await within(TREE_MS, listMenuParents(store.db));
  const copy: Copy = { version, parents };
  store.waitUntil(writeEdge(store, copy));
  store.waitUntil(within(500, store.kv.put(KEY, JSON.stringify(copy))).catch(() => {}));
  return { parents, from: "d1" };
}

const address = ({ publicOrigin }: MenuStore) => `${publicOrigin}/-/edge/${KEY}`;

async function readEdge(store: MenuStore): Promise<Copy | null> {
  try {
    const cache = await caches.open("gulit");
    const read = async () => (await cache.match(address(store)))?.json<Copy>() ?? null;
    return await within(250, read());
  } catch {
    return null;
  }
}

async function writeEdge(store: MenuStore, copy: Copy): Promise<void> {
  try {
    const cache = await caches.open("gulit");
    const headers = { "Content-Type": "application/json", "Cache-Control": `public, max-age=${menuCopySeconds}` };
    await within(250, cache.put(address(store), new Response(JSON.stringify(copy), { headers })));
  } catch {
    // A cache failure is a miss (security-and-faults.md 5).
  }
}
