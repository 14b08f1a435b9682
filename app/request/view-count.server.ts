import { isbot } from "isbot";
import type { RouterContextProvider } from "react-router";
import { noteRecentView } from "../data/products/recent.server.ts";
import { seenBefore, viewSource, type ProductView } from "../domain/products/product-view.ts";
import { withView } from "../domain/products/recent.ts";
import { readRecent, recentCookie } from "../http/cookies/recent.server.ts";
import { logEvent } from "../http/log.server.ts";
import { isAnticipated } from "../http/pages/anticipated.server.ts";
import { pageMarksContext } from "../http/pages/page-marks.server.ts";
import { cookiesContext, problemContext } from "../http/request-context.server.ts";
import { bindings, type Bindings } from "./bindings.server.ts";
import { sessionContext } from "./session.server.ts";

/**
 * Counts a view of a product's page: the product moves to the front of the recently viewed ones, in a guest's cookie or an
 * account's rows, and the view is queued to be counted after the answer. Nothing changes for robots, HEAD, prefetches and the
 * product already in front, nor if queue or database is down; a visitor whose account is not known is stored nowhere.
 */
export function countView(request: Request, context: Readonly<RouterContextProvider>, productId: number): void {
  const marks = context.get(pageMarksContext);
  if (marks) {
    // A page for everybody: serving it counts the view.
    marks.noted.productId = productId;
    return;
  }
  const { account, isUnknown } = context.get(sessionContext);
  // A refused form that is shown again is no view.
  if (isUnknown || context.get(problemContext) !== null || !isLook(request)) return;
  const platform = context.get(bindings);
  if (account === null) {
    const cookie = countGuestView(request, platform, productId);
    if (cookie !== null) context.get(cookiesContext).push(cookie);
    return;
  }
  const before = Promise.resolve().then(() => noteRecentView(platform.db, account.id, productId, platform.clock()));
  sendView({ request, platform, productId, before });
}

/**
 * The same for a guest, whose list is a cookie: returns its new value, or null if nothing changes. Also for pages that come
 * from a copy.
 */
export function countGuestView(request: Request, platform: Bindings, productId: number): string | null {
  if (!isLook(request)) return null;
  const seen = readRecent(request.headers.get("cookie"));
  if (seen[0] === productId) return null;
  sendView({ request, platform, productId, before: Promise.resolve(seen) });
  return recentCookie(withView(seen, productId), platform.publicOrigin);
}

interface View {
  request: Request;
  platform: Bindings;
  productId: number;
  /** Ids of the products viewed before. */
  before: Promise<number[]>;
}

function sendView({ request, platform, productId, before }: View): void {
  const at = platform.clock();
  const source = viewSource(new URL(request.url).searchParams.get("from"));
  const send = (seen: number[]) =>
    seen[0] === productId ? undefined : gatherView({ productId, at, source, ...seenBefore(seen, productId) }, platform);
  platform.waitUntil(before.then(send).catch((error: unknown) => logEvent("view", error)));
}

/** Whether a person views a page they opened; a page fetched ahead reports the view by POST once it is seen. */
export function isLook(request: Request): boolean {
  return request.method !== "HEAD" && !isAnticipated(request.headers) && !isRobot(request);
}

/** Whether a program asks, as far as it says so; a request without User-Agent counts as one. */
function isRobot(request: Request): boolean {
  const agent = request.headers.get("user-agent");
  return !agent || isbot(agent);
}

/** Most messages of one call to a queue. */
const MOST = 100;
/** How long the first view waits for others, in ms; views collected when an isolate ends are lost. */
const GATHER_MS = 100;

/** Collected views: plain values that all requests of this isolate may share. */
let gathered: ProductView[] = [];
/** When a request began to wait for more views, in UTC ms; it may have been ended meanwhile. */
let since = -Infinity;

/**
 * Queues a view together with those of other visitors, because a call to the queue costs more than a page from memory. Each
 * stays a message of its own. Resolves once this view is queued or left to the request that already waits; rejects if the
 * queue is down.
 */
export async function gatherView(view: ProductView, { views }: Pick<Bindings, "views">): Promise<void> {
  gathered.push(view);
  if (gathered.length >= MOST) return sendGathered(views);
  // In real time, because a test's clock stands still.
  if (Math.abs(Date.now() - since) < 10 * GATHER_MS) return;
  since = Date.now();
  await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
  since = -Infinity;
  await sendGathered(views);
}

async function sendGathered(views: Bindings["views"]): Promise<void> {
  const batch = gathered;
  gathered = [];
  if (batch.length > 0) await views.sendBatch(batch.map((body) => ({ body })));
}
