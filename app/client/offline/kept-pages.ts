import { find, keep, keptAt, pages } from "./copies.ts";
import { offlinePage } from "./offline-page.ts";
import type { Fetching } from "./scope.ts";
import { belongsTo, generation, nameOf } from "./session.ts";
import { shownCopy } from "./shown-copy.ts";
import { list, put, take } from "./store.ts";
import { localeOf } from "./words.ts";
import { sendWaiting } from "./adds.ts";
import type { Locale } from "../../domain/viewer.ts";

/** Home, product, listing, cart, vendors, content: never checkout, orders, account or sign-in, whose addresses are not here. */
const KEPT =
  /^\/($|product\/default\/[^/]+$|shop\/(sidebar\/[^/]+|cart)$|vendor-store\/[^/]+$|vendors$|blog\/|pages\/)/;
const CART = "/shop/cart";
/** How long a dying connection is waited for where a copy is at hand, and additions that wait before the cart is asked for. */
const PATIENCE_MS = 6_000;
const WAITING_MS = 3_000;
/** Older copies say too little. */
const OLDEST_MS = 7 * 86_400_000;

declare const COPY_SCRIPT: string;

const late = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
const isKept = (url: URL) => KEPT.test(url.pathname);
/** Fetched for a link that was pointed at (client/anticipate): who then looks at the page says so when it wakes. */
const isAhead = ({ headers }: Request) => /prefetch|prerender/.test(headers.get("sec-purpose") || "");

/** Answers a navigation: the shop, else the kept copy of exactly that page, else what is kept instead. */
export async function answerPage(event: Fetching): Promise<Response> {
  const { request } = event;
  const url = new URL(request.url);
  const copy = isKept(url) && request.method === "GET" ? await find(pages, request.url) : undefined;
  try {
    const answer = fromShop(event, url);
    // A copy at hand: the shop has so much time, and what comes later is kept for the next look.
    const response = copy ? await Promise.race([answer, late(PATIENCE_MS)]) : await answer;
    event.waitUntil(answer.catch(() => {}));
    if (response) return response;
  } catch {
    // No connection, or it died before the first byte.
  }
  return showKept(request, copy);
}

async function fromShop(event: Fetching, url: URL): Promise<Response> {
  const { request } = event;
  const began = generation();
  // What was pressed on the way must be in the cart that comes now.
  const isFresh = url.pathname === CART && (await waiting()) > 0;
  if (isFresh) await Promise.race([sendWaiting(), late(WAITING_MS)]);
  const response = (!isFresh && (await event.preloadResponse)) || (await fetch(request));
  if (request.method === "GET") {
    if (isKept(url) && !isAhead(request))
      event.waitUntil(keepPage(request.url, response.clone(), began).catch(() => {}));
    event.waitUntil(sendWaiting().catch(() => {}));
  }
  return response;
}

/** Keeps a whole page of the shop for the session that asked for it; `token`: form token of now, where a page said it. */
export async function keepPage(url: string, response: Response, began = generation(), token?: string): Promise<void> {
  const { headers, status, redirected } = response;
  const address = new URL(url);
  const isCart = address.pathname === CART;
  if (!isKept(address) || status !== 200 || redirected) return;
  if (!(headers.get("content-type") || "").startsWith("text/html")) return;
  if (!isCart && /no-store/.test(headers.get("cache-control") || "")) return;
  const html = await response.text();
  // What was cut short, and what was asked for before a sign-in or sign-out, is nobody's page.
  if (!html.includes("</html>") || !(await belongsTo()) || began !== generation()) return;
  // Nor what stayed open in a tab while another one signed in or out: its forms are of the session before.
  const printed = /name="_xsrf" value="([^"]+)/.exec(html);
  if (token && printed && nameOf(printed[1]!) !== nameOf(token)) return;
  await keep(pages, url.split("#")[0]!, new Response(html, { headers }));
  await put("facts", "locale", localeOf(html));
}

async function showKept(request: Request, copy: Response | undefined): Promise<Response> {
  const isOwn = await belongsTo().catch(() => false);
  const now = Date.now();
  if (copy && isOwn && now - keptAt(copy) < OLDEST_MS) {
    const policy = copy.headers.get("content-security-policy") || "";
    const facts = { at: keptAt(copy), now, waiting: await waiting(), policy, script: COPY_SCRIPT };
    return new Response(shownCopy(await copy.text(), facts), { headers: copy.headers });
  }
  const locale = (await take<Locale>("facts", "locale").catch(() => undefined)) || "en";
  const found = { kept: isOwn ? await listKept() : [], waiting: await waiting(), wasSent: request.method !== "GET" };
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

/** The kept pages, newest first, the cart before all. */
async function listKept(): Promise<{ href: string; title: string }[]> {
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
