import { LRUCache } from "lru-cache";

/** Keys of pages on their way to a first visitor, and since when, UTC ms. */
const composing = new LRUCache<string, number>({ max: 1_000 });
/** Another visitor's page is waited for, in ms: with the database's two seconds the first byte leaves within three. */
const WAIT_MS = 900;
const LOOK_MS = 30;

/**
 * Whether nobody is composing this page for somebody else, or not any more. Who comes meanwhile looks for the copy, by
 * own timers: a promise of another request may not be waited for (settled.md 8).
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

/** From now on this page is on its way. */
export function beginTurn(key: string): void {
  composing.set(key, Date.now());
}

/** The page is there, or will not be: nobody waits for it any more. */
export function endTurn(key: string): void {
  composing.delete(key);
}
