import { currencyOf } from "../http/cookies/preference-cookies.server.ts";
import type { MiddlewareFunction } from "react-router";
import { pageMarksContext } from "../http/pages/page-marks.server.ts";
import { bindings } from "../request/bindings.server.ts";
import { localeOf } from "../request/locale.server.ts";
import { sessionContext } from "../request/session.server.ts";
import { viewerContext } from "../request/viewer.server.ts";

export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const marks = context.get(pageMarksContext);
  context.set(viewerContext, {
    locale: localeOf(context),
    currency: currencyOf(request),
    now: context.get(bindings).clock(),
    signedIn: context.get(sessionContext).account !== null,
    ...(marks && { timeLeft: marks.timeLeft }),
  });
  return next();
};
