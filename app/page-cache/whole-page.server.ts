import type { RequestHandler } from "react-router";
import { findCatalogueVersion, cachedCatalogueVersion } from "../data/catalogue-version.server.ts";
import { edgeStoreOf, storePageAtEdge, pageAtEdge, pagesInMemory } from "./copy-store.server.ts";
import { freshnessOf, type PageCopy } from "./page-copy.ts";
import { logEvent } from "../http/log.server.ts";
import type { Bindings } from "../request/bindings.server.ts";
import { readVisitor, pageAddressOf, askedPage } from "./page-visitor.server.ts";
import { isCrowded } from "../request/crowd.server.ts";
import { isBelowSearchLimit } from "../request/rate-limit.server.ts";
import { composePage, type PageAsked } from "./compose-page.server.ts";
import { visitAnswer, type WholePage } from "./visit-answer.server.ts";
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
  const visitor = readVisitor(request, platform);
  const now = platform.clock();
  if (!visitor.isPlain || (address.isByCity && !visitor.isCityKnown)) return null;
  if (visitor.session?.isAccount) return null;
  const asked = askedPage(address, request, visitor.city, platform.publicOrigin);
  const found = await findCopy(asked.key, platform, cachedCatalogueVersion());
  const store = (page: PageCopy) => {
    pagesInMemory.set(asked.key, page);
    platform.waitUntil(storePageAtEdge(edgeStoreOf(platform), asked.key, page));
  };
  // A copy is served without waiting for the version; the next visitor gets the new one.
  const version = findCatalogueVersion(platform.db, now).catch((error: unknown) => {
    logEvent("catalogue-version", error);
    return null;
  });
  platform.waitUntil(version);
  const scene = { platform, version, handle };
  const visit = () => visitAnswer(request, platform, visitor, asked);
  if (found && found.freshness !== "lastGood") {
    const isStale = found.freshness === "stale";
    if (isStale && !isCrowded("shop")) platform.waitUntil(renew(asked, scene, store));
    return visit().serve(found.page, isStale ? "stale" : found.from);
  }
  if (isCrowded("shop")) return null;
  // The limit of searches applies to composing their pages; serving a copy costs nothing.
  const mayCompose = !address.isSearch || isBelowSearchLimit(request, visitor.session?.idHash ?? null, platform);
  if (!(await mayCompose)) return null;
  const composed = await composePage(asked, scene, store);
  if (composed.status === 503 && found) {
    composed.cancel();
    return visit().serveOld(found.page);
  }
  if (composed.status !== 200 && composed.status !== 404 && composed.status !== 503) {
    composed.cancel();
    return null;
  }
  return visit().pass(composed);
}

/** The newest usable copy, from memory if it is fresh. */
async function findCopy(key: string, platform: Bindings, version: number | null) {
  const now = platform.clock();
  const usable = (page: PageCopy | null, from: string) => {
    const freshness = page && freshnessOf(page, now, version);
    return page && freshness ? { page, freshness, from } : null;
  };
  const memory = platform.pageCopies === "on" ? usable(pagesInMemory.get(key) ?? null, "memory") : null;
  if (memory?.freshness === "fresh") return memory;
  const edge = usable(await pageAtEdge(edgeStoreOf(platform), key), "edge");
  if (!edge || (memory && memory.page.composedAt >= edge.page.composedAt)) return memory;
  if (edge.freshness === "fresh") pagesInMemory.set(key, edge.page);
  return edge;
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

/** The last good copy with a notice that it may be old (security-and-faults.md 9); everybody gets a guest's page. */
export async function lastGoodPage(request: Request, platform: Bindings): Promise<Response | null> {
  const { headers } = request;
  if (platform.pageCopies === "off" || !wantsPage({ headers })) return null;
  const address = pageAddressOf(request.url, platform.isWorkshop);
  if (address === null) return null;
  const visitor = readVisitor(request, platform);
  const asked = askedPage(address, request, visitor.city, platform.publicOrigin);
  const found = await findCopy(asked.key, platform, null);
  if (!found) return null;
  const { response } = await visitAnswer(request, platform, visitor, asked).serveOld(found.page);
  return response;
}
