import type { RequestFailure } from "../app/http/request-context.server.ts";

const TARGET_LIMIT = 8 * 1024;
/** Control characters of every kind, and line ends: the router strips some and takes none of the others for a letter. */
const UNREADABLE = /[\p{Cc}\u2028\u2029]/u;
/** What pages and form targets answer; nothing here is for other methods. */
export const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Refuses what no page can answer: targets over 8 KiB (414), methods nobody handles (405), broken encoding (400). */
export function inspectRequest(request: Request): RequestFailure | null {
  const { pathname, search } = new URL(request.url);
  if (pathname.length + search.length > TARGET_LIMIT) return { status: 414 };
  if (!METHODS.has(request.method)) return { status: 405 };
  try {
    if (UNREADABLE.test(decodeURIComponent(pathname))) return { status: 400 };
  } catch {
    return { status: 400 };
  }
  return null;
}
