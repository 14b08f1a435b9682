import { type RequestHandler, RouterContextProvider } from "react-router";
import { withLanguage } from "../app/domain/pages/language-address.ts";
import { namedLanguage } from "../app/http/head/address-language.server.ts";
import { exemptRouteOf } from "../app/http/exempt-routes.ts";
import { logEvent } from "../app/http/log.server.ts";
import { inPlainText } from "../app/http/pages/plain-text.server.ts";
import {
  cookiesContext,
  failureContext,
  nonceContext,
  problemContext,
  requestIdContext,
  submissionContext,
  timingContext,
  type ServerTiming,
  type Failure,
} from "../app/http/request-context.server.ts";
import { wroteCookie } from "../app/http/cookies/wrote-cookie.server.ts";
import { isLite } from "../app/http/pages/lite.server.ts";
import { randomText } from "../app/http/secrets/random-text.server.ts";
import { requestIdOf } from "../app/http/request-id.server.ts";
import { hasStyles, stylesCookie } from "../app/http/pages/styles.server.ts";
import { bindings, readBindings, type Bindings } from "../app/middleware/bindings.server.ts";
import { mayWrite, RETRY_AFTER } from "../app/middleware/rate-limit.server.ts";
import { openSession, sessionContext, type Session } from "../app/middleware/session.server.ts";
import { guardWrite, kept } from "../app/middleware/xsrf.server.ts";
import { isPage, setPageHeaders } from "./page-headers.ts";
import { inspectRequest, METHODS } from "./request-limits.ts";
import { wholePage } from "./whole-page.ts";

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
  if (whole?.isFinished) return whole.response;
  if (whole) return finish(request, whole.response, { ...whole, platform });
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
  let response: Response;
  const refusal = inspectRequest(request) ?? (isExempt ? null : await refuseWrite(request, session, platform, context));
  if (refusal) response = await refused(request, refusal, visit(), handle);
  else {
    const begun = Date.now();
    response = await handle(request, context);
    steps.push({ name: "render", dur: Date.now() - begun });
    const failure = context.get(failureContext) ?? bareFailure(request, response);
    if (failure) response = await refused(request, failure, visit(), handle);
    const problem = context.get(problemContext);
    const { status } = response;
    if (problem && (status === 422 || status === 429 || status === 409)) {
      const withProblem = () => {
        const again = visit();
        again.set(problemContext, problem);
        return again;
      };
      const page = await handle(pageRequest(request, problem.returnTo), withProblem());
      const wait = response.headers.get("Retry-After");
      response = canShowProblem(page)
        ? new Response(page.body, { status, headers: page.headers })
        : await refused(request, { status }, withProblem(), handle);
      if (wait) response.headers.set("Retry-After", wait);
    }
  }
  const wrote = request.method === "POST" && !isExempt ? wroteCookie(pathname, platform.publicOrigin) : null;
  if (wrote && response.status < 400) cookies.push(wrote);
  const isPaged = isPage(response.headers);
  // The lite shop has styles of its own.
  if (isPaged && response.status === 200 && !hasStyles(request.headers) && !isLite(request.headers))
    cookies.push(stylesCookie(platform.publicOrigin));
  const all = isPaged ? [...session.cookies, ...cookies] : cookies;
  return finish(request, await inPlainText(request, response), { nonce, cookies: all, steps, platform });
}

/**
 * Why a write goes no further: too many of them, or not from a page of ours. Whoever only sends too fast finds what was
 * typed on the page that says so.
 */
async function refuseWrite(
  request: Request,
  session: Session,
  platform: Bindings,
  context: RouterContextProvider,
): Promise<Failure | null> {
  if (request.method !== "POST") return null;
  const isAllowed = await mayWrite(request, session, platform).catch((error: unknown) => {
    // A counter that is away stops nobody.
    logEvent("rate-limit", error, context.get(requestIdContext));
    return true;
  });
  if (!isAllowed && !wantsPage(request)) return { status: 429 };
  const refusal = await guardWrite(request, session, platform.publicOrigin, context);
  if (isAllowed) return refusal;
  if (refusal) return { status: 429 };
  const { pathname, search } = new URL(request.url);
  return { status: 429, confirm: { action: pathname + search, fields: kept(context.get(submissionContext)) } };
}

const wantsPage = (request: Request) => (request.headers.get("accept") ?? "").includes("text/html");

/** What the router answers without a page of ours: no handler for the method, or an error in a form's target. */
function bareFailure(request: Request, { status, headers }: Response): Failure | null {
  if (request.method !== "POST") return null;
  const type = headers.get("Content-Type") ?? "";
  const isBare = status === 405 ? type.startsWith("text/html") : status === 500 && type.startsWith("text/plain");
  return isBare ? { status } : null;
}

/** The way back may lead to a redirect, to data or to a page that fails: none of them says what was refused. */
function canShowProblem({ status, headers }: Response): boolean {
  return (status === 200 || status === 410) && (headers.get("Content-Type") ?? "").startsWith("text/html");
}

/**
 * The page of a refusal, in the language that was named; a write that no page sent gets { ok, status, form }, anybody else
 * the bare status as JSON.
 */
async function refused(request: Request, failure: Failure, context: RouterContextProvider, handle: RequestHandler) {
  context.set(failureContext, failure);
  const language = namedLanguage(request, context.get(bindings).publicOrigin);
  if (wantsPage(request)) return handle(pageRequest(request, withLanguage("/refused", language)), context);
  if (request.method !== "POST") {
    return Response.json({ ok: false, status: failure.status }, { status: failure.status });
  }
  const isData = new URL(request.url).pathname.endsWith(".data");
  const asked = pageRequest(request, withLanguage(isData ? "/refused-write.data" : "/refused-write", language));
  return handle(new Request(asked, { method: "POST" }), context);
}

/** A GET for another page on behalf of the same visitor. */
function pageRequest(request: Request, path: string): Request {
  const headers = new Headers();
  for (const name of ["accept", "accept-language", "cookie", "user-agent", "save-data"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(new URL(path, request.url), { headers });
}

interface Finish {
  nonce: string;
  cookies: readonly string[];
  steps: ServerTiming;
  platform: Bindings;
}

function finish(request: Request, response: Response, { nonce, cookies, steps, platform }: Finish): Response {
  const headers = new Headers(response.headers);
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (response.status === 405 && !headers.has("Allow")) headers.set("Allow", allowed(request));
  if (response.status === 503 || response.status === 429) {
    headers.set("Cache-Control", "no-store");
    if (!headers.has("Retry-After")) headers.set("Retry-After", response.status === 429 ? String(RETRY_AFTER) : "5");
  }
  setPageHeaders(headers, nonce, platform);
  if (steps.length > 0) headers.set("Server-Timing", steps.map(timingEntry).join(", "));
  return new Response(response.body, { status: response.status, headers });
}

/** A method we take in general was refused by this address, which then only shows. */
function allowed({ method }: Request): string {
  return [...METHODS].filter((one) => one !== method).join(", ");
}

function timingEntry({ name, desc, dur }: ServerTiming[number]): string {
  return `${name}${desc ? `;desc="${desc}"` : ""}${dur === undefined ? "" : `;dur=${dur}`}`;
}
