import type { RequestHandler, RouterContextProvider } from "react-router";
import {
  failureContext,
  problemContext,
  timingContext,
  type RequestFailure,
  type RefusedForm,
} from "../app/http/request-context.server.ts";
import { pageRequest, refused } from "./refusals.ts";

/** A fresh context of the same visit: each question to the router has one of its own. */
export type NewContext = () => RouterContextProvider;

/**
 * What the router answers, with `render` among the steps of `context` (ms). A failure becomes a page with its status; a
 * refused form becomes the page it came from, with what was typed and the form's status: 409, 422 or 429.
 */
export async function routed(
  request: Request,
  context: RouterContextProvider,
  newContext: NewContext,
  handle: RequestHandler,
): Promise<Response> {
  const begun = Date.now();
  const response = await handle(request, context);
  context.get(timingContext).push({ name: "render", dur: Date.now() - begun });
  const failure = context.get(failureContext) ?? bareFailure(request, response);
  const answer = failure ? withRefusal(await refused(request, failure, newContext(), handle), response) : response;
  const form = context.get(problemContext);
  return form && [409, 422, 429].includes(answer.status)
    ? shownAgain(request, answer, form, newContext, handle)
    : answer;
}

/** The page a refused form came from, where it can be shown. */
async function shownAgain(
  request: Request,
  { status, headers }: Response,
  form: RefusedForm,
  newContext: NewContext,
  handle: RequestHandler,
): Promise<Response> {
  const withProblem = () => {
    const context = newContext();
    context.set(problemContext, form);
    return context;
  };
  const page = await handle(pageRequest(request, form.returnTo), withProblem());
  const shown = canShowProblem(page)
    ? new Response(page.body, { status, headers: page.headers })
    : await refused(request, { status }, withProblem(), handle);
  return withRefusal(shown, { headers });
}

/** What a refusal says in its headers holds for the page that shows it. */
function withRefusal(page: Response, { headers }: Pick<Response, "headers">): Response {
  const wait = headers.get("Retry-After");
  if (wait) page.headers.set("Retry-After", wait);
  return page;
}

/** What the router answers without a page of ours: no handler for the method, or an error in a target or in rendering. */
function bareFailure(request: Request, response: Response): RequestFailure | null {
  const { status, headers } = response;
  if (isBare(response)) return { status };
  const isUnhandled = request.method === "POST" && status === 405;
  return isUnhandled && (headers.get("Content-Type") ?? "").startsWith("text/html") ? { status } : null;
}

/** The framework's own answer where rendering or a target threw: no page and no data of ours. */
export function isBare({ status, headers }: Response): boolean {
  return status === 500 && (headers.get("Content-Type") ?? "").startsWith("text/plain");
}

/** The way back may lead to a redirect, to data or to a page that fails: none of them says what was refused. */
function canShowProblem({ status, headers }: Response): boolean {
  return (status === 200 || status === 410) && (headers.get("Content-Type") ?? "").startsWith("text/html");
}
