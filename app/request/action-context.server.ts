import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import { isAway } from "../data/deadline.server.ts";
import { replyUnavailable } from "../http/forms/reply.server.ts";
import { logEvent } from "../http/log.server.ts";
import { submissionContext } from "../http/request-context.server.ts";
import { bindings, type Bindings } from "./bindings.server.ts";
import { localeOf, translator } from "./locale.server.ts";
import { sessionContext } from "./session.server.ts";

export function actionContext({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  const platform = context.get(bindings);
  const { kv, secrets, publicOrigin } = platform;
  const now = platform.clock();
  return {
    ...platform,
    now,
    session: context.get(sessionContext),
    submission: context.get(submissionContext),
    context,
    locale: localeOf(context),
    t: context.get(translator),
    where: { request, context, flash: { kv, secrets, publicOrigin }, now, publicOrigin },
  };
}

export type ActionTools = ReturnType<typeof actionContext>;

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/**
 * A write that may remain unconfirmed is answered with 503 and the typed fields, never as done; a refusal may be thrown.
 */
export function confirmed<Args extends ActionArgs>(
  write: (tools: ActionTools, args: Args) => Promise<Response>,
): (args: Args) => Promise<Response> {
  return async (args) => {
    const tools = actionContext(args);
    try {
      return await write(tools, args);
    } catch (error) {
      if (error instanceof Response) return error;
      if (!isAway(error)) throw error;
      logEvent("write", error);
      return replyUnavailable(tools.where, tools.t("errors.notConfirmedText"));
    }
  };
}

/**
 * Sends an action's answer as it is, where the router would print the page around it (specification 7.1). Belongs in
 * the route's `middleware`.
 */
export function answering<Args>(action: (args: Args) => Promise<Response>): MiddlewareFunction<Response> {
  return async (args: ActionArgs & { params: Record<string, string | undefined> }, next) => {
    const { request } = args;
    const isForm = request.method === "POST" && !new URL(request.url).pathname.endsWith(".data");
    return isForm ? action(args as Args) : next();
  };
}

/**
 * Calls the outbox's consumer after a write; never fails, and the sweep (workers/upkeep) replaces a lost call within a
 * minute.
 */
export function callOutbox({
  outbox,
  waitUntil,
  requestId,
}: Pick<Bindings, "outbox" | "waitUntil" | "requestId">): void {
  const call = outbox.send({ due: "now", requestId });
  waitUntil(call.catch((error: unknown) => logEvent("outbox-call", error)));
}
