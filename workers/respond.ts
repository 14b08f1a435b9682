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
import { bindings, readBindings } from "../app/middleware/bindings.server.ts";
import { openSession, sessionContext } from "../app/middleware/session.server.ts";
import { finish } from "./finish.ts";
import { isPage } from "../app/http/page-headers.server.ts";
import { refused, refuseWrite } from "./refusals.ts";
import { inspectRequest } from "./request-limits.ts";
import { routed } from "./routed.ts";
import { wholePage } from "../app/page-cache/whole-page.server.ts";

/**
 * One request, from the platform's hands to the finished response: a copy of the page where there is one for everybody,
 * else limits, session, write guard, router, headers.
 * A refused request becomes a page with its status; a refused form becomes the page it came from, with status 422.
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
