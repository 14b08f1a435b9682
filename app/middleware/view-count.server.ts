import type { RouterContextProvider } from "react-router";
import { noteRecentView } from "../data/recent.server.ts";
import { seenBefore, viewSource } from "../domain/product-view.ts";
import { withView } from "../domain/recent.ts";
import { logEvent } from "../http/log.server.ts";
import { readRecent, recentCookie } from "../http/recent.server.ts";
import { cookiesContext, problemContext, requestIdContext } from "../http/request-context.server.ts";
import { bindings } from "./bindings.server.ts";
import { isRobot } from "./robot.server.ts";
import { sessionContext } from "./session.server.ts";

/**
 * A look at a product's page: it moves to the front of what this visitor saw, a guest's cookie or an account's rows, and
 * is sent to be counted behind the page. Robots, HEAD, prefetches and the product that is at the front already change
 * nothing; neither does a queue or database that is away, and who signed in but is not known is noted nowhere.
 */
export function countView(request: Request, context: Readonly<RouterContextProvider>, productId: number): void {
  const { account, isUnknown } = context.get(sessionContext);
  if (isUnknown || !isLook(request, context)) return;
  const { db, views, waitUntil, clock } = context.get(bindings);
  const at = clock();
  const source = viewSource(new URL(request.url).searchParams.get("from"));
  const send = (seen: number[]) =>
    seen[0] === productId ? undefined : views.send({ productId, at, source, ...seenBefore(seen, productId) });
  const seen = account
    ? Promise.resolve().then(() => noteRecentView(db, account.id, productId, at))
    : Promise.resolve(noteInCookie(request, context, productId));
  waitUntil(seen.then(send).catch((error: unknown) => logEvent("view", error, context.get(requestIdContext))));
}

/** What this browser saw before. */
function noteInCookie(request: Request, context: Readonly<RouterContextProvider>, productId: number): number[] {
  const seen = readRecent(request.headers.get("cookie"));
  if (seen[0] !== productId) {
    const { publicOrigin } = context.get(bindings);
    context.get(cookiesContext).push(recentCookie(withView(seen, productId), publicOrigin));
  }
  return seen;
}

/** A person looks: not a refused form that is shown again, and not a page fetched before anybody asked for it. */
function isLook(request: Request, context: Readonly<RouterContextProvider>): boolean {
  const purpose = `${request.headers.get("sec-purpose") ?? ""} ${request.headers.get("purpose") ?? ""}`;
  const isEarly = /prefetch|prerender|preview/i.test(purpose);
  return request.method === "GET" && !isEarly && context.get(problemContext) === null && !isRobot(request);
}
