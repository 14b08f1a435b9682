import { LRUCache } from "lru-cache";

const composing = new LRUCache<string, number>({ max: 1_000 });
/** In ms: with the database's two seconds the first byte still leaves within three. */
const WAIT_MS = 900;
const LOOK_MS = 30;

/**
 * Whether this request must compose the page; waits with its own timers for another request, whose promise it may not
 * await (settled.md 8).
 */
export async function isMyTurn(key: string): Promise<boolean> {
  const end = Date.now() + WAIT_MS;
  let hasWaited = false;
  for (;;) {
    const since = composing.get(key);
    if (since === undefined) return !hasWaited;
    if (Date.now() - since > WAIT_MS || Date.now() >= end) {
      composing.delete(key);
      return true;
    }
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

export function beginTurn(key: string): void {
  composing.set(key, Date.now());
}

export function endTurn(key: string): void {
  composing.delete(key);
}
