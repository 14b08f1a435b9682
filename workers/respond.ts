import { type RequestHandler, RouterContextProvider } from "react-router";
import { Budget, type Audience } from "../app/data/budget.server.ts";
import { within } from "../app/data/deadline.server.ts";
import { canWait, type Lane, laneOf, pageKind } from "../app/domain/pages/page-kind.ts";
import { wroteCookie } from "../app/http/cookies/wrote-cookie.server.ts";
import { exemptRouteOf } from "../app/http/exempt-routes.ts";
import { logAs, logEvent } from "../app/http/log.server.ts";
import { isPage } from "../app/http/page-headers.server.ts";
import { isLite } from "../app/http/pages/lite-page.server.ts";
import { ownPath } from "../app/http/pages/own-path.server.ts";
import { inPlainText } from "../app/http/pages/plain-text.server.ts";
import { hasStyles, stylesCookie } from "../app/http/pages/styles.server.ts";
import {
  cookiesContext,
  nonceContext,
  submissionContext,
  timingContext,
  type RequestFailure,
  type ServerTiming,
} from "../app/http/request-context.server.ts";
import { randomText } from "../app/http/secrets/random-text.server.ts";
import { lastGoodPage, wholePage } from "../app/page-cache/whole-page.server.ts";
import { bindings, readBindings, type Bindings } from "../app/request/bindings.server.ts";
import { enterCrowd, isCrowded } from "../app/request/crowd.server.ts";
import { openSession, sessionContext } from "../app/request/session.server.ts";
import { typedFields } from "../app/request/write-guard.server.ts";
import { unknownPortalAddress } from "../app/shared/portal/portal-refusal.server.ts";
import { bareAnswer, type Scene } from "./bare-page.ts";
import { finish } from "./finish.ts";
import { refused, refuseWrite } from "./refusals.ts";
import { inspectRequest } from "./request-limits.ts";
import { isBare, routed } from "./routed.ts";

/** ms left of the three seconds to the first byte. */
const GRACE_MS = 300;

/**
 * Order of steps: bindings, unknown portal addresses, limits, a cached page (app/page-cache), the crowd, session, refusals
 * of writes, router, last good copy, headers. An exception ends in the bare page.
 */
export async function respond(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, "waitUntil">,
  handle: RequestHandler,
): Promise<Response> {
  const begun = Date.now();
  const { pathname } = new URL(request.url);
  const lane = laneOf(pathname);
  const budget = new Budget(waitingFor(pathname, lane));
  const platform = readBindings(env, (work) => ctx.waitUntil(work), request, budget);
  const nonce = randomText(18, "base64");
  const scene = { platform, nonce };
  const leave = enterCrowd(lane);
  const answer = async () => {
    try {
      return countAnswer(platform, request, await answered(request, scene, handle), begun);
    } catch (error) {
      logEvent("respond", error);
      const finished = finish(request, bareAnswer(request, scene, 500), { ...scene, cookies: [], steps: [] });
      return countAnswer(platform, request, finished, begun);
    } finally {
      leave();
    }
  };
  return logAs(platform.requestId, answer, request);
}

function waitingFor(pathname: string, lane: Lane): Audience {
  const exempt = exemptRouteOf(pathname);
  if (exempt) return exempt.proof === "bearer" ? "operator" : "program";
  // `npm run dev` imports the modules of a page while its first request waits.
  return lane === "pictures" || import.meta.env.MODE === "development" ? "program" : "person";
}

async function turnedAway(request: Request, scene: Scene, status: 408 | 503 = 503) {
  const copy = request.method === "GET" ? await lastGoodPage(request, scene.platform) : null;
  return copy ?? finish(request, bareAnswer(request, scene, status), { ...scene, cookies: [], steps: [] });
}

async function answered(request: Request, scene: Scene, handle: RequestHandler): Promise<Response> {
  const { platform, nonce } = scene;
  const { budget, publicOrigin } = platform;
  const elsewhere = unknownPortalAddress(request);
  if (elsewhere) return finish(request, elsewhere, { ...scene, cookies: [], steps: [] });
  const unreadable = inspectRequest(request);
  const whole = unreadable ? null : await budget.spend(wholePage(request, platform, handle));
  if (whole) return whole.isFinished ? whole.response : finish(request, whole.response, { ...whole, platform });
  const { pathname } = new URL(request.url);
  const lane = laneOf(pathname);
  if (isCrowded(lane) && (lane !== "shop" || canWait(request.method, pathname))) return turnedAway(request, scene);
  const isExempt = exemptRouteOf(pathname) !== null;
  // Exempt routes and pictures read no cookie.
  const isNobody = isExempt || lane === "pictures";
  const session = await openSession(isNobody ? new Request(request.url) : request, platform);
  const cookies: string[] = [];
  const steps: ServerTiming = [];
  steps.push({ name: "session", desc: session.isUnknown ? "unknown" : session.account ? "account" : "guest" });
  if (request.method === "GET") steps.push({ name: "page", desc: "bypassed" });
  const visit = (): RouterContextProvider => {
    const context = new RouterContextProvider();
    context.set(bindings, platform);
    context.set(sessionContext, session);
    context.set(nonceContext, nonce);
    context.set(cookiesContext, cookies);
    context.set(timingContext, steps);
    return context;
  };
  const context = visit();
  const refusal = unreadable ?? (isExempt ? null : await refuseWrite(request, session, platform, context));
  // Many bodies may time out at once, so the answer must cost nothing.
  if (refusal?.status === 408) return turnedAway(request, scene, 408);
  const { files, release } = context.get(submissionContext);
  if (request.method === "POST") budget.restart(files?.coming ? "sender" : files?.sent.length ? "program" : undefined);
  const answer = () => (refusal ? refused(request, refusal, visit(), handle) : routed(request, context, visit, handle));
  const answering = budget.isSpent ? Promise.resolve(null) : budget.spend(answer());
  const printed = await answering.finally(release);
  const isAway = printed === null || printed.status === 503;
  const kept = isAway && request.method === "GET" && refusal === null ? await lastGoodPage(request, platform) : null;
  if (kept) return kept;
  const away = () => refused(request, refusal ?? noTime(request, context), visit(), handle);
  // 503 with the typed values, or the bare page if that is late too (security-and-faults.md 9).
  const page = printed ?? (await within(GRACE_MS, away()).catch(() => null));
  const response = page && !isBare(page) ? page : bareAnswer(request, scene, printed ? 500 : 503);
  const wrote = request.method === "POST" && !isExempt ? wroteCookie(pathname, publicOrigin) : null;
  if (wrote && response.status < 400) cookies.push(wrote);
  const isPaged = isPage(response.headers);
  if (isPaged && response.status === 200 && !hasStyles(request.headers) && !isLite(request.headers))
    cookies.push(stylesCookie(publicOrigin));
  const all = isPaged ? [...session.cookies, ...cookies] : cookies;
  const isPersonal = session.account !== null || session.isUnknown;
  return finish(request, await inPlainText(request, response), { nonce, isPersonal, cookies: all, steps, platform });
}

/** Whether a write that ran out of time was done is unknown. */
function noTime(request: Request, context: RouterContextProvider): RequestFailure {
  const url = new URL(request.url);
  if (request.method !== "POST") return { status: 503, again: ownPath(url) };
  const fields = typedFields(context.get(submissionContext));
  return { status: 503, confirm: { action: url.pathname + url.search, fields } };
}

const LATE_MS = 2_000;

function countAnswer(platform: Bindings, request: Request, response: Response, begun: number): Response {
  if (!platform.isCounting) return response;
  const { status } = response;
  const ms = Date.now() - begun;
  const [, from = ""] = /page;desc="([^"]*)"/.exec(response.headers.get("Server-Timing") ?? "") ?? [];
  const page = pageKind(new URL(request.url).pathname);
  const note = () => {
    const { calls, rowsRead, rowsWritten, ms: databaseMs } = platform.meter;
    platform.count({ event: "answer", page, status, from, calls, rowsRead, rowsWritten, databaseMs, ms });
  };
  if (platform.meter.calls === 0) note();
  else platform.waitUntil(new Promise((resolve) => setTimeout(resolve, LATE_MS)).then(note));
  return response;
}
