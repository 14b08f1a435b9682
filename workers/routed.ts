import type { RequestHandler, RouterContextProvider } from "react-router";
import {
  failureContext,
  problemContext,
  timingContext,
  type RequestFailure,
  type RefusedForm,
} from "../app/http/request-context.server.ts";
import { pageRequest, refused } from "./refusals.ts";

export type NewContext = () => RouterContextProvider;

/**
 * A refused form prints the page it came from, with the typed values and its status: 409, 422 or 429; so does a form
 * that was sent along with a switch of language or currency.
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
  return form && (form.switched || [409, 422, 429].includes(answer.status))
    ? shownAgain(request, answer, form, newContext, handle)
    : answer;
}

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
  const asked = pageRequest(request, form.returnTo);
  if (form.switched) asked.headers.set("cookie", form.switched.cookies);
  const page = await handle(asked, withProblem());
  if (!canShowProblem(page) && form.switched) return Response.redirect(new URL(form.returnTo, request.url).href, 303);
  const shown = canShowProblem(page)
    ? new Response(page.body, { status, headers: page.headers })
    : await refused(request, { status }, withProblem(), handle);
  return withRefusal(shown, { headers });
}

function withRefusal(page: Response, { headers }: Pick<Response, "headers">): Response {
  const wait = headers.get("Retry-After");
  if (wait) page.headers.set("Retry-After", wait);
  return page;
}

/** The router's own answers: no handler for the method, or an error in a target or in rendering. */
function bareFailure(request: Request, response: Response): RequestFailure | null {
  const { status, headers } = response;
  if (isBare(response)) return { status };
  const isUnhandled = request.method === "POST" && status === 405;
  return isUnhandled && (headers.get("Content-Type") ?? "").startsWith("text/html") ? { status } : null;
}

export function isBare({ status, headers }: Response): boolean {
  return status === 500 && (headers.get("Content-Type") ?? "").startsWith("text/plain");
}

/** A redirect, data or a failing page cannot print a refusal. */
function canShowProblem({ status, headers }: Response): boolean {
  return (status === 200 || status === 410) && (headers.get("Content-Type") ?? "").startsWith("text/html");
}
