import { createContext, createCookie, type MiddlewareFunction } from "react-router";
import type { Currency, Viewer } from "../domain/viewer.ts";
import { bindings } from "./bindings.server.ts";
import { localeOf } from "./locale.server.ts";
import { sessionContext } from "./session.server.ts";

export const viewerContext = createContext<Viewer>();

const YEAR = 31_536_000;

/** Preferences are cookies, not sessions (settled.md 15); readable by nobody but the server. */
export const currencyCookie = createCookie("currency", { path: "/", sameSite: "lax", httpOnly: true, maxAge: YEAR });

/** Who looks: language, currency and time, for every rule that depends on them. */
export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const chosen: unknown = await currencyCookie.parse(request.headers.get("cookie"));
  const currency: Currency = chosen === "USD" ? "USD" : "ETB";
  context.set(viewerContext, {
    locale: localeOf(context),
    currency,
    now: context.get(bindings).clock(),
    signedIn: context.get(sessionContext).account !== null,
  });
  return next();
};
