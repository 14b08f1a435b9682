import { within } from "./deadline.server.ts";

/** security-and-faults.md 9: a cache that does not answer in time has nothing. */
const CACHE_MS = 250;
const NAME = "gulit";

/** What lies at the edge under this name (an address of our own origin), or null. */
export async function findEdgeCopy(address: string): Promise<Response | null> {
  try {
    const cache = await caches.open(NAME);
    return (await within(CACHE_MS, cache.match(address))) ?? null;
  } catch {
    return null;
  }
}

/** Lays an answer there while it is sent; a failure is a miss (security-and-faults.md 5). */
export async function keepEdgeCopy(address: string, copy: Response): Promise<void> {
  try {
    await (await caches.open(NAME)).put(address, copy);
  } catch {
    // Nobody waits for it.
  }
}
