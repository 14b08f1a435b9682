import type { MiddlewareFunction } from "react-router";
import { productHref } from "../domain/products/product-links.ts";
import { seeOther } from "../http/forms/reply.server.ts";
import { ownPath } from "../http/pages/own-path.server.ts";
import { safePath } from "../http/safe-path.server.ts";
import { bindings } from "../request/bindings.server.ts";
import { sessionContext } from "../request/session.server.ts";

/** A dialog needs scripts: its address opened directly redirects to the page that does the same (settled.md 4). */
export const modalMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const url = new URL(request.url);
  const isDocument = (request.method === "GET" || request.method === "HEAD") && !url.pathname.endsWith(".data");
  const modal = isDocument ? url.searchParams.get("modal") : null;
  if (!modal) return next();
  const { publicOrigin } = context.get(bindings);
  const page = pageOf(modal, safePath(ownPath(url), publicOrigin), context.get(sessionContext).account !== null);
  if (page === null) return next();
  return seeOther(safePath(page, publicOrigin));
};

function pageOf(modal: string, back: string, isSignedIn: boolean): string | null {
  const leading = (page: string, isOver: boolean) =>
    isOver || back.startsWith(page) ? back : `${page}?next=${encodeURIComponent(back)}`;
  if (modal === "sign-in") return leading("/sign-in", isSignedIn);
  if (modal === "newsletter") return leading("/newsletter", false);
  const slug = /^quick-view\.(.+)$/s.exec(modal)?.[1];
  return slug !== undefined ? productHref(slug) : null;
}
