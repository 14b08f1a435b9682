import type { RouterContextProvider } from "react-router";
import { submissionContext } from "../http/request-context.server.ts";
import { bindings } from "./bindings.server.ts";
import { localeOf, translator } from "./locale.server.ts";
import { sessionContext } from "./session.server.ts";

/** Everything a form target needs from its request. */
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

/** What `actionContext` hands to every form target. */
export type ActionTools = ReturnType<typeof actionContext>;
