import { createContext, createCookie, type MiddlewareFunction } from "react-router";
import type { Currency, Viewer } from "../domain/viewer.ts";
import { pageMarksContext } from "../http/pages/page-marks.server.ts";
import { bindings } from "./bindings.server.ts";
import { localeOf } from "./locale.server.ts";
import { sessionContext } from "./session.server.ts";

export const viewerContext = createContext<Viewer>();

const YEAR = 31_536_000;

/**
 * Preferences are cookies, not sessions (settled.md 15). Scripts may read them: a page that was printed before another
 * choice has to know (client/early/page).
 */
export const currencyCookie = createCookie("currency", { path: "/", sameSite: "lax", httpOnly: false, maxAge: YEAR });

/** The currency that was chosen, else birr. */
export async function currencyOf(cookieHeader: string | null): Promise<Currency> {
  const chosen: unknown = await currencyCookie.parse(cookieHeader);
  return chosen === "USD" ? "USD" : "ETB";
}

/** Who looks: language, currency and time, for every rule that depends on them. */
export const viewerMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const marks = context.get(pageMarksContext);
  context.set(viewerContext, {
    locale: localeOf(context),
    currency: await currencyOf(request.headers.get("cookie")),
    now: context.get(bindings).clock(),
    signedIn: context.get(sessionContext).account !== null,
    ...(marks && { timeLeft: marks.timeLeft }),
  });
  return next();
};
