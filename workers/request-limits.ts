import type { RequestFailure } from "../app/http/request-context.server.ts";

const TARGET_LIMIT = 8 * 1024;
const UNREADABLE = /[\p{Cc}\u2028\u2029]/u;
export const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Refuses targets over 8 KiB (414), other methods (405) and broken encoding (400). */
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
