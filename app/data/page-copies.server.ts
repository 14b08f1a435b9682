import { createHash } from "node:crypto";
import { lastGoodPageSeconds } from "../domain/freshness.ts";
import type { KeptPage } from "../domain/pages/kept-page.ts";
import { within } from "./deadline.server.ts";
import { type EdgeFault, findEdgeCopy, keepEdgeCopy } from "./edge-copy.server.ts";

/** What the memory of one isolate holds of whole pages, in bytes. */
const MEMORY = 32 * 1024 * 1024;
/** Beside its bytes and what is made of them for browsers with our stylesheet and without: slots and headers. */
const OVERHEAD = 16 * 1024;
/** security-and-faults.md 9: a cache that does not answer in time has nothing. */
const CACHE_MS = 250;

/** Plain values, oldest use first: requests may share bytes, never promises or streams (settled.md 8). */
const memory = new Map<string, KeptPage>();
let held = 0;

const weightOf = ({ bytes }: KeptPage) => 3 * bytes.byteLength + OVERHEAD;

/** The copy in this isolate's memory, used last from now on. */
export function pageInMemory(key: string): KeptPage | null {
  const page = memory.get(key);
  if (!page) return null;
  memory.delete(key);
  memory.set(key, page);
  return page;
}

/** Remembers a copy in place of an older one; what was not asked for the longest makes room. */
export function rememberPage(key: string, page: KeptPage): void {
  forgetPage(key);
  memory.set(key, page);
  held += weightOf(page);
  for (const oldest of memory.keys()) {
    if (held <= MEMORY) return;
    forgetPage(oldest);
  }
}

function forgetPage(key: string): void {
  const page = memory.get(key);
  if (page && memory.delete(key)) held -= weightOf(page);
}

/** Bytes of the pages in memory, for tests. */
export function pagesInMemory(): number {
  return held;
}

/** Where copies of one build lie at the edge. */
interface Shelf {
  /** Entry addresses in the Cache API need an origin. */
  publicOrigin: string;
  build: string;
  fault: EdgeFault | null;
}

/** What stands behind the page's bytes in an entry: everything but them, and what they must be. */
interface Label extends Omit<KeptPage, "bytes"> {
  key: string;
  length: number;
  sha256: string;
}

const LENGTH = "X-Page-Bytes";

/** The copy at the edge; a cache that fails, is slow or gives back something else than what was put has none. */
export async function pageAtEdge(shelf: Shelf, key: string): Promise<KeptPage | null> {
  const found = await findEdgeCopy(address(shelf, key), shelf.fault);
  if (found === null) return null;
  try {
    const entry = new Uint8Array(await within(CACHE_MS, found.arrayBuffer()));
    return readEntry(entry, Number(found.headers.get(LENGTH)), key);
  } catch {
    return null;
  }
}

/** Lays a copy there; a failure is a miss. */
export async function keepPageAtEdge(shelf: Shelf, key: string, page: KeptPage): Promise<void> {
  const headers = {
    "Cache-Control": `public, max-age=${lastGoodPageSeconds}`,
    [LENGTH]: String(page.bytes.byteLength),
  };
  await keepEdgeCopy(address(shelf, key), new Response(writeEntry(key, page), { headers }));
}

function address({ publicOrigin, build }: Shelf, key: string): string {
  return `${publicOrigin}/-/edge/page/${build}/${digest(key)}`;
}

function digest(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** The page's bytes and behind them its label, as JSON. */
export function writeEntry(key: string, { bytes, ...rest }: KeptPage): Uint8Array<ArrayBuffer> {
  const label: Label = { ...rest, key, length: bytes.byteLength, sha256: digest(bytes) };
  const text = new TextEncoder().encode(JSON.stringify(label));
  const entry = new Uint8Array(bytes.byteLength + text.byteLength);
  entry.set(bytes);
  entry.set(text, bytes.byteLength);
  return entry;
}

/** The page of an entry whose first `length` bytes it is; null unless it is the whole one of this key. Throws for a cut label. */
export function readEntry(entry: Uint8Array, length: number, key: string): KeptPage | null {
  if (!(length > 0 && length < entry.byteLength)) return null;
  const bytes = entry.slice(0, length);
  const {
    key: ofKey,
    length: wanted,
    sha256,
    ...rest
  } = JSON.parse(new TextDecoder().decode(entry.subarray(length))) as Label;
  return ofKey === key && wanted === length && sha256 === digest(bytes) ? { ...rest, bytes } : null;
}
