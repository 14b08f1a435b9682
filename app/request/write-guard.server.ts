import type { RouterContextProvider } from "react-router";
import { exemptRouteOf } from "../http/exempt-routes.ts";
import { withoutSecrets } from "../http/forms/fields.server.ts";
import { readSubmission } from "../http/forms/submission.server.ts";
import { type RequestFailure, type Submission, submissionContext } from "../http/request-context.server.ts";
import { safePath } from "../http/safe-path.server.ts";
import type { Session } from "./session.server.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Checks every write before routing (security-and-faults.md 4): Origin and Sec-Fetch-Site must be ours if sent, the body must
 * be readable, the token must belong to this session. Returns why it is refused, or null.
 */
export async function guardWrite(
  request: Request,
  session: Session,
  publicOrigin: string,
  context: RouterContextProvider,
): Promise<RequestFailure | null> {
  const { pathname, search } = new URL(request.url);
  if (SAFE.has(request.method) || exemptRouteOf(pathname)) return null;
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== publicOrigin) return { status: 403 };
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return { status: 403 };
  const submission = await readSubmission(request);
  if ("status" in submission) return submission;
  const { fields, repeated } = submission;
  if (repeated.has("_xsrf")) return { status: 400 };
  const token = request.headers.get("x-xsrf-token") ?? fields.get("_xsrf");
  if (!session.accepts(token)) {
    const isForm = request.method === "POST" && !pathname.endsWith(".data");
    return isForm
      ? { status: 403, confirm: { action: safePath(pathname + search, publicOrigin), fields: kept(submission) } }
      : { status: 403 };
  }
  context.set(submissionContext, submission);
  return null;
}

/** The sent fields, to be shown and sent again. */
export function kept({ fields }: Submission): [string, string][] {
  return Object.entries(withoutSecrets(fields));
}
