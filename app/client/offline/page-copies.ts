import { findCopy, saveCopy, copiedAt, pages } from "./copies.ts";
import { offlinePage } from "./offline-page.ts";
import type { Fetching } from "./scope.ts";
import { syncSession, sessionGeneration, sessionIdOf } from "./session.ts";
import { copyWithAge } from "./copy-with-age.ts";
import { list, put, take } from "./store.ts";
import { localeOfHtml } from "./words.ts";
import { sendQueue } from "./adds.ts";
import type { Locale } from "../../domain/languages.ts";

/** Never checkout, orders, account or sign-in. */
const COPIED =
  /^\/($|product\/default\/[^/]+$|shop\/(sidebar\/[^/]+|cart)$|vendor-store\/[^/]+$|vendors$|blog\/|pages\/)/;
const CART = "/shop/cart";
/** ms for the network where there is a copy, and for queued additions before the cart. */
const PATIENCE_MS = 6_000;
const WAITING_MS = 3_000;
const OLDEST_MS = 7 * 86_400_000;

declare const COPY_SCRIPT: string;

const late = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
const isCopied = (url: URL) => COPIED.test(url.pathname);
/** A prefetched page is copied when it is opened and its scripts run. */
const isPrefetch = ({ headers }: Request) => /prefetch|prerender/.test(headers.get("sec-purpose") || "");

/** From the network, else the copy of exactly that address, else a list of copies. */
export async function answerPage(event: Fetching): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const copy = isCopied(url) && request.method === "GET" ? await findCopy(pages, request.url) : undefined;
  try {
    const answer = fromShop(event, url);
    // A later answer still updates the copy.
    const response = copy ? await Promise.race([answer, late(PATIENCE_MS)]) : await answer;
    event.waitUntil(answer.catch(() => {}));
    if (response) return response;
  } catch {
    // Offline, or the connection broke: the copy is shown.
  }
  return showCopy(request, copy);
}

async function fromShop(event: Fetching, url: URL): Promise<Response> {
  const { request } = event;
  const generationAtStart = sessionGeneration();
  // The cart that is fetched now must contain queued additions.
  const isFresh = url.pathname === CART && (await waiting()) > 0;
  if (isFresh) await Promise.race([sendQueue(), late(WAITING_MS)]);
  const response = (!isFresh && (await event.preloadResponse)) || (await fetch(request));
  if (request.method === "GET") {
    if (isCopied(url) && !isPrefetch(request))
      event.waitUntil(copyPage(request.url, response.clone(), generationAtStart).catch(() => {}));
    event.waitUntil(sendQueue().catch(() => {}));
  }
  return response;
}

export async function copyPage(
  url: string,
  response: Response,
  generationAtStart = sessionGeneration(),
  token?: string,
): Promise<void> {
  const { headers, status, redirected } = response;
  const address = new URL(url);
  if (!isCopied(address) || status !== 200 || redirected) return;
  if (!(headers.get("content-type") || "").startsWith("text/html")) return;
  // The shop served a stale copy itself, because its database does not answer.
  if (headers.has("age")) return;
  const html = await response.text();
  // Incomplete, or a sign-in or sign-out happened meanwhile.
  if (!html.includes("</html>") || !(await syncSession()) || generationAtStart !== sessionGeneration()) return;
  // A tab from before a sign-in or sign-out has forms of the earlier session.
  const printed = /name="_xsrf" value="([^"]+)/.exec(html);
  if (token && printed && sessionIdOf(printed[1]!) !== sessionIdOf(token)) return;
  await saveCopy(pages, url.split("#")[0]!, new Response(html, { headers }));
  await put("facts", "locale", localeOfHtml(html));
}

async function showCopy(request: Request, copy: Response | undefined): Promise<Response> {
  const isOwn = await syncSession().catch(() => false);
  const now = Date.now();
  if (copy && isOwn && now - copiedAt(copy) < OLDEST_MS) {
    const policy = copy.headers.get("content-security-policy") || "";
    const facts = { at: copiedAt(copy), now, waiting: await waiting(), policy, script: COPY_SCRIPT };
    return new Response(copyWithAge(await copy.text(), facts), { headers: copy.headers });
  }
  const locale = (await take<Locale>("facts", "locale").catch(() => undefined)) || "en";
  const found = { kept: isOwn ? await listCopies() : [], waiting: await waiting(), wasSent: request.method !== "GET" };
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
  };
  return new Response(offlinePage(locale, found), { status: 503, headers });
}

const waiting = () =>
  list("adds").then(
    ({ length }) => length,
    () => 0,
  );

async function listCopies(): Promise<{ href: string; title: string }[]> {
  try {
    const cache = await caches.open(pages.name);
    const found: { href: string; title: string }[] = [];
    for (const { url } of [...(await cache.keys())].reverse()) {
      const html = await (await cache.match(url, { ignoreVary: true }))!.text();
      const { pathname, search } = new URL(url);
      const one = { href: pathname + search, title: /<title>([^<]*)/.exec(html)?.[1] || pathname };
      if (pathname === CART) found.unshift(one);
      else found.push(one);
    }
    return found;
  } catch {
    return [];
  }
}
