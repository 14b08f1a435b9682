import type { RouterContextProvider } from "react-router";
import { noteRecentView } from "../data/products/recent.server.ts";
import { seenBefore, viewSource } from "../domain/products/product-view.ts";
import { withView } from "../domain/products/recent.ts";
import { readRecent, recentCookie } from "../http/cookies/recent.server.ts";
import { logEvent } from "../http/log.server.ts";
import { isAnticipated } from "../http/pages/anticipated.server.ts";
import { pageMarksContext } from "../http/pages/page-marks.server.ts";
import { cookiesContext, problemContext, requestIdContext } from "../http/request-context.server.ts";
import { bindings, type Bindings } from "./bindings.server.ts";
import { gatherView } from "./gathered-views.server.ts";
import { isRobot } from "./robot.server.ts";
import { sessionContext } from "./session.server.ts";

/**
 * A look at a product's page: it moves to the front of what this visitor saw, a guest's cookie or an account's rows, and
 * is sent to be counted behind the page. Robots, HEAD, prefetches and the product that is at the front already change
 * nothing; neither does a queue or database that is away, and who signed in but is not known is noted nowhere.
 */
export function countView(request: Request, context: Readonly<RouterContextProvider>, productId: number): void {
  const marks = context.get(pageMarksContext);
  if (marks) {
    // Composed for everybody: whoever is handed the page has looked.
    marks.noted.productId = productId;
    return;
  }
  const { account, isUnknown } = context.get(sessionContext);
  // A refused form that is shown again is no look.
  if (isUnknown || context.get(problemContext) !== null || !isLook(request)) return;
  const platform = context.get(bindings);
  if (account === null) {
    const cookie = countGuestView(request, platform, productId);
    if (cookie !== null) context.get(cookiesContext).push(cookie);
    return;
  }
  const before = Promise.resolve().then(() => noteRecentView(platform.db, account.id, productId, platform.clock()));
  sendView({ request, platform, productId, before, requestId: context.get(requestIdContext) });
}

/**
 * The same for a guest, whose list is a cookie: answers its new value to be set, or null where nothing is new. Also for
 * pages that come from a copy.
 */
export function countGuestView(request: Request, platform: Bindings, productId: number): string | null {
  if (!isLook(request)) return null;
  const seen = readRecent(request.headers.get("cookie"));
  if (seen[0] === productId) return null;
  sendView({ request, platform, productId, before: Promise.resolve(seen), requestId: "" });
  return recentCookie(withView(seen, productId), platform.publicOrigin);
}

interface View {
  request: Request;
  platform: Bindings;
  productId: number;
  /** What this visitor saw before. */
  before: Promise<number[]>;
  requestId: string;
}

function sendView({ request, platform, productId, before, requestId }: View): void {
  const at = platform.clock();
  const source = viewSource(new URL(request.url).searchParams.get("from"));
  const send = (seen: number[]) =>
    seen[0] === productId ? undefined : gatherView({ productId, at, source, ...seenBefore(seen, productId) }, platform);
  platform.waitUntil(before.then(send).catch((error: unknown) => logEvent("view", error, requestId)));
}

/** A person looks, and at a page that somebody asked for; at one fetched ahead the browser says so by POST. */
function isLook(request: Request): boolean {
  return request.method !== "HEAD" && !isAnticipated(request.headers) && !isRobot(request);
}
