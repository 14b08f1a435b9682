import { type RequestHandler, type RouterContextProvider } from "react-router";
import { withLanguage } from "../app/domain/pages/language-address.ts";
import { namedLanguage } from "../app/http/head/carry-language.server.ts";
import { failureContext, submissionContext, type RequestFailure } from "../app/http/request-context.server.ts";
import { bindings, type Bindings } from "../app/request/bindings.server.ts";
import { isBelowWriteLimit } from "../app/request/rate-limit.server.ts";
import type { Session } from "../app/request/session.server.ts";
import { guardWrite, typedFields } from "../app/request/write-guard.server.ts";
import { wantsPage } from "../app/http/media-types.server.ts";

export async function refuseWrite(
  request: Request,
  session: Session,
  platform: Bindings,
  context: RouterContextProvider,
): Promise<RequestFailure | null> {
  if (request.method !== "POST") return null;
  const isAllowed = await isBelowWriteLimit(request, session, platform);
  if (!isAllowed && !wantsPage(request)) return { status: 429 };
  const { publicOrigin } = platform;
  const refusal = await guardWrite(request, { session, publicOrigin, isAllowed }, context);
  if (isAllowed) return refusal;
  if (refusal) return { ...refusal, status: 429 };
  const { pathname, search } = new URL(request.url);
  return { status: 429, confirm: { action: pathname + search, fields: typedFields(context.get(submissionContext)) } };
}

/** { ok, status, form } for a scripted write; else a page, or the status as JSON. */
export async function refused(
  request: Request,
  failure: RequestFailure,
  context: RouterContextProvider,
  handle: RequestHandler,
): Promise<Response> {
  context.set(failureContext, failure);
  const language = namedLanguage(request, context.get(bindings).publicOrigin);
  if (wantsPage(request))
    return handle(pageRequest(request, withLanguage(failure.page ?? "/refused", language)), context);
  if (request.method !== "POST") {
    return Response.json({ ok: false, status: failure.status }, { status: failure.status });
  }
  const isData = new URL(request.url).pathname.endsWith(".data");
  const asked = pageRequest(request, withLanguage(isData ? "/refused-write.data" : "/refused-write", language));
  return handle(new Request(asked, { method: "POST" }), context);
}

export function pageRequest(request: Request, path: string): Request {
  const headers = new Headers();
  for (const name of ["accept", "accept-language", "cookie", "user-agent", "save-data"]) {
    const value = request.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Request(new URL(path, request.url), { headers });
}
