import type { RouterContextProvider } from "react-router";
import { viewSource } from "../domain/product-view.ts";
import { withView } from "../domain/recent.ts";
import { logEvent } from "../http/log.server.ts";
import { readRecent, recentCookie } from "../http/recent.server.ts";
import { cookiesContext, problemContext, requestIdContext } from "../http/request-context.server.ts";
import { bindings } from "./bindings.server.ts";
import { isRobot } from "./robot.server.ts";

/**
 * A look at a product's page: it moves to the front of what this visitor saw, and is sent to be counted behind the page.
 * Robots, HEAD, prefetches and the product that is at the front already change nothing; a queue that is away neither.
 */
export function countView(request: Request, context: Readonly<RouterContextProvider>, productId: number): void {
  if (!isLook(request, context)) return;
  const seen = readRecent(request.headers.get("cookie"));
  if (seen[0] === productId) return;
  const { views, waitUntil, clock, publicOrigin } = context.get(bindings);
  context.get(cookiesContext).push(recentCookie(withView(seen, productId), publicOrigin));
  const source = viewSource(new URL(request.url).searchParams.get("from"));
  const sent = Promise.resolve().then(() => views.send({ productId, at: clock(), source }));
  waitUntil(sent.catch((error: unknown) => logEvent("view", error, context.get(requestIdContext))));
}

/** A person looks: not a refused form that is shown again, and not a page fetched before anybody asked for it. */
function isLook(request: Request, context: Readonly<RouterContextProvider>): boolean {
  const purpose = `${request.headers.get("sec-purpose") ?? ""} ${request.headers.get("purpose") ?? ""}`;
  const isEarly = /prefetch|prerender|preview/i.test(purpose);
  return request.method === "GET" && !isEarly && context.get(problemContext) === null && !isRobot(request);
}
