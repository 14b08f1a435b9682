import { isbot } from "isbot";
import type { RouterContextProvider } from "react-router";
import { noteRecentView } from "../data/products/recent.server.ts";
import { seenBefore, viewSource, type ProductView } from "../domain/products/product-view.ts";
import { withView } from "../domain/products/recent.ts";
import { readRecent, recentCookie } from "../http/cookies/recent.server.ts";
import { logEvent } from "../http/log.server.ts";
import { isAnticipated } from "../http/pages/anticipated.server.ts";
import { pageMarksContext } from "../http/pages/page-marks.server.ts";
import { cookiesContext, problemContext, requestIdContext } from "../http/request-context.server.ts";
import { bindings, type Bindings } from "./bindings.server.ts";
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

/** Whether a person looks, and at a page that somebody asked for; at one fetched ahead the browser says so by POST. */
export function isLook(request: Request): boolean {
  return request.method !== "HEAD" && !isAnticipated(request.headers) && !isRobot(request);
}

/** Whether a program and not a person asks, as far as it says so; who does not say what he is counts as one. */
function isRobot(request: Request): boolean {
  const agent = request.headers.get("user-agent");
  return !agent || isbot(agent);
}

/** As many as a queue takes in one call. */
const MOST = 100;
/** How long the first of them waits for others, in ms; what an isolate that ends has gathered by then is not counted. */
const GATHER_MS = 100;

/** Views on their way to the queue: plain values that all requests of this isolate may share. */
let gathered: ProductView[] = [];
/** When a request began to wait for others' views, UTC ms; it may have been ended meanwhile. */
let since = -Infinity;

/**
 * Sends a view to be counted, together with those of other visitors: a call of the queue costs more than a page that is
 * handed out from memory. Each stays a message of its own. Ends once this view, or all that wait, are handed over or left
 * to the request that waits already; rejects when the queue is away.
 */
export async function gatherView(view: ProductView, { views }: Pick<Bindings, "views">): Promise<void> {
  gathered.push(view);
  if (gathered.length >= MOST) return sendGathered(views);
  // By the real time: a test's clock stands still.
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
