import { type RequestHandler, RouterContextProvider } from "react-router";
import { wroteCookie } from "../app/http/cookies/wrote-cookie.server.ts";
import { exemptRouteOf } from "../app/http/exempt-routes.ts";
import { isLite } from "../app/http/pages/lite.server.ts";
import { inPlainText } from "../app/http/pages/plain-text.server.ts";
import { hasStyles, stylesCookie } from "../app/http/pages/styles.server.ts";
import {
  cookiesContext,
  nonceContext,
  requestIdContext,
  timingContext,
  type ServerTiming,
} from "../app/http/request-context.server.ts";
import { requestIdOf } from "../app/http/request-id.server.ts";
import { randomText } from "../app/http/secrets/random-text.server.ts";
import { bindings, readBindings } from "../app/request/bindings.server.ts";
import { openSession, sessionContext } from "../app/request/session.server.ts";
import { finish } from "./finish.ts";
import { isPage } from "../app/http/page-headers.server.ts";
import { refused, refuseWrite } from "./refusals.ts";
import { inspectRequest } from "./request-limits.ts";
import { routed } from "./routed.ts";
import { wholePage } from "../app/page-cache/whole-page.server.ts";

/**
 * One request, from the platform's hands to the finished response. Its steps, in order:
 * 1. `readBindings`: what the platform and the settings give (app/request/bindings).
 * 2. `wholePage`: a public page for a guest comes from a copy, and only its headers are missing (app/page-cache).
 * 3. `openSession`: who asks; exempt addresses are nobody's (app/request/session).
 * 4. `inspectRequest`: 414, 405 or 400 for what no page can answer (request-limits).
 * 5. `refuseWrite`: a POST too many is 429, one that is not from a page of ours is 403 (refusals).
 * 6. `routed`: the router runs the middleware of app/root.tsx (language, dialogs' addresses, viewer), then action and
 *    loaders; app/entry.server prints. A refused form becomes the page it came from, with its status.
 * 7. `inPlainText`: for who asks for nothing but text.
 * 8. `finish`: cookies, security headers, caching.
 */
export async function respond(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  handle: RequestHandler,
): Promise<Response> {
  const platform = readBindings(env, (work) => ctx.waitUntil(work), request.headers);
  const steps: ServerTiming = [];
  const whole = await wholePage(request, platform, handle);
  if (whole) return whole.isFinished ? whole.response : finish(request, whole.response, { ...whole, platform });
  const { pathname } = new URL(request.url);
  const isExempt = exemptRouteOf(pathname) !== null;
  // Exempt routes read no cookie: whoever calls them is nobody.
  const session = await openSession(isExempt ? new Request(request.url) : request, platform);
  const nonce = randomText(18, "base64");
  const id = requestIdOf(request.headers);
  const cookies: string[] = [];
  steps.push({ name: "session", desc: session.isUnknown ? "unknown" : session.account ? "account" : "guest" });
  if (request.method === "GET") steps.push({ name: "page", desc: "bypassed" });
  const visit = (): RouterContextProvider => {
    const context = new RouterContextProvider();
    context.set(bindings, platform);
    context.set(sessionContext, session);
    context.set(nonceContext, nonce);
    context.set(requestIdContext, id);
    context.set(cookiesContext, cookies);
    context.set(timingContext, steps);
    return context;
  };
  const context = visit();
  const refusal = inspectRequest(request) ?? (isExempt ? null : await refuseWrite(request, session, platform, context));
  const response = refusal
    ? await refused(request, refusal, visit(), handle)
    : await routed(request, context, visit, handle);
  const wrote = request.method === "POST" && !isExempt ? wroteCookie(pathname, platform.publicOrigin) : null;
  if (wrote && response.status < 400) cookies.push(wrote);
  const isPaged = isPage(response.headers);
  // The lite shop has styles of its own.
  if (isPaged && response.status === 200 && !hasStyles(request.headers) && !isLite(request.headers))
    cookies.push(stylesCookie(platform.publicOrigin));
  const all = isPaged ? [...session.cookies, ...cookies] : cookies;
  return finish(request, await inPlainText(request, response), { nonce, cookies: all, steps, platform });
}
