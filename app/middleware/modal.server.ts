import type { MiddlewareFunction } from "react-router";
import { ownPath } from "../http/own-path.server.ts";
import { safePath } from "../http/safe-path.server.ts";
import { bindings } from "./bindings.server.ts";
import { sessionContext } from "./session.server.ts";

/**
 * A dialog lies over a page by script only: its address, opened cold, answers with the page that does the same and comes
 * back (settled.md 4). Data, forms and unknown dialogs are none of it.
 */
export const modalMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const isDocument = (request.method === "GET" || request.method === "HEAD") && !url.pathname.endsWith(".data");
  if (!isDocument || url.searchParams.get("modal") !== "sign-in") return next();
  const back = safePath(ownPath(url), context.get(bindings).publicOrigin);
  const isOver = context.get(sessionContext).account !== null || back.startsWith("/sign-in");
  const to = isOver ? back : `/sign-in?next=${encodeURIComponent(back)}`;
  return new Response(null, { status: 303, headers: { Location: to, "Cache-Control": "no-store" } });
};
