import { isbot } from "isbot";
import type { RouterContextProvider } from "react-router";
import { noteRecentView } from "../data/products/recent.server.ts";
import { chosenVariantId } from "../domain/products/option-choice.ts";
import { coViewedProducts } from "../domain/products/page-view.ts";
import { addRecentlyViewed } from "../domain/products/recently-viewed.ts";
import { readRecent, recentCookie } from "../http/cookies/list-cookies.server.ts";
import { logEvent } from "../http/log.server.ts";
import { isPrefetch } from "../http/pages/prefetch.server.ts";
import { pageMarksContext } from "../http/pages/page-marks.server.ts";
import { cookiesContext, problemContext } from "../http/request-context.server.ts";
import { bindings, type Bindings } from "./bindings.server.ts";
import { sessionContext } from "./session.server.ts";

/**
 * Robots, HEAD, prefetch and faults change nothing. Nothing is stored while the database cannot say whose session it is
 * (`isUnknown`).
 */
export function countView(request: Request, context: Readonly<RouterContextProvider>, productId: number): void {
  const composed = context.get(pageMarksContext);
  if (composed) {
    // The view is counted when the copy is sent to somebody.
    composed.noted.productId = productId;
    return;
  }
  const { account, isUnknown } = context.get(sessionContext);
  // A refused form is not a new view.
  if (isUnknown || context.get(problemContext) !== null || !isCountedView(request)) return;
  const platform = context.get(bindings);
  if (account === null) {
    const cookie = countGuestView(request, platform, productId);
    if (cookie !== null) context.get(cookiesContext).push(cookie);
    return;
  }
  const line = { productId, variantId: variantOf(request) };
  const seenBefore = Promise.resolve().then(() => noteRecentView(platform.db, account.id, line, platform.clock()));
  sendView({ platform, productId, seenBefore });
}

export function countGuestView(request: Request, platform: Bindings, productId: number): string | null {
  if (!isCountedView(request)) return null;
  const seen = readRecent(request.headers.get("cookie"));
  const updated = addRecentlyViewed(seen, { productId, variantId: variantOf(request) });
  const ids = seen.map((line) => line.productId);
  if (ids[0] === productId && updated[0]!.variantId === seen[0]!.variantId) return null;
  sendView({ platform, productId, seenBefore: Promise.resolve(ids) });
  return recentCookie(updated, platform.publicOrigin);
}

function variantOf(request: Request): number {
  return chosenVariantId(new URL(request.url).searchParams);
}

interface View {
  platform: Bindings;
  productId: number;
  seenBefore: Promise<number[]>;
}

function sendView({ platform, productId, seenBefore }: View): void {
  const send = (seen: number[]) =>
    seen[0] === productId ? undefined : platform.views.send({ productId, ...coViewedProducts(seen, productId) });
  platform.waitUntil(seenBefore.then(send).catch((error: unknown) => logEvent("view", error)));
}

/** A prefetched page reports the view by POST once it is visible. */
export function isCountedView(request: Request): boolean {
  return request.method !== "HEAD" && !isPrefetch(request.headers) && !isRobot(request);
}

/** A request without User-Agent counts as a robot. */
function isRobot(request: Request): boolean {
  const agent = request.headers.get("user-agent");
  return !agent || isbot(agent);
}
