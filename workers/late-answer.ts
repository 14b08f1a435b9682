import type { RequestHandler, RouterContextProvider } from "react-router";
import { within } from "../app/data/deadline.server.ts";
import { submissionContext, type RequestFailure } from "../app/http/request-context.server.ts";
import { ownPath } from "../app/http/pages/own-path.server.ts";
import type { Bindings } from "../app/request/bindings.server.ts";
import { typedFields } from "../app/request/write-guard.server.ts";
import { bareAnswer } from "./bare-page.ts";
import { refused } from "./refusals.ts";
import { isBare, type NewContext } from "./routed.ts";

/** ms left of the three seconds to the first byte. */
const GRACE_MS = 300;

interface Scene {
  platform: Bindings;
  nonce: string;
  requestId: string;
  refusal: RequestFailure | null;
  context: RouterContextProvider;
  visit: NewContext;
  handle: RequestHandler;
}

/** 503 with the typed values, or the bare page if that is late too (security-and-faults.md 9). */
export async function lateAnswer(request: Request, printed: Response | null, scene: Scene): Promise<Response> {
  const { platform, nonce, requestId, refusal, visit, handle } = scene;
  const page = printed ?? (await inTime(refused(request, refusal ?? noTime(request, scene), visit(), handle)));
  if (page && !isBare(page)) return page;
  const status = printed ? 500 : 503;
  return bareAnswer(request, { status, nonce, requestId, publicOrigin: platform.publicOrigin });
}

/** Whether a write that ran out of time was done is unknown. */
function noTime(request: Request, { context }: Scene): RequestFailure {
  const url = new URL(request.url);
  if (request.method !== "POST") return { status: 503, again: ownPath(url) };
  const fields = typedFields(context.get(submissionContext));
  return { status: 503, confirm: { action: url.pathname + url.search, fields } };
}

function inTime(work: Promise<Response>): Promise<Response | null> {
  return within(GRACE_MS, work).catch(() => null);
}
