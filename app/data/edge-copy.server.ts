import { within } from "./deadline.server.ts";

/** security-and-faults.md 9: a late cache counts as empty. */
const CACHE_MS = 250;
const STORE_MS = 5_000;
const NAME = "gulit";

export async function findEdgeCopy(address: string): Promise<Response | null> {
  try {
    return (await within(CACHE_MS, match(address))) ?? null;
  } catch {
    return null;
  }
}

/** null also when it is late or cannot be read. */
export async function findEdgeText(address: string): Promise<string | null> {
  const read = match(address).then((copy) => copy?.text() ?? null);
  return within(CACHE_MS, read).catch(() => null);
}

/** A failure is ignored (security-and-faults.md 5). */
export async function storeEdgeCopy(address: string, copy: Response): Promise<void> {
  try {
    await within(STORE_MS, put(address, copy));
  } catch {}
}

async function match(address: string): Promise<Response | undefined> {
  return (await caches.open(NAME)).match(address);
}

async function put(address: string, copy: Response): Promise<void> {
  await (await caches.open(NAME)).put(address, copy);
}
