// Copies of what the visit fetched, each with its time and size: the oldest go first.

const KEPT_AT = "x-kept-at";
const SIZE = "x-kept-size";

interface Room {
  name: string;
  most: number;
  /** Of all copies together. */
  bytes: number;
}

/** Under 5 MB in all; what a shopper walked through in one sitting. */
export const pages: Room = { name: "pages", most: 30, bytes: 2_400_000 };
export const pictures: Room = { name: "pictures", most: 60, bytes: 1_600_000 };
export const assets: Room = { name: "assets", most: 60, bytes: 900_000 };

/** Keeps a response under an address, and lets go of the oldest where there is no room; its time is the shop's own clock. */
export async function keep(room: Room, url: string, response: Response): Promise<void> {
  const body = await response.arrayBuffer();
  if (body.byteLength > room.bytes / 4) return;
  const headers = new Headers(response.headers);
  headers.delete("content-encoding");
  headers.set(KEPT_AT, String(Date.parse(response.headers.get("date") || "") || Date.now()));
  headers.set(SIZE, String(body.byteLength));
  const cache = await caches.open(room.name);
  // Put anew it is the youngest.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, new Response(body, { headers }));
  await trim(cache, room);
}

async function trim(cache: Cache, { most, bytes }: Room): Promise<void> {
  let [count, size] = [0, 0];
  for (const request of [...(await cache.keys())].reverse()) {
    count += 1;
    size += Number((await cache.match(request, { ignoreVary: true }))?.headers.get(SIZE));
    if (count > most || size > bytes) await cache.delete(request, { ignoreVary: true });
  }
}

/** The copy of exactly this address, or nothing; a store that fails has none. */
export async function find({ name }: Room, url: string): Promise<Response | undefined> {
  try {
    return await (await caches.open(name)).match(url, { ignoreVary: true });
  } catch {
    return undefined;
  }
}

/** UTC ms. */
export const keptAt = (copy: Response) => Number(copy.headers.get(KEPT_AT));

/** What the visit has already fetched before the worker came: read from the browser's own cache, never from the network. */
export async function adopt(room: Room, url: string): Promise<void> {
  if (await find(room, url)) return;
  const response = await fetch(url, { cache: "only-if-cached", mode: "same-origin" });
  if (response.status === 200) await keep(room, url, response);
}
