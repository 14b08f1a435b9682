import { LRUCache } from "lru-cache";

/** Keys of pages that are being composed, with the time since when (UTC ms). */
const composing = new LRUCache<string, number>({ max: 1_000 });
/**
 * How long to wait for a page that is composed for another visitor, in ms: with the database's two seconds the first byte
 * still leaves within three.
 */
const WAIT_MS = 900;
const LOOK_MS = 30;

/**
 * Whether this request has to compose the page. If another one is composing it, waits for that by timers of its own, because
 * a promise of another request may not be awaited (settled.md 8); then the copy is there to be found, or it is this request's
 * turn.
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

/** Marks the page as being composed. */
export function beginTurn(key: string): void {
  composing.set(key, Date.now());
}

/** Ends the mark: the page is there, or will not be. */
export function endTurn(key: string): void {
  composing.delete(key);
}
