// The worker of the whole shop (docs/decisions/0036): keeps what was looked at readable without a connection, and additions
// that were made without one. Whatever fails in here leaves the browser to the network.

import { answerAdd, isAdd, sendWaiting, tell } from "./adds.ts";
import { adopt, assets, pages } from "./copies.ts";
import { answerAsset, answerPicture, removeOldAssets } from "./files.ts";
import { answerPage, keepPage } from "./kept-pages.ts";
import { scope, type Fetching } from "./scope.ts";
import { belongsTo, changesSession, forget, generation } from "./session.ts";
import { put, remove } from "./store.ts";

declare const BUILD: string;

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => {
  const { navigationPreload } = scope.registration;
  event.waitUntil(
    Promise.all([
      navigationPreload && navigationPreload.enable(),
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
  if (request.method === "POST" && changesSession(url)) return event.respondWith(changeSession(event, url));
  if (request.mode === "navigate") return event.respondWith(answerPage(event));
  if (request.method !== "GET") return;
  if (url.pathname.startsWith("/assets/")) return event.respondWith(answerAsset(event));
  if (url.pathname.startsWith("/media/") && request.destination === "image")
    return event.respondWith(answerPicture(event));
});

/** Before and after: what was asked for in between may be of either. */
async function changeSession(event: Fetching, url: URL): Promise<Response> {
  await forget(url).catch(() => {});
  try {
    return await (event.request.mode === "navigate" ? answerPage(event) : fetch(event.request));
  } finally {
    await forget(url).catch(() => {});
  }
}

scope.addEventListener("sync", (event) =>
  event.waitUntil(
    sendWaiting().then((isDone) => {
      // The browser tries again later.
      if (!isDone) throw new Error("additions still wait");
      return tell();
    }),
  ),
);

interface Hello {
  /** The page's form token, its address and its styles; or keys of what it has shown. */
  token?: string;
  url?: string;
  files?: string[];
  heard?: string[];
}

scope.addEventListener("message", (event) => {
  const { token, url, files = [], heard = [] } = event.data as Hello;
  event.waitUntil(
    Promise.all(heard.map((key) => remove("outcomes", key)))
      .then(() => (token ? hear(token, url, files) : undefined))
      .catch(() => {}),
  );
});

/** A page is there, and so is the connection: what it has fetched is kept, what waits is sent. */
async function hear(token: string, url: string | undefined, files: string[]): Promise<void> {
  await belongsTo(token);
  const began = generation();
  await sendWaiting(token);
  await tell();
  if (url && !(await caches.match(url, { cacheName: pages.name, ignoreVary: true })))
    await fetch(url, { cache: "only-if-cached", mode: "same-origin" })
      .then((response) => keepPage(url, response, began, token))
      .catch(() => {});
  await Promise.all(files.map((file) => adopt(assets, file).catch(() => {})));
}
