import { within } from "./deadline.server.ts";

/** security-and-faults.md 9: a late cache counts as empty. */
const CACHE_MS = 250;
const STORE_MS = 5_000;
const NAME = "gulit";

export type EdgeFault = "fail" | "slow" | "cut";

export async function findEdgeCopy(address: string, fault: EdgeFault | null = null): Promise<Response | null> {
  try {
    const copy = (await within(CACHE_MS, faulty(match(address), fault))) ?? null;
    return copy && fault === "cut" ? await cutInHalf(copy) : copy;
  } catch {
    return null;
  }
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

async function faulty<Value>(work: Promise<Value>, fault: EdgeFault | null): Promise<Value> {
  if (fault === "fail") throw new Error("the cache does not answer (test)");
  if (fault === "slow") await new Promise((resolve) => setTimeout(resolve, 4 * CACHE_MS));
  return work;
}

async function cutInHalf(response: Response): Promise<Response> {
  const whole = await response.arrayBuffer();
  return new Response(whole.slice(0, whole.byteLength / 2), response);
}
