import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { lastGoodPageSeconds } from "../domain/freshness.ts";
import type { PagePart } from "./fill-page.server.ts";
import type { PageCopy } from "./page-copy.ts";
import type { Bindings } from "../request/bindings.server.ts";
import { findEdgeText, storeEdgeCopy } from "../data/edge-copy.server.ts";

const MEMORY = 32 * 1024 * 1024;
const OVERHEAD = 16 * 1024;

/** Requests may share bytes, never promises or streams (settled.md 8). */
export const pagesInMemory = new LRUCache<string, PageCopy>({
  maxSize: MEMORY,
  sizeCalculation: ({ parts }) => 3 * parts.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) + OVERHEAD,
});

type EdgeStore = ReturnType<typeof edgeStoreOf>;

/** Copies of another build are never read. */
const build = typeof BUILD_ID === "string" ? BUILD_ID : "test";

export function edgeStoreOf({ publicOrigin }: Pick<Bindings, "publicOrigin">) {
  return { publicOrigin, build };
}

/** null also when the cache returns another text than was stored. */
export async function pageAtEdge(store: EdgeStore, key: string): Promise<PageCopy | null> {
  const entry = await findEdgeText(address(store, key));
  return entry === null ? null : readEntry(entry, key);
}

export async function storePageAtEdge(store: EdgeStore, key: string, page: PageCopy): Promise<void> {
  const headers = { "Cache-Control": `public, max-age=${lastGoodPageSeconds}` };
  await storeEdgeCopy(address(store, key), new Response(writeEntry(key, page), { headers }));
}

function address({ publicOrigin, build }: EdgeStore, key: string): string {
  return `${publicOrigin}/-/edge/page/${build}/${hash("sha256", key)}`;
}

const DIGEST = 64;

export function writeEntry(key: string, { parts, ...rest }: PageCopy): string {
  const decoder = new TextDecoder();
  const texts = parts.map(({ slot, bytes }) => [slot, decoder.decode(bytes)]);
  const entry = JSON.stringify({ ...rest, key, texts });
  return hash("sha256", entry) + entry;
}

/** null unless the entry is whole and of this key. */
export function readEntry(text: string, key: string): PageCopy | null {
  const entry = text.slice(DIGEST);
  if (text.slice(0, DIGEST) !== hash("sha256", entry)) return null;
  const { key: ofKey, texts, ...rest } = JSON.parse(entry) as Entry;
  const encoder = new TextEncoder();
  const parts = texts.map(([slot, html]) => ({ slot, bytes: encoder.encode(html) }));
  return ofKey === key ? { ...rest, parts } : null;
}

interface Entry extends Omit<PageCopy, "parts"> {
  key: string;
  texts: [PagePart["slot"], string][];
}
