import { randomBytes } from "node:crypto";
import { type RequestHandler, RouterContextProvider } from "react-router";
import {
  cookiesContext,
  failureContext,
  nonceContext,
  problemContext,
  requestIdContext,
  timingContext,
  type ServerTiming,
  type Failure,
} from "../app/http/request-context.server.ts";
import { setSecurityHeaders } from "../app/http/security-headers.server.ts";
import { bindings, readBindings, type Bindings } from "../app/middleware/bindings.server.ts";
import { openSession, sessionContext, type Session } from "../app/middleware/session.server.ts";
import { guardWrite } from "../app/middleware/xsrf.server.ts";
import { inspectRequest, METHODS } from "./request-limits.ts";

/**
 * One request, from the platform's hands to the finished response: limits, session, write guard, router, headers.
 * A refused request becomes a page with its status; a refused form becomes the page it came from, with status 422.
 */
export async function respond(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  handle: RequestHandler,
): Promise<Response> {
  const platform = readBindings(env, (work) => ctx.waitUntil(work), request.headers);
  const session = openSession(request, platform);
  const nonce = randomBytes(18).toString("base64");
  const id = request.headers.get("cf-ray") ?? randomBytes(8).toString("hex");
  const cookies: string[] = [];
  const steps: ServerTiming = [];
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
  const refusal = inspectRequest(request) ?? (await guardWrite(request, session, platform.publicOrigin, context));
  if (refusal) response = await refused(request, refusal, visit(), handle);
  else {
    response = await handle(request, context);
    const failure = context.get(failureContext) ?? bareFailure(request, response);
    if (failure) response = await refused(request, failure, visit(), handle);
    const problem = context.get(problemContext);
    if (problem && response.status === 422) {
      const withProblem = () => {
        const again = visit();
        again.set(problemContext, problem);
        return again;
      };
      const page = await handle(pageRequest(request, problem.returnTo), withProblem());
      response = canShowProblem(page)
        ? new Response(page.body, { status: 422, headers: page.headers })
        : await refused(request, { status: 422 }, withProblem(), handle);
    }
  }
  return finish(request, response, { nonce, cookies, steps, session, platform });
}

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

/** The page of a refusal, or its bare status as JSON for callers that are not browsers. */
async function refused(request: Request, failure: Failure, context: RouterContextProvider, handle: RequestHandler) {
  if (!(request.headers.get("accept") ?? "").includes("text/html")) {
    return Response.json({ ok: false, status: failure.status }, { status: failure.status });
  }
  context.set(failureContext, failure);
  return handle(pageRequest(request, "/refused"), context);
}

/** A GET for another page on behalf of the same visitor. */
function pageRequest(request: Request, path: string): Request {
  const headers = new Headers();
  for (const name of ["accept", "accept-language", "cookie", "user-agent"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(new URL(path, request.url), { headers });
}

interface Finish {
  nonce: string;
  cookies: string[];
  steps: ServerTiming;
  session: Session;
  platform: Bindings;
}

function finish(request: Request, response: Response, { nonce, cookies, steps, session, platform }: Finish): Response {
  const headers = new Headers(response.headers);
  const isSecure = platform.publicOrigin.startsWith("https:");
  setSecurityHeaders(headers, { nonce, isSecure, isDevelopment: import.meta.env.DEV });
  const isPage = (headers.get("Content-Type") ?? "").startsWith("text/html");
  for (const cookie of isPage ? [...session.cookies, ...cookies] : cookies) headers.append("Set-Cookie", cookie);
  if (isPage && platform.isUncompressed) headers.set("Content-Encoding", "identity");
  if (response.status === 405 && !headers.has("Allow")) headers.set("Allow", allowed(request));
  if (response.status === 503) {
    headers.set("Cache-Control", "no-store");
    if (!headers.has("Retry-After")) headers.set("Retry-After", "5");
  } else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
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
