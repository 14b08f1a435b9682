// The shop's service worker (docs/decisions/0036). Every failure in here falls back to the network.
import { answerAdd, isAdd, sendQueue, postOutcomes } from "./adds.ts";
import { copyFromCache, assets, pages, findCopy, saveCopy, pictures } from "./copies.ts";
import { type Fetching, scope } from "./scope.ts";
import { answerPage, copyPage } from "./page-copies.ts";
import { syncSession, isSessionChange, clearSessionData, sessionGeneration } from "./session.ts";
import { put, remove } from "./store.ts";

declare const BUILD: string;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

/**
 * WebKit sometimes returns a preloaded page with the headers of another answer, whose policy then blocks the page's
 * scripts.
 */
const hasPreloadHeaderFault = /AppleWebKit/.test(navigator.userAgent) && !/Chrome/.test(navigator.userAgent);

scope.addEventListener("activate", (event) => {
  const { navigationPreload } = scope.registration;
  event.waitUntil(
    Promise.all([
      navigationPreload && (hasPreloadHeaderFault ? navigationPreload.disable() : navigationPreload.enable()),
      removeOldAssets().catch(() => {}),
      put("facts", "build", BUILD).catch(() => {}),
      scope.clients.claim(),
    ]),
  );
});

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin || request.headers.has("range")) return;
  if (isAdd(request, url)) return event.respondWith(answerAdd(event));
  if (request.method === "POST" && isSessionChange(url)) return event.respondWith(changeSession(event, url));
  if (request.mode === "navigate") return event.respondWith(answerPage(event));
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/")) return event.respondWith(answerAsset(event));
  if (url.pathname.startsWith("/media/") && request.destination === "image")
    return event.respondWith(answerPicture(event));
});

/** Clears before and after: a request in between may belong to either session. */
async function changeSession(event: Fetching, url: URL): Promise<Response> {
  await clearSessionData(url).catch(() => {});
  try {
    return await (event.request.mode === "navigate" ? answerPage(event) : fetch(event.request));
  } finally {
    await clearSessionData(url).catch(() => {});
  }
}

scope.addEventListener("sync", (event) =>
  event.waitUntil(
    sendQueue().then((isDone) => {
      // Makes the browser try again later.
      if (!isDone) throw new Error("additions still wait");
      return postOutcomes();
    }),
  ),
);

interface PageMessage {
  /** The page's form token, address and stylesheets; or keys of the outcomes it has shown. */
  token?: string;
  url?: string;
  files?: string[];
  heard?: string[];
}

scope.addEventListener("message", (event) => {
  const { token, url, files = [], heard = [] } = event.data as PageMessage;
  event.waitUntil(
    Promise.all(heard.map((key) => remove("outcomes", key)))
      .then(() => (token ? syncPage(token, url, files) : undefined))
      .catch(() => {}),
  );
});

async function syncPage(token: string, url: string | undefined, files: string[]): Promise<void> {
  await syncSession(token);
  const generationAtStart = sessionGeneration();
  await sendQueue(token);
  await postOutcomes();
  if (url && !(await caches.match(url, { cacheName: pages.name, ignoreVary: true })))
    await fetch(url, { cache: "only-if-cached", mode: "same-origin" })
      .then((response) => copyPage(url, response, generationAtStart, token))
      .catch(() => {});
  await Promise.all(files.map((file) => copyFromCache(assets, file).catch(() => {})));
}

/** Their names change with their contents, so a copy never goes stale. */
async function answerAsset(event: Fetching): Promise<Response> {
  const { request } = event;
  const copy = await findCopy(assets, request.url);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.status === 200) event.waitUntil(saveCopy(assets, request.url, response.clone()).catch(() => {}));
  return response;
}

async function answerPicture(event: Fetching): Promise<Response> {
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

async function removeOldAssets(): Promise<void> {
  const [pageCache, files] = await Promise.all([caches.open(pages.name), caches.open(assets.name)]);
  const copies = await Promise.all(
    (await pageCache.keys()).map((request) => pageCache.match(request, { ignoreVary: true })),
  );
  const texts = (await Promise.all(copies.map((copy) => (copy ? copy.text() : "")))).join("\n");
  for (const request of await files.keys())
    if (!texts.includes(new URL(request.url).pathname)) await files.delete(request, { ignoreVary: true });
}
