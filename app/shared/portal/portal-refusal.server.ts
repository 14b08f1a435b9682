import { exemptRouteOf } from "../../http/exempt-routes.ts";
import { problemAnswer } from "../operator/operator-answer.server.ts";
import { portalOperations } from "./portal-operations.ts";

const READ: ReadonlySet<string> = new Set(
  Object.values(portalOperations).flatMap(({ path, body }) => (body === null ? [path] : [])),
);

/** Answers unknown addresses and methods of the vendors' interface in its own format; null: the address exists. */
export function unknownPortalAddress({ url, method }: Pick<Request, "url" | "method">): Response | null {
  const { pathname } = new URL(url);
  if (!/^\/portal(?:\/|$)/i.test(pathname)) return null;
  const route = exemptRouteOf(pathname);
  if (!route) return problemAnswer(404, "There is no such address: docs/seller-portal.md has them all.");
  const allowed = READ.has(route.path) ? ["GET", "HEAD"] : ["POST"];
  if (allowed.includes(method)) return null;
  return problemAnswer(405, `Send a ${allowed[0]}.`, { Allow: allowed.join(", ") });
}
