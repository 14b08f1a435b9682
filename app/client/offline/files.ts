import { assets, find, keep, pages, pictures } from "./copies.ts";
import type { Fetching } from "./scope.ts";

/** Built files: their names change with their contents, so the copy is as good as the file. */
export async function answerAsset(event: Fetching): Promise<Response> {
  const { request } = event;
  const copy = await find(assets, request.url);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(keep(assets, request.url, response.clone()).catch(() => {}));
  return response;
}

/** Pictures that were shown, for who looks again without a connection. */
export async function answerPicture(event: Fetching): Promise<Response> {
  const { request } = event;
  try {
    const response = await fetch(request);
    if (response.status === 200) event.waitUntil(keep(pictures, request.url, response.clone()).catch(() => {}));
    return response;
  } catch (error) {
    const copy = await find(pictures, request.url);
    if (copy) return copy;
    throw error;
  }
}

/** After a new build: what no kept page needs any more. */
export async function removeOldAssets(): Promise<void> {
  const [kept, files] = await Promise.all([caches.open(pages.name), caches.open(assets.name)]);
  const copies = await Promise.all((await kept.keys()).map((request) => kept.match(request, { ignoreVary: true })));
  const texts = (await Promise.all(copies.map((copy) => (copy ? copy.text() : "")))).join("\n");
  for (const request of await files.keys())
    if (!texts.includes(new URL(request.url).pathname)) await files.delete(request, { ignoreVary: true });
}
