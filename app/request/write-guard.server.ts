import type { RouterContextProvider } from "react-router";
import { exemptRouteOf } from "../http/exempt-routes.ts";
import { confirmedField, withoutSecrets } from "../http/forms/fields.server.ts";
import { readSubmission } from "../http/forms/submission.server.ts";
import { type RequestFailure, type Submission, submissionContext } from "../http/request-context.server.ts";
import { safePath } from "../http/safe-path.server.ts";
import type { Session } from "./session.server.ts";

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Checks every write before routing (security-and-faults.md 4): Origin and Sec-Fetch-Site if sent, body, token; then
 * files. Returns the refusal, or null.
 */
export async function guardWrite(
  request: Request,
  { session, publicOrigin, isAllowed }: { session: Session; publicOrigin: string; isAllowed: boolean },
  context: RouterContextProvider,
): Promise<RequestFailure | null> {
  const { pathname, search } = new URL(request.url);
  if (SAFE.has(request.method) || exemptRouteOf(pathname)) return null;
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== publicOrigin) return { status: 403 };
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") return { status: 403 };
  const proves = ({ fields, repeated }: Submission) =>
    !repeated.has("_xsrf") && session.accepts(request.headers.get("x-xsrf-token") ?? fields.get("_xsrf"));
  const read = await readSubmission(request, (sent) => (isAllowed && proves(sent) ? session.idHash : null));
  const confirm = (sent: Submission) => ({
    action: safePath(pathname + search, publicOrigin),
    fields: typedFields(sent),
    keepsCookies: session.hasCookie && !sent.fields.has(confirmedField),
  });
  if ("status" in read) return read.sent ? { status: read.status, confirm: confirm(read.sent) } : read;
  if (proves(read)) {
    read.fields.delete(confirmedField);
    context.set(submissionContext, read);
    return null;
  }
  read.release?.();
  if (read.repeated.has("_xsrf")) return { status: 400 };
  const isForm = request.method === "POST" && !pathname.endsWith(".data");
  return isForm ? { status: 403, confirm: confirm(read) } : { status: 403 };
}

export function typedFields({ fields }: Submission): [string, string][] {
  return Object.entries(withoutSecrets(fields));
}
