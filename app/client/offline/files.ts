import { assets, findCopy, saveCopy, pages, pictures } from "./copies.ts";
import type { Fetching } from "./scope.ts";

/** Their names change with their contents, so a copy never goes stale. */
export async function answerAsset(event: Fetching): Promise<Response> {
  const { request } = event;
  const copy = await findCopy(assets, request.url);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(saveCopy(assets, request.url, response.clone()).catch(() => {}));
  return response;
}

export async function answerPicture(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(saveCopy(pictures, request.url, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const copy = await findCopy(pictures, request.url);
    if (copy) return copy;
    throw error;
  }
}

export async function removeOldAssets(): Promise<void> {
  const [pageCache, files] = await Promise.all([caches.open(pages.name), caches.open(assets.name)]);
  const copies = await Promise.all(
    (await pageCache.keys()).map((request) => pageCache.match(request, { ignoreVary: true })),
  );
  const texts = (await Promise.all(copies.map((copy) => (copy ? copy.text() : "")))).join("\n");
  for (const request of await files.keys())
    if (!texts.includes(new URL(request.url).pathname)) await files.delete(request, { ignoreVary: true });
}
