import { menuCopySeconds } from "../../domain/freshness.ts";
import type { MenuParent } from "../../domain/menu/menu.ts";
import { findCatalogueVersion } from "../catalogue-version.server.ts";
import { within } from "../deadline.server.ts";
import { findEdgeText, storeEdgeCopy } from "../edge-copy.server.ts";
import { listMenuParents } from "./categories.server.ts";

interface MenuStore {
  db: D1Database;
  publicOrigin: string;
  waitUntil: (work: Promise<unknown>) => void;
  now: number;
}

export type MenuAnswer = { parents: MenuParent[]; from: "memory" | "edge" | "edge-stale" | "d1" };

interface Copy {
  version: number;
  parents: MenuParent[];
}

/** ms: with half a second for the version, the first byte leaves within 3 s in any fault. */
const TREE_MS = 1_500;

/** Serves an older copy once more while it fetches a fresh one. Throws when both Cache API and D1 fail. */
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
  return { parents: await refresh(store, version ?? 0), from: "d1" };
}

let remembered: Copy | null = null;

export async function findRememberedMenu(store: MenuStore): Promise<MenuAnswer> {
  const version = await findCatalogueVersion(store.db, store.now).catch(() => null);
  if (remembered && (version === null || version === remembered.version))
    return { parents: remembered.parents, from: "memory" };
  const answer = await findMenu(store);
  if (version !== null && answer.from !== "edge-stale") remembered = { version, parents: answer.parents };
  return answer;
}

async function refresh(store: MenuStore, version: number): Promise<MenuParent[]> {
  const parents = await within(TREE_MS, listMenuParents(store.db));
  store.waitUntil(writeEdge(store, { version, parents }));
  return parents;
}

const address = ({ publicOrigin }: MenuStore) => `${publicOrigin}/-/edge/menu`;

async function readEdge(store: MenuStore): Promise<Copy | null> {
  const text = await findEdgeText(address(store));
  return text === null ? null : (JSON.parse(text) as Copy);
}

async function writeEdge(store: MenuStore, copy: Copy): Promise<void> {
  const headers = { "Content-Type": "application/json", "Cache-Control": `public, max-age=${menuCopySeconds}` };
  await storeEdgeCopy(address(store), new Response(JSON.stringify(copy), { headers }));
}
