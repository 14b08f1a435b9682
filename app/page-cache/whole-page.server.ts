import type { RequestHandler } from "react-router";
import { findCatalogueVersion, cachedCatalogueVersion } from "../data/catalogue-version.server.ts";
import { edgeStoreOf, storePageAtEdge, pageAtEdge, pageInMemory, rememberPage } from "./copy-store.server.ts";
import { freshnessOf, type PageCopy } from "./page-copy.ts";
import { hasEnded } from "../http/cookies/session-cookie.server.ts";
import { logEvent } from "../http/log.server.ts";
import type { Bindings } from "../request/bindings.server.ts";
import { readVisitor, type PageVisitor, pageAddressOf, askedPage } from "./page-visitor.server.ts";
import { isCrowded } from "../request/crowd.server.ts";
import { isBelowSearchLimit } from "../request/rate-limit.server.ts";
import { sessionCookies } from "../request/session.server.ts";
import { composePage, type PageAsked } from "./compose-page.server.ts";
import { LRUCache } from "lru-cache";
import { VisitAnswer, type WholePage } from "./visit-answer.server.ts";
import { within } from "../data/deadline.server.ts";
import { wantsPage } from "../http/media-types.server.ts";

const renewing = new Set<string>();

/** settled.md 8: from memory, the Cache API, or composed and stored. null: the router must answer. */
export async function wholePage(
  request: Request,
  platform: Bindings,
  handle: RequestHandler,
): Promise<WholePage | null> {
  const { headers } = request;
  if (platform.pageCopies === "off" || request.method !== "GET" || headers.has("range")) return null;
  if (!wantsPage({ headers })) return null;
  const address = pageAddressOf(request.url, platform.isWorkshop);
  if (address === null) return null;
  const visitor = await readVisitor(headers.get("cookie"), platform);
  const now = platform.clock();
  if (!visitor.isPlain || (address.isByCity && !visitor.isCityKnown)) return null;
  if (visitor.session && (visitor.session.isAccount || hasEnded(visitor.session, now))) return null;
  const asked = await askedPage(address, visitor, headers, platform.publicOrigin);
  const known = cachedCatalogueVersion();
  const usable = (page: PageCopy | null) => page && freshnessOf(page, now, known);
  const shelf = edgeStoreOf(platform);
  let found = platform.pageCopies === "on" ? pageInMemory(asked.key) : null;
  let from = "memory";
  let freshness = usable(found);
  if (freshness !== "fresh") {
    const edge = await pageAtEdge(shelf, asked.key);
    if (edge && usable(edge) && (!found || !freshness || edge.composedAt > found.composedAt)) {
      [found, from, freshness] = [edge, "edge", usable(edge)];
      if (freshness === "fresh") rememberPage(asked.key, edge);
    }
  }
  const store = (page: PageCopy) => {
    rememberPage(asked.key, page);
    endTurn(asked.key);
    platform.waitUntil(storePageAtEdge(shelf, asked.key, page));
  };
  // A copy is served without waiting for the version; the next visitor gets the new one.
  const version = versionNow(platform, now);
  platform.waitUntil(version);
  const scene = { platform, version, handle };
  const visit = () => new VisitAnswer(request, platform, visitor, asked, now);
  if (found && (freshness === "fresh" || freshness === "stale")) {
    if (freshness === "stale" && !isCrowded("shop")) platform.waitUntil(renew(asked, scene, store));
    return visit().serve(found, freshness === "stale" ? "stale" : from);
  }
  if (isCrowded("shop")) return null;
  if (address.isSearch && !(await maySearchOnce(request, visitor, platform))) return null;
  if (platform.pageCopies === "on" && !(await isMyTurn(asked.key))) {
    const made = pageInMemory(asked.key);
    if (made && usable(made) === "fresh") return visit().serve(made, "memory");
  }
  composing.set(asked.key, Date.now());
  const composed = await composePage(asked, scene, store);
  if (composed.status !== 200) endTurn(asked.key);
  if (composed.status === 503 && found && freshness) {
    composed.cancel();
    return visit().serveOld(found);
  }
  if (composed.status !== 200 && composed.status !== 404 && composed.status !== 503) {
    composed.cancel();
    return null;
  }
  return visit().pass(composed);
}

/** In real UTC ms: after a failure nobody waits for the version within a second. */
let silentAt = -Infinity;

async function versionNow({ db }: Bindings, now: number): Promise<number | null> {
  if (Math.abs(Date.now() - silentAt) < 1_000) return null;
  try {
    return await findCatalogueVersion(db, now);
  } catch (error) {
    logEvent("catalogue-version", error);
    silentAt = Date.now();
    return null;
  }
}

async function renew(asked: PageAsked, scene: Parameters<typeof composePage>[1], store: (page: PageCopy) => void) {
  if (renewing.has(asked.key)) return;
  renewing.add(asked.key);
  try {
    const composed = await composePage(asked, scene, store);
    if (composed.status === 200) await composed.read({}, "link").pipeTo(new WritableStream());
    else composed.cancel();
  } catch (error) {
    logEvent("renew-page", error);
  } finally {
    renewing.delete(asked.key);
  }
}

/** The limit of searches applies to composing their pages; serving a copy costs nothing. */
function maySearchOnce(request: Request, { session }: PageVisitor, platform: Bindings): Promise<boolean> {
  const own = session
    ? { idHash: session.idHash, cookies: [] }
    : { idHash: "", cookies: sessionCookies("", platform.publicOrigin) };
  return isBelowSearchLimit(request, own, platform);
}

const LOOK_MS = 250;

/** The last good copy with a notice that it may be old (security-and-faults.md 9); everybody gets a guest's page. */
export async function lastGoodPage(request: Request, platform: Bindings): Promise<Response | null> {
  const { headers } = request;
  if (platform.pageCopies === "off" || !wantsPage({ headers })) return null;
  const address = pageAddressOf(request.url, platform.isWorkshop);
  if (address === null) return null;
  const now = platform.clock();
  const sent = await readVisitor(headers.get("cookie"), platform);
  const isOpen = sent.session !== null && !hasEnded(sent.session, now);
  const visitor = isOpen ? sent : { ...sent, session: null, xsrf: null };
  const asked = await askedPage(address, visitor, headers, platform.publicOrigin);
  const usable = (page: PageCopy | null) => (page && freshnessOf(page, now, null) ? page : null);
  const memory = platform.pageCopies === "on" ? usable(pageInMemory(asked.key)) : null;
  const look = () => within(LOOK_MS, pageAtEdge(edgeStoreOf(platform), asked.key)).catch(() => null);
  const found = memory ?? usable(await look());
  if (!found) return null;
  const { response } = await new VisitAnswer(request, platform, visitor, asked, now).serveOld(found);
  return response;
}

const composing = new LRUCache<string, number>({ max: 1_000 });
/** In ms: with the database's two seconds the first byte still leaves within three. */
const WAIT_MS = 900;
const TURN_LOOK_MS = 30;

/**
 * Whether this request must compose the page; waits with its own timers for another request, whose promise it may not
 * await (settled.md 8).
 */
async function isMyTurn(key: string): Promise<boolean> {
  const end = Date.now() + WAIT_MS;
  let hasWaited = false;
  for (;;) {
    const since = composing.get(key);
    if (since === undefined) return !hasWaited;
    if (Date.now() - since > WAIT_MS || Date.now() >= end) {
      composing.delete(key);
      return true;
    }
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, TURN_LOOK_MS));
  }
}

function endTurn(key: string): void {
  composing.delete(key);
}
