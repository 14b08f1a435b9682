import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { lastGoodPageSeconds } from "../domain/freshness.ts";
import type { PageCopy } from "./page-copy.ts";
import { within } from "../data/deadline.server.ts";
import type { Bindings } from "../request/bindings.server.ts";
import { findEdgeCopy, storeEdgeCopy } from "../data/edge-copy.server.ts";

const MEMORY = 32 * 1024 * 1024;
const OVERHEAD = 16 * 1024;
/** security-and-faults.md 9: a late cache counts as empty, in ms. */
const CACHE_MS = 250;

/** Requests may share bytes, never promises or streams (settled.md 8). */
const memory = new LRUCache<string, PageCopy>({
  maxSize: MEMORY,
  sizeCalculation: ({ bytes }) => 3 * bytes.byteLength + OVERHEAD,
});

export function pageInMemory(key: string): PageCopy | null {
  return memory.get(key) ?? null;
}

export function rememberPage(key: string, page: PageCopy): void {
  memory.set(key, page);
}

export function pagesInMemory(): number {
  return memory.calculatedSize;
}

type EdgeStore = ReturnType<typeof edgeStoreOf>;

/** Copies of another build are never read. */
const build = typeof BUILD_ID === "string" ? BUILD_ID : "test";

export function edgeStoreOf({ publicOrigin }: Pick<Bindings, "publicOrigin">) {
  return { publicOrigin, build };
}

interface EntryHeader extends Omit<PageCopy, "bytes"> {
  key: string;
  length: number;
  sha256: string;
}

const LENGTH = "X-Page-Bytes";

/** null also when the cache fails, is late, or returns other bytes than were stored. */
export async function pageAtEdge(store: EdgeStore, key: string): Promise<PageCopy | null> {
  const response = await findEdgeCopy(address(store, key));
  if (response === null) return null;
  try {
    const entry = new Uint8Array(await within(CACHE_MS, response.arrayBuffer()));
    return readEntry(entry, Number(response.headers.get(LENGTH)), key);
  } catch {
    return null;
  }
}

export async function storePageAtEdge(store: EdgeStore, key: string, page: PageCopy): Promise<void> {
  const headers = {
    "Cache-Control": `public, max-age=${lastGoodPageSeconds}`,
    [LENGTH]: String(page.bytes.byteLength),
  };
  await storeEdgeCopy(address(store, key), new Response(writeEntry(key, page), { headers }));
}

function address({ publicOrigin, build }: EdgeStore, key: string): string {
  return `${publicOrigin}/-/edge/page/${build}/${hash("sha256", key)}`;
}

export function writeEntry(key: string, { bytes, ...rest }: PageCopy): Uint8Array<ArrayBuffer> {
  const header: EntryHeader = { ...rest, key, length: bytes.byteLength, sha256: hash("sha256", bytes) };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const entry = new Uint8Array(bytes.byteLength + text.byteLength);
  entry.set(bytes);
  entry.set(text, bytes.byteLength);
  return entry;
}

/** null unless the page is whole and of this key. Throws if the header is cut. */
export function readEntry(entry: Uint8Array, length: number, key: string): PageCopy | null {
  if (!(length > 0 && length < entry.byteLength)) return null;
  const bytes = entry.slice(0, length);
  const {
    key: ofKey,
    length: wanted,
    sha256,
    ...rest
  } = JSON.parse(new TextDecoder().decode(entry.subarray(length))) as EntryHeader;
  return ofKey === key && wanted === length && sha256 === hash("sha256", bytes) ? { ...rest, bytes } : null;
}
