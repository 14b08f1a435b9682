import type { RequestHandler, RouterContextProvider } from "react-router";
import { within } from "../app/data/deadline.server.ts";
import { submissionContext, type RequestFailure } from "../app/http/request-context.server.ts";
import { ownPath } from "../app/http/pages/own-path.server.ts";
import type { Bindings } from "../app/request/bindings.server.ts";
import { kept } from "../app/request/write-guard.server.ts";
import { bareAnswer } from "./bare-page.ts";
import { refused } from "./refusals.ts";
import { isBare, type NewContext } from "./routed.ts";

/** What a page gets that says there was no time, in ms: the rest of three seconds to the first byte. */
const GRACE_MS = 300;

interface Scene {
  platform: Bindings;
  nonce: string;
  requestId: string;
  /** Why the request was not let in, or null. */
  refusal: RequestFailure | null;
  /** Of the request, with what was sent. */
  context: RouterContextProvider;
  visit: NewContext;
  handle: RequestHandler;
}

/**
 * What goes out instead of `printed`: null where there was no time for it. Then it is 503, with what was sent and never
 * called done; where that is late too, or the framework failed, the page that cannot fail (security-and-faults.md 9).
 */
export async function lateAnswer(request: Request, printed: Response | null, scene: Scene): Promise<Response> {
  const { platform, nonce, requestId, refusal, visit, handle } = scene;
  const page = printed ?? (await inTime(refused(request, refusal ?? noTime(request, scene), visit(), handle)));
  if (page && !isBare(page)) return page;
  const status = printed ? 500 : 503;
  return bareAnswer(request, { status, nonce, requestId, publicOrigin: platform.publicOrigin });
}

/** A page can be asked for once more; of a write nobody knows whether it was done. */
function noTime(request: Request, { context }: Scene): RequestFailure {
  const url = new URL(request.url);
  if (request.method !== "POST") return { status: 503, again: ownPath(url) };
  const fields = kept(context.get(submissionContext));
  return { status: 503, confirm: { action: url.pathname + url.search, fields } };
}

/** null where it takes too long or fails. */
function inTime(work: Promise<Response>): Promise<Response | null> {
  return within(GRACE_MS, work).catch(() => null);
}
