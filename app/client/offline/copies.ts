const KEPT_AT = "x-kept-at";
const SIZE = "x-kept-size";

interface Copies {
  name: string;
  maxCount: number;
  maxBytes: number;
}

/** Under 5 MB in all. */
export const pages: Copies = { name: "pages", maxCount: 30, maxBytes: 2_400_000 };
export const pictures: Copies = { name: "pictures", maxCount: 60, maxBytes: 1_600_000 };
export const assets: Copies = { name: "assets", maxCount: 60, maxBytes: 900_000 };

/** Deletes the oldest copies beyond the limits; its time is the server's. */
export async function saveCopy(copies: Copies, url: string, response: Response): Promise<void> {
  const body = await response.arrayBuffer();
  if (body.byteLength > copies.maxBytes / 4) return;
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.set(KEPT_AT, String(Date.parse(response.headers.get("date") || "") || Date.now()));
  headers.set(SIZE, String(body.byteLength));
  const cache = await caches.open(copies.name);
  // Cache keys are ordered by insertion: this makes it the newest.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, new Response(body, { headers }));
  await trim(cache, copies);
}

async function trim(cache: Cache, { maxCount, maxBytes }: Copies): Promise<void> {
  let [count, size] = [0, 0];
  for (const request of [...(await cache.keys())].reverse()) {
    count += 1;
    size += Number((await cache.match(request, { ignoreVary: true }))?.headers.get(SIZE));
    if (count > maxCount || size > maxBytes) await cache.delete(request, { ignoreVary: true });
  }
}

export async function findCopy({ name }: Copies, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

export const copiedAt = (copy: Response) => Number(copy.headers.get(KEPT_AT));

/** From the HTTP cache, never from the network: it was fetched before the worker was active. */
export async function copyFromCache(copies: Copies, url: string): Promise<void> {
  if (await findCopy(copies, url)) return;
  const response = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
  if (response.status === 200) await saveCopy(copies, url, response);
}
